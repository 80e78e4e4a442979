import type { Client } from "@colyseus/core";
import { expect, test } from "vitest";
import { sendTogether } from "./sendTogether.ts";

/** Clients whose connections tell what they are asked to do. The one called `gone` has none any more. */
function clients(told: string[], ...names: readonly string[]): readonly Client[] {
  return names.map((name) => {
    const socket = { cork: () => told.push(`${name} waits`), uncork: () => told.push(`${name} goes on`) };
    return { ref: { _socket: name === "gone" ? null : socket } } as unknown as Client;
  });
}

test("what is sent goes out in one piece to each, and a connection that is closed holds up nobody", () => {
  const told: string[] = [];
  sendTogether(clients(told, "a", "gone", "b"), () => told.push("sent"));
  expect(told).toEqual(["a waits", "b waits", "sent", "a goes on", "b goes on"]);
});

test("whoever was to be sent something that failed hears what comes later", () => {
  const told: string[] = [];
  const failing = () => {
    throw new Error("cannot be sent");
  };
  expect(() => sendTogether(clients(told, "a", "b"), failing)).toThrow("cannot be sent");
  expect(told.slice(2)).toEqual(["a goes on", "b goes on"]);
});
