import { beforeAll, describe, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { keptAfter, sendAgainAfter } from "./afterCrash.ts";
import { tornBetween } from "./dataFiles.ts";
import { type RecordedFight, recordFight } from "./recordedFight.ts";

/** Commands of each fight; every one of them is crashed before, in the middle of and after its append. */
const length = Number(process.env.CRASH_POINTS ?? 4);
const seed = Number(process.env.SEED ?? 1);

describe.each(playable)("a crash around any append of a fight of $id", (ruleset) => {
  let fight: RecordedFight;
  beforeAll(async () => {
    fight = await recordFight(ruleset, { seed, length });
  }, 120_000);

  test("leaves all that was acknowledged, and the command under way wholly or not at all", async () => {
    const { appends, commits } = fight;
    expect(appends.length).toBe(length);
    expect(commits.length).toBe(length);
    for (const [n, { before, after }] of appends.entries()) {
      const torn = tornBetween(before, after);
      expect(torn.length, `${n}: middles`).toBeGreaterThan(3);
      for (const files of [before, ...torn]) expect(await keptAfter(files, fight), `${n}`).toEqual(commits.slice(0, n));
      expect(await keptAfter(after, fight), `${n}: after`).toEqual(commits.slice(0, n + 1));
    }
  });

  test("lets everybody send again: the same answer, and everything is there once", async () => {
    const { appends, commits } = fight;
    for (const [n, append] of appends.entries()) {
      const torn = tornBetween(append.before, append.after);
      const middle = torn[(n * 7) % torn.length];
      const acknowledged = appends.slice(Math.max(0, n - 1), n);
      const again = [...acknowledged, append, append];
      for (const files of [append.before, middle ?? append.before, append.after]) {
        const { answers, kept } = await sendAgainAfter(files, fight, again);
        expect(answers, `${n}`).toEqual(again.map(({ answer }) => answer));
        expect(kept, `${n}`).toEqual(commits.slice(0, n + 1));
      }
    }
  });
});
