import { queryObjects } from "node:v8";
import { expect, test } from "vitest";
import { textOf } from "./partText.ts";

/** More parts than are kept in one go. */
const MANY = 10_000;

/** A part that counts how often it is written. */
class Part {
  readonly n: number;
  written = 0;
  constructor(n: number) {
    this.n = n;
  }
  toJSON() {
    this.written += 1;
    return { n: this.n };
  }
}

const showMany = () => {
  for (let n = 0; n < MANY; n++) textOf(new Part(n));
};

test("a part is written once, and another one that has the same fields is its own", () => {
  const [one, other] = [new Part(1), new Part(2)];
  expect([textOf(one), textOf(other), textOf(one)]).toEqual(['{"n":1}', '{"n":2}', '{"n":1}']);
  expect([one.written, other.written]).toEqual([1, 1]);
  expect([textOf("a"), textOf(3), textOf(null)]).toEqual(['"a"', "3", "null"]);
});

test("a part that is shown again and again is not written anew, however many others are shown besides", () => {
  const part = new Part(1);
  for (let i = 0; i < 4; i++) {
    textOf(part);
    showMany();
  }
  expect(part.written).toBe(1);
});

test("parts that nobody shows any more are forgotten", () => {
  for (let i = 0; i < 5; i++) showMany();
  const kept = queryObjects(Part as unknown as () => void, { format: "count" });
  expect(kept).toBeLessThanOrEqual(2 * MANY);
});
