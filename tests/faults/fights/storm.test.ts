import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { startServer, type TestServer } from "../../wire/server.ts";
import { openSqlStore } from "../../wire/wrappedStore.ts";
import { FaultProxy } from "../proxy/faultProxy.ts";
import { type KeptCommit, playThroughStorm } from "./stormFight.ts";

/** Fights through the storm, shared out among the rulesets, and the first seed. */
const fights = Number(process.env.FIGHTS ?? playable.length);
const from = Number(process.env.SEED ?? 1);

describe("a network that delays, loses, repeats, swaps and cuts", () => {
  let server: TestServer;
  let proxy: FaultProxy;
  let readCommits: (code: string) => Promise<readonly KeptCommit[]>;
  beforeAll(async () => {
    server = await startServer({
      openStore: async (folder) => {
        const store = await openSqlStore(folder);
        readCommits = (code) => store.readCommits(code);
        return store;
      },
    });
    proxy = await FaultProxy.start(() => Number(new URL(server.url).port), from);
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
  });

  const rounds = Array.from({ length: fights }, (_, i) => ({ ruleset: playable[i % playable.length], round: i + 1 }));

  test.each(rounds)(
    "loses and doubles nothing, and all screens agree, fight $round ($ruleset.id)",
    async ({ ruleset, round }) => {
      if (ruleset === undefined) throw new Error("no rule system to play");
      const outcome = await playThroughStorm({ ruleset, whims: from + round, url: server.url, proxy, readCommits });
      expect(outcome.problems.slice(0, 5)).toEqual([]);
      expect(outcome.acknowledged).toBeGreaterThan(5);
    },
  );

  test("was really bad", () => {
    for (const count of Object.values(proxy.troubles)) expect(count).toBeGreaterThan(0);
  });
});
