import { expect, test } from "vitest";
import type { StoredCommit } from "../store/store.ts";
import { PastCommits } from "./pastCommits.ts";

const nth = (i: number): StoredCommit => ({
  commit: { from: i + 1, by: "gm", command: "rule", events: [{ type: "ruled", text: `裁定${i}` }], rolls: [] },
  version: 1,
  at: 1_700_000_000_000 + i,
  ...(i % 2 === 0 ? { commandId: `c${i}` } : {}),
});
const many = Array.from({ length: 1000 }, (_, i) => nth(i));

test("what was done is listed as it was, however much of it there is", () => {
  const past = new PastCommits([]);
  for (const [i, commit] of many.entries()) {
    past.add(commit);
    expect(past.count).toBe(i + 1);
    if (i % 37 === 0) expect(past.all()).toEqual(many.slice(0, i + 1));
  }
  expect(past.all()).toEqual(many);
  expect(new PastCommits(many).all()).toEqual(many);
  expect(past.first(130)).toEqual(many.slice(0, 130));
});

test("the latest are held as they are, older ones are packed together now and then", () => {
  const past = new PastCommits([]);
  const packings = many.filter((commit) => past.add(commit)).map((commit) => many.indexOf(commit));
  expect(packings).toEqual(Array.from({ length: 14 }, (_, i) => 127 + 64 * i));
  const all = past.all();
  expect(all.findIndex((commit, i) => commit === many[i])).toBe(packings.length * 64);
});
