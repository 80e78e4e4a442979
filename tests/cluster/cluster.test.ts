import { postgresProgram, redisProgram, whyNot } from "@yomiai/server/throwaway";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playable } from "../play/playable.ts";
import { Cluster } from "./cluster.ts";
import { ClusterFight } from "./clusterFight.ts";
import { ComingBack } from "./comingBack.ts";

/** Fights at a time, and how often a server is killed under them. */
const rooms = Number(process.env.CLUSTER_ROOMS ?? 5);
const rounds = Number(process.env.CLUSTER_ROUNDS ?? 1);
const SEED = Number(process.env.SEED ?? 1);

const why = whyNot(postgresProgram, redisProgram);

describe.skipIf(why !== undefined)("two servers on one database", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start(SEED);
  }, 120_000);
  afterAll(() => cluster?.remove(), 60_000);

  async function beginFights(count: number, whims = SEED): Promise<readonly ClusterFight[]> {
    return await Promise.all(
      Array.from({ length: count }, (_, i) => {
        const ruleset = playable[i % playable.length];
        if (ruleset === undefined) throw new Error("no rule system to play");
        return ClusterFight.begin({ url: cluster.url, ruleset, seed: SEED, whims: whims + i });
      }),
    );
  }

  /** Plays fights while something happens to the servers, and some commands after it. */
  async function playThrough(fights: readonly ClusterFight[], trouble: () => Promise<void>): Promise<void> {
    const playing = fights.map((fight) => fight.play());
    await Promise.all(fights.map((fight) => fight.decided()));
    await trouble();
    await Promise.all(fights.map((fight) => fight.decided()));
    for (const fight of fights) fight.end();
    await Promise.all(playing);
  }

  async function expectNothingLost(fights: readonly ClusterFight[]): Promise<void> {
    const problems = await Promise.all(fights.map((fight) => fight.problems()));
    expect(problems.flat().slice(0, 5)).toEqual([]);
    for (const fight of fights) fight.leave();
    expect(await cluster.commitsOutOfTurn()).toBe(0);
  }

  test.each(Array.from({ length: rounds }, (_, i) => i + 1))(
    "tables of a killed server go on at the other, under the same code, with all that was acknowledged (%i)",
    async (round) => {
      const fights = await beginFights(rooms, SEED + round * 1000);
      const byAddress = [...(await cluster.tablesByAddress()).values()];
      expect(Math.min(...byAddress)).toBeGreaterThanOrEqual(Math.floor(rooms / 4));
      const { owner: killed } = await cluster.ownerOf(fights[round % rooms]?.code ?? "");
      const waits: number[] = [];
      await playThrough(fights, async () => {
        await killed.kill();
        const killedAt = performance.now();
        await Promise.all(
          fights.map(async (fight) => {
            await fight.decided();
            waits.push(performance.now() - killedAt);
          }),
        );
      });
      console.log(
        `round ${round}: ${rooms} tables, the last went on ${Math.round(Math.max(...waits))} ms after the kill`,
      );
      await expectNothingLost(fights);
      await killed.resume();
    },
  );

  test("an owner that stood still and goes on writes nothing any more, and whoever is still with it is sent away", async () => {
    const [fight] = await beginFights(1);
    if (fight === undefined) throw new Error("no fight");
    await fight.step();
    const { owner, other } = await cluster.ownerOf(fight.code);
    const left = await ComingBack.join(fight.sitting("gm", owner.url));
    owner.pause();
    await fight.comeBackTo(other.url);
    await fight.step();
    await fight.step();
    expect(await cluster.writersOf(fight.code)).toBe(2);
    const late = left.send({ type: "rule", text: "遅い" });
    owner.goOn();
    expect(await late).toMatchObject({ ok: true });
    expect(owner.log).toContain("another server has this table now");
    expect(await cluster.writersOf(fight.code)).toBe(2);
    expect(await cluster.commitsOutOfTurn()).toBe(0);
    left.leave();
    fight.leave();
  });

  test("servers that are stopped one after the other for an upgrade hand their tables over", async () => {
    const fights = await beginFights(Math.min(rooms, 5));
    const exits: (number | null)[] = [];
    await playThrough(fights, async () => {
      for (const server of cluster.servers) {
        exits.push(await server.stop());
        await Promise.all(fights.map((fight) => fight.decided()));
        await server.resume();
      }
    });
    expect(exits).toEqual([0, 0]);
    await expectNothingLost(fights);
  });

  test("a Redis that is gone for a while stops no fight and keeps nobody out", async () => {
    const fights = await beginFights(2);
    await playThrough(fights, async () => {
      await cluster.redis.crash();
      await Promise.all(fights.map((fight) => fight.decided()));
      const [late] = await beginFights(1);
      await late?.step();
      expect(await late?.problems()).toEqual([]);
      late?.leave();
      await cluster.redis.resume();
    });
    await expectNothingLost(fights);
    for (const server of cluster.servers) {
      await expect.poll(() => server.log, { timeout: 30_000 }).toContain("Redis is back");
    }
  });

  test("a PostgreSQL that is started anew in the middle of fights freezes them, and they go on by themselves", async () => {
    const fights = await beginFights(Math.min(rooms, 5));
    await playThrough(fights, async () => {
      await cluster.postgres.crash();
      await Promise.all(
        fights.map((fight) => fight.person("gm").until(() => fight.person("gm").state?.frozen === "storage")),
      );
      await cluster.postgres.resume();
      await Promise.all(fights.map((fight) => fight.decided()));
    });
    await expectNothingLost(fights);
  });
});
