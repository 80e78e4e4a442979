import { expect, test } from "vitest";
import type { Commit } from "./event.ts";
import { commitsOf, keptElsewhere, NO_HISTORY, withCommit } from "./history.ts";

const commit = (from: number): Commit => ({ from, by: "gm", command: "x", events: [], rolls: [] });
const [one, two, three] = [commit(1), commit(2), commit(3)];

test("nothing has happened at first", () => {
  expect([NO_HISTORY.count, commitsOf(NO_HISTORY)]).toEqual([0, []]);
});

test("commits come in the order in which they were made, and are counted", () => {
  const history = [one, two, three].reduce(withCommit, NO_HISTORY);
  expect(commitsOf(history)).toEqual([one, two, three]);
  expect(history.count).toBe(3);
});

test("a history is not changed by what follows it, and two may follow the same one", () => {
  const before = withCommit(NO_HISTORY, one);
  const [left, right] = [withCommit(before, two), withCommit(before, three)];
  expect([before, left, right].map(commitsOf)).toEqual([[one], [one, two], [one, three]]);
  expect([before, left, right].map(({ count }) => count)).toEqual([1, 2, 2]);
});

test("it is listed once for all who ask", () => {
  const history = withCommit(NO_HISTORY, one);
  expect(commitsOf(history)).toBe(commitsOf(history));
});

test("what is kept elsewhere is asked for when somebody lists it, and comes before what follows", () => {
  let asked = 0;
  const kept = () => {
    asked += 1;
    return [one, two];
  };
  const base = keptElsewhere([one, two].reduce(withCommit, NO_HISTORY), kept);
  const history = withCommit(base, three);
  expect([history.count, asked]).toEqual([3, 0]);
  expect(commitsOf(history)).toEqual([one, two, three]);
  expect(commitsOf(base)).toEqual([one, two]);
});
