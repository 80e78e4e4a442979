import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig, variableNames } from "@yomiai/server/config";
import { freePort, postgresProgram, redisProgram, whyNot } from "@yomiai/server/throwaway";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Cluster } from "../cluster/cluster.ts";
import { ClusterFight } from "../cluster/clusterFight.ts";
import { playable } from "../play/playable.ts";
import { composeServices, root } from "./composeFile.ts";
import { listIn, said } from "./dockerfile.ts";
import { nginxProgram, startNginx } from "./nginxFront.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const services = composeServices({ POSTGRES_PASSWORD: "secret" });
const apps = Object.entries(services).filter(([, { build }]) => build !== undefined);
const nginx = read("deploy/nginx.conf");

describe("the operations page", () => {
  test("tells of every environment variable, and of none that is not read", () => {
    const told = [...read("docs/operations.md").matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual([...variableNames].toSorted());
  });
});

describe("the compose file", () => {
  test("starts two servers by an environment that they can read", () => {
    expect(apps.map(([name]) => name)).toEqual(["app-1", "app-2"]);
    for (const [name, { environment = {} }] of apps) {
      expect(Object.keys(environment).filter((variable) => !variableNames.includes(variable))).toEqual([]);
      const { port, cluster, trustedProxies } = readConfig(environment);
      expect(cluster?.address).toBe(`http://${name}:${port}`);
      expect(trustedProxies).toBe(1);
    }
  });

  test("gives the servers the database and the Redis that it starts, with the same user and password", () => {
    for (const [, { environment = {}, networks }] of apps) {
      const { cluster } = readConfig(environment);
      const database = new URL(cluster?.databaseUrl ?? "");
      const { postgres, redis } = services;
      expect(Object.keys(services)).toContain(new URL(cluster?.redisUrl ?? "").hostname);
      expect(database.hostname).toBe("postgres");
      expect(postgres?.environment).toEqual({
        POSTGRES_USER: database.username,
        POSTGRES_PASSWORD: database.password,
        POSTGRES_DB: database.pathname.slice(1),
      });
      for (const one of [postgres, redis, services.front]) expect(one?.networks).toEqual(networks);
    }
  });

  test("builds from a Dockerfile that is there and lets servers end in their own time", () => {
    for (const [, { build, stop_grace_period = "" }] of apps) {
      expect(existsSync(join(root, "deploy", build?.context ?? "", build?.dockerfile ?? ""))).toBe(true);
      const stopWithin = Number(
        /STOP_WITHIN_MS = ([\d_]+)/.exec(read("packages/server/src/main.ts"))?.[1]?.replace("_", ""),
      );
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(stopWithin);
    }
  });

  test("publishes the front and nothing else", () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(["front"]);
    const port = /listen (\d+);/.exec(nginx)?.[1];
    expect(services.front?.ports).toEqual([`${port}:${port}`]);
    const [file] = services.front?.volumes?.[0]?.split(":") ?? [];
    expect(existsSync(join(root, "deploy", file ?? "?"))).toBe(true);
    const behind = [...nginx.matchAll(/^ *server ([\w-]+:\d+) /gm)].map(([, server]) => server);
    expect(behind).toEqual(apps.map(([name, { environment }]) => `${name}:${environment?.PORT}`));
  });
});

describe("the Dockerfile", () => {
  test("copies what is there, runs what npm start runs, on the port it tells", () => {
    const sources = said("COPY")
      .filter((line) => !line.startsWith("--from"))
      .flatMap((line) => line.split(" ").slice(0, -1));
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const [program, script = ""] = listIn(said("CMD").at(-1) ?? "");
    expect(program).toBe("node");
    expect(read("scripts/boot.mjs")).toContain(`"${script}"`);
    const environment = Object.fromEntries(
      said("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("="))),
    );
    expect(String(readConfig({ PORT: environment.PORT }).port)).toBe(said("EXPOSE")[0]);
    expect(environment.DATA_DIR).toBe(said("VOLUME")[0]);
  });

  test("installs with the repository's own pnpm, on the Node that it asks for", () => {
    const { packageManager } = JSON.parse(read("package.json"));
    const wanted = /NODE_WANTED = (\d+)/.exec(read("scripts/boot.mjs"))?.[1];
    for (const line of said("FROM")) expect(line).toMatch(new RegExp(`^node:${wanted}-`));
    const installs = said("RUN").filter((line) => line.includes(" install "));
    expect(installs).toHaveLength(2);
    for (const line of installs) expect(line).toContain(`npx --yes ${packageManager} install`);
  });
});

const why = whyNot(postgresProgram, redisProgram, nginxProgram);

describe.skipIf(why !== undefined)("nginx with the configuration of deploy/, before two servers", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start(1, startNginx);
  }, 120_000);
  afterAll(() => cluster?.remove(), 60_000);

  async function checkHealth(port: number): Promise<number | null> {
    const [, ...command] = listIn(said("HEALTHCHECK")[0] ?? "");
    const check = spawn(process.execPath, command, { env: { PORT: String(port) } });
    await once(check, "exit");
    return check.exitCode;
  }

  test("lets fights through at one address, also while a server is gone", async () => {
    const fights: ClusterFight[] = [];
    for (const ruleset of playable.slice(0, 2)) {
      fights.push(await ClusterFight.begin({ url: cluster.url, ruleset, seed: 1, whims: 1 }));
    }
    expect([...(await cluster.tablesByAddress()).values()]).toEqual([1, 1]);
    const playing = fights.map((fight) => fight.play());
    await Promise.all(fights.map((fight) => fight.decided()));
    const [stopped] = cluster.servers;
    expect(await stopped.stop()).toBe(0);
    for (let more = 0; more < 5; more++) await Promise.all(fights.map((fight) => fight.decided()));
    for (const fight of fights) fight.end();
    await Promise.all(playing);
    expect((await Promise.all(fights.map((fight) => fight.problems()))).flat()).toEqual([]);
    for (const fight of fights) fight.leave();
  });

  test("passes on who asks, so that metrics are not told to everybody", async () => {
    expect((await fetch(`${cluster.servers[1].url}/metrics`)).status).toBe(200);
    expect((await fetch(`${cluster.url}/metrics`)).status).toBe(404);
  });

  test("the container's health check sees whether a server answers", async () => {
    expect(await checkHealth(cluster.servers[1].port)).toBe(0);
    expect(await checkHealth(await freePort())).toBe(1);
  });
});
