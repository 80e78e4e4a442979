import { expect, test } from "vitest";
import { MAX_SPECTATORS, Presence } from "./presence.ts";

const spectator = { viewer: "spectator", tokenHash: "" } as const;
const p1 = { viewer: "p1", tokenHash: "aa" } as const;

test("an audience is there until its last client has gone", () => {
  const presence = new Presence();
  const [tab, phone] = [{}, {}];
  presence.enter(tab, p1);
  presence.enter(phone, p1);
  expect(presence.leave(tab)).toEqual(p1);
  expect(presence.has("p1")).toBe(true);
  expect(presence.leave(phone)).toEqual(p1);
  expect(presence.has("p1")).toBe(false);
  expect(presence.isWatched).toBe(false);
});

test("who was not there, or has gone already, is not counted", () => {
  const presence = new Presence();
  const client = {};
  presence.enter(client, spectator);
  expect(presence.leave({})).toBeUndefined();
  expect(presence.spectators).toBe(1);
  presence.leave(client);
  expect(presence.leave(client)).toBeUndefined();
  expect(presence.spectators).toBe(0);
});

test("there is room for so many spectators, and for one more when one has gone", () => {
  const presence = new Presence();
  const clients = Array.from({ length: MAX_SPECTATORS }, () => ({}));
  for (const client of clients) {
    expect(presence.hasRoomFor("spectator")).toBe(true);
    presence.enter(client, spectator);
  }
  expect(presence.hasRoomFor("spectator")).toBe(false);
  expect(presence.hasRoomFor("p1")).toBe(true);
  presence.leave(clients[0] ?? {});
  expect(presence.hasRoomFor("spectator")).toBe(true);
});

test("a client that comes in anew as somebody else is there once", () => {
  const presence = new Presence();
  const client = {};
  presence.enter(client, spectator);
  presence.enter(client, spectator);
  expect(presence.spectators).toBe(1);
  presence.enter(client, p1);
  expect([presence.spectators, presence.has("spectator"), presence.has("p1")]).toEqual([0, false, true]);
});
