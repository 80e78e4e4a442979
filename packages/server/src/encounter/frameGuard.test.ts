import { type Client, Protocol, type Room } from "@colyseus/core";
import { beforeEach, expect, test, vi } from "vitest";
import { guardFrames } from "./frameGuard.ts";

const ping = Buffer.from([Protocol.PING]);

/** What the room gets, and who is told of the rest. */
const handled = vi.fn();
const onRubbish = vi.fn();
const onFlood = vi.fn();
let send: (client: Client, frame: Buffer) => void;

beforeEach(() => {
  vi.resetAllMocks();
  const room = { _onMessage: handled };
  guardFrames(room as unknown as Room, { perSecond: 3, onRubbish, onFlood });
  send = (client, frame) => room._onMessage(client, frame);
});

test("of one who sends too much nothing more is read, and that is told once; the others are heard", () => {
  const [one, other] = [{} as Client, {} as Client];
  for (let i = 0; i < 8; i++) send(one, ping);
  expect([handled.mock.calls.length, onFlood.mock.calls]).toEqual([3, [[one]]]);
  send(other, ping);
  expect(handled).toHaveBeenLastCalledWith(other, ping);
});

test("rubbish counts, too", () => {
  const client = {} as Client;
  for (let i = 0; i < 5; i++) send(client, Buffer.from([0xff]));
  expect([onRubbish.mock.calls.length, onFlood.mock.calls.length, handled.mock.calls.length]).toEqual([3, 1, 0]);
});

test("what the room fails in is told to its sender, and is nobody's end", () => {
  handled.mockImplementation(() => {
    throw new RangeError("torn");
  });
  const client = {} as Client;
  send(client, ping);
  expect(onRubbish).toHaveBeenCalledExactlyOnceWith(client, "RangeError");
});
