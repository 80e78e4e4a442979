import { type Client, ClientState } from "@colyseus/core";
import type { Event, Ruleset } from "@yomiai/rules";
import { expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { RawClient } from "../testing/rawClient.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";
import { cutIfUnread, MAX_UNREAD_BYTES } from "./unread.ts";

const frame = new Uint8Array(1);
/** Two of them are too many. */
const half = new Uint8Array(MAX_UNREAD_BYTES / 2 + 1);

/** A client of Colyseus's that takes what it is sent, and tells what is done with it. */
function receiver(how: { readonly state: ClientState; readonly unread?: number; readonly held?: Uint8Array[] }) {
  const done: string[] = [];
  const client = {
    state: how.state,
    ref: { bufferedAmount: how.unread ?? 0, terminate: () => done.push("cut off") },
    _enqueuedMessages: how.held,
    raw: () => done.push("patch"),
    enqueueRaw: () => done.push("lines"),
  };
  cutIfUnread(client as unknown as Client, () => done.push("counted"));
  return { client: client as unknown as { raw(data: Uint8Array): void; enqueueRaw(data: Uint8Array): void }, done };
}

test("who reads is sent everything", () => {
  const { client, done } = receiver({ state: ClientState.JOINED, unread: MAX_UNREAD_BYTES });
  client.raw(frame);
  client.enqueueRaw(frame);
  expect(done).toEqual(["patch", "lines"]);
});

test.each(["raw", "enqueueRaw"] as const)("who does not read is cut off once, and sent nothing more (%s)", (way) => {
  const { client, done } = receiver({ state: ClientState.JOINED, unread: MAX_UNREAD_BYTES + 1 });
  for (let i = 0; i < 3; i++) client[way](frame);
  expect(done).toEqual(["counted", "cut off"]);
});

test("what is held back until a client greets counts, and not any more when it has", () => {
  const silent = receiver({ state: ClientState.JOINING, held: [half, half] });
  silent.client.enqueueRaw(frame);
  expect(silent.done).toEqual(["counted", "cut off"]);
  const greeted = receiver({ state: ClientState.JOINED, held: [half, half] });
  greeted.client.enqueueRaw(frame);
  expect(greeted.done).toEqual(["lines"]);
});

/** Its lines are as long as no real one is. */
const longWinded: Ruleset = {
  ...secretNumber,
  id: "longWinded",
  narrate: (): Event => ({ type: "ruled", text: "長".repeat(MAX_UNREAD_BYTES / 8) }),
};

test("at a table, who never greets is cut off, and who reads is not", async () => {
  const server = await TestServer.start({ rulesets: { longWinded } });
  const { code, token } = await server.createTable({ ruleset: "longWinded" });
  const gm = await Player.join(server.url, code, token);
  const silent = await RawClient.join(server.url, code, token, { greets: false });
  await gm.send({ type: "start" });
  for (let i = 0; i < 6; i++) expect(await gm.send({ type: "rollLuck", as: "ogre" })).toMatchObject({ ok: true });
  await silent.until(() => silent.closed !== undefined);
  expect(gm.closed).toBeUndefined();
  await server.stop();
});
