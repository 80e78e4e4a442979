import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { noPeers, peerHeader, recognisePeers } from "./peers.ts";

const secret = "5e".repeat(32);
const asking = (headers: IncomingMessage["headers"]) => ({ headers }) as IncomingMessage;
const signed = (by: string) => asking(peerHeader({ id: "other", address: "http://other", secret: by }));

test("a request that shows this server's own secret comes from another of the cluster", () => {
  expect(recognisePeers(secret)(signed(secret))).toBe(true);
});

test("no other text passes for the secret, however it is like it", () => {
  const isFromPeer = recognisePeers(secret);
  for (const other of ["", secret.slice(1), `${secret}5`, "5f".repeat(32), secret.toUpperCase(), "あ".repeat(64)]) {
    expect(isFromPeer(signed(other)), other).toBe(false);
  }
  expect(isFromPeer(asking({}))).toBe(false);
});

test("a server that is alone takes nobody for another of its cluster", () => {
  expect(noPeers(signed(""))).toBe(false);
});
