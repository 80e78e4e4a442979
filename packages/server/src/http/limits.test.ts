import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { answerErrors, answerNotFound } from "./errors.ts";
import { createLimits } from "./limits.ts";

/** So often one address may do each. */
const SHARE = { creating: 60, guessing: 60, asking: 1200 } as const;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Does something once more often than one address may; the statuses of the answers, and how many there were of each. */
async function exceed(
  what: keyof typeof SHARE,
  from: "somebody" | "a peer",
): Promise<Readonly<Record<number, number>>> {
  const limits = createLimits({ isOn: true, isFromPeer: () => from === "a peer" });
  const app = express();
  app.get("/", limits[what], what === "guessing" ? answerNotFound : (_, response) => response.end());
  app.use(answerErrors(pino({ level: "silent" })));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const counts: Record<number, number> = {};
  for (let i = 0; i <= SHARE[what]; i++) {
    const { status } = await fetch(url).then(async (response) => {
      await response.text();
      return response;
    });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test.each([
  ["creating", { 200: 60, 429: 1 }],
  ["guessing", { 404: 60, 429: 1 }],
  ["asking", { 200: 1200, 429: 1 }],
] as const)("of %s one address has its share", async (what, counts) => {
  expect(await exceed(what, "somebody")).toEqual(counts);
});

test.each([
  ["creating", { 200: 61 }],
  ["guessing", { 404: 61 }],
  ["asking", { 200: 1201 }],
] as const)("what another server has counted is not counted again (%s)", async (what, counts) => {
  expect(await exceed(what, "a peer")).toEqual(counts);
});
