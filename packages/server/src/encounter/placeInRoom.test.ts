import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { findPlace, isPlaceHere } from "./placeInRoom.ts";

const PLACE = "/pr_o-1/ABC234?sessionId=a-b_1";

test("a place is named by its process, its table and its session", () => {
  expect(findPlace({ url: PLACE } as IncomingMessage)).toEqual({ processId: "pr_o-1", code: "ABC234" });
});

test.each([
  "/",
  "/ABC234?sessionId=a",
  "/p/ABC234",
  "/p/ABC234?",
  "/p/abc234?sessionId=a",
  "/p/ABC23?sessionId=a",
  "/p/ABC2345?sessionId=a",
  "/p/ABC10O?sessionId=a",
  "/p/../ABC234?sessionId=a",
  "/p/q/ABC234?sessionId=a",
  "//p/ABC234?sessionId=a",
  "http://host/p/ABC234?sessionId=a",
  `/${"p".repeat(65)}/ABC234?sessionId=a`,
  `/p/ABC234?${"a".repeat(201)}`,
  "/p/ABC234?sessionId=a/..",
  "/p/ABC234?sessionId=%00",
])("%s names none, and its socket is cut off", (url) => {
  expect(ask(url)).toEqual({ isHere: false, isCut: true });
});

test("a socket for a place here is opened, one for a place elsewhere is left to who passes it on", () => {
  expect(ask(PLACE)).toEqual({ isHere: true, isCut: false });
  expect(ask(PLACE, ["pr_o-1"])).toEqual({ isHere: false, isCut: false });
});

function ask(url: string, elsewhere: readonly string[] = []) {
  let isCut = false;
  const destroy = () => {
    isCut = true;
  };
  const request = { url, socket: { destroy } } as unknown as IncomingMessage;
  const isHere = isPlaceHere(request, ({ processId }) => elsewhere.includes(processId));
  return { isHere, isCut };
}
