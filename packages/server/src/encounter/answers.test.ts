import { expect, test } from "vitest";
import { Answers, type Outcome } from "./answers.ts";

const refused = (code: string): Outcome => ({ ok: false, code, message: code });
const stored = (by: "p1" | "p2", commandId?: string) => ({
  commit: { from: 1, by, command: "x", events: [], rolls: [] },
  version: 1,
  at: 0,
  ...(commandId === undefined ? {} : { commandId }),
});

test("a command that made a commit is found by its seat and id, also when read again from the store", () => {
  const answers = new Answers([stored("p1", "a"), stored("p2"), stored("p2", "a")]);
  expect([answers.findPlace({ seat: "p1", id: "a" }), answers.findPlace({ seat: "p2", id: "a" })]).toEqual([0, 2]);
  answers.accept({ seat: "p1", id: "b" }, 3);
  expect(answers.findPlace({ seat: "p1", id: "b" })).toBe(3);
  expect(answers.findPlace({ seat: "p2", id: "b" })).toBeUndefined();
});

test("answers without a commit are remembered by seat, the last five hundred of them", () => {
  const answers = new Answers([]);
  for (let i = 0; i <= 500; i++) answers.pass({ seat: "p1", id: String(i) }, refused(`code${i}`));
  expect(answers.findPassing({ seat: "p1", id: "0" })).toBeUndefined();
  expect(answers.findPassing({ seat: "p1", id: "1" })).toEqual(refused("code1"));
  expect(answers.findPassing({ seat: "p1", id: "500" })).toEqual(refused("code500"));
  expect(answers.findPassing({ seat: "p2", id: "1" })).toBeUndefined();
});
