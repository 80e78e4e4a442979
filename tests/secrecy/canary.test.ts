import { expect, test } from "vitest";
import { canariesIn } from "./canary.ts";
import { Recording } from "./recording.ts";

const received = (bytes: Buffer) => {
  const recording = new Recording("p2");
  recording.add({ step: 3, way: "frame", bytes });
  return [recording];
};

test("a canary is found as text and in every shape of a number", () => {
  const number = Buffer.alloc(8);
  number.writeDoubleBE(123_456.5);
  const word = Buffer.alloc(8);
  word.writeUInt32LE(987_654, 2);
  expect(canariesIn(received(Buffer.from("…鳥…")), ["鳥"])).toEqual(["p2 received 鳥 after command 3 by frame"]);
  expect(canariesIn(received(number), [123_456.5])).toHaveLength(1);
  expect(canariesIn(received(word), [987_654])).toHaveLength(1);
  expect(canariesIn(received(Buffer.from('{"hp":987654}')), [987_654])).toHaveLength(1);
});

test("what was not received is not found", () => {
  expect(canariesIn(received(Buffer.from("別の話")), ["鳥", 987_654])).toEqual([]);
});
