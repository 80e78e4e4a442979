import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerErrors } from "../http/errors.ts";
import type { StoredServer } from "../store/store.ts";
import { freePort } from "../testing/throwaway/freePort.ts";
import { MOVE_WITHIN_MS } from "./leasedPlacement.ts";
import { noPeers } from "./peers.ts";
import { alone, type Place, type Placement } from "./placement.ts";
import { routing } from "./routing.ts";

const CODE = "AAAAAA";
const here: Placement = alone;
let running: Server[] = [];
/** What this server has answered itself. */
let answered: string[];

beforeEach(() => {
  answered = [];
});
afterEach(() => {
  vi.useRealTimers();
  for (const server of running) {
    server.closeAllConnections();
    server.close();
  }
  running = [];
});

async function serve(listener: RequestListener): Promise<StoredServer> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  running.push(server);
  await once(server, "listening");
  return peer((server.address() as AddressInfo).port);
}

const peer = (port: number) => ({ id: `at ${port}`, address: `http://127.0.0.1:${port}`, secret: "s" });

/** This server. */
async function start(placement: Partial<Placement>, isFromPeer = noPeers) {
  const { toOwner, toLeastLoaded } = routing({ ...here, ...placement }, isFromPeer);
  const app = express();
  const answer: express.RequestHandler = (request, response) => {
    answered.push(request.originalUrl);
    response.json({ by: "this" });
  };
  app.post("/api/tables", toLeastLoaded, answer);
  app.get("/api/tables/:code", toOwner, answer);
  app.use(answerErrors(pino({ level: "silent" })));
  const { address } = await serve(app);
  return {
    make: () => ask(`${address}/api/tables`, "POST"),
    read: (code = CODE) => ask(`${address}/api/tables/${code}`, "GET"),
  };
}

async function ask(url: string, method: string) {
  const response = await fetch(url, { method });
  return { status: response.status, body: await response.json() };
}

const other: RequestListener = (_, response) => response.end('{"by":"other"}');
const movedAway: RequestListener = (_, response) => response.writeHead(503).end('{"error":{"code":"moved"}}');
const byThis = { status: 200, body: { by: "this" } };
const byOther = { status: 200, body: { by: "other" } };

test("a request is answered by the server that has its table, and by it alone", async () => {
  const owner = await serve(other);
  const { read } = await start({ find: async () => owner });
  expect(await read()).toEqual(byOther);
  expect(answered).toEqual([]);
});

test("a request whose table is here, or whose code is none, is answered here", async () => {
  const asked: string[] = [];
  const find = async (code: string): Promise<Place> => {
    asked.push(code);
    return "here";
  };
  const { read } = await start({ find });
  expect([await read(), await read("no-code")]).toEqual([byThis, byThis]);
  expect(asked).toEqual([CODE]);
});

test("what another server has sent goes no further", async () => {
  const owner = await serve(other);
  const choose = async () => ({ place: owner, arrived: () => {} });
  const { make, read } = await start({ find: async () => owner, choose }, () => true);
  expect([await read(), await make()]).toEqual([byThis, byThis]);
});

test("a new table goes to the server that is chosen, and is on its way until it has answered", async () => {
  const underWay: string[] = [];
  const chosen = await serve((request, response) => {
    underWay.push("made");
    other(request, response);
  });
  const choose = async () => ({ place: chosen, arrived: () => void underWay.push("arrived") });
  const { make } = await start({ choose });
  expect(await make()).toEqual(byOther);
  await expect.poll(() => underWay).toEqual(["made", "arrived"]);
});

test("a server that has given the table away is left for the one that has it", async () => {
  const places = [await serve(movedAway), await serve(other)];
  const { read } = await start({ find: async () => places.shift() ?? "here" });
  expect(await read()).toEqual(byOther);
});

test("a server at whose address nobody listens is waited for, and then the table is looked for anew", async () => {
  const dead = peer(await freePort());
  const gone: StoredServer[] = [];
  const { read } = await start({
    find: async () => (gone.length === 0 ? dead : "here"),
    untilGone: async (server) => void gone.push(server),
  });
  expect(await read()).toEqual(byThis);
  expect(gone).toEqual([dead]);
});

test("a table that is always elsewhere is given up", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const owner = await serve(movedAway);
  let looked = 0;
  const { read } = await start({
    find: async () => {
      looked += 1;
      vi.advanceTimersByTime(MOVE_WITHIN_MS / 2);
      return owner;
    },
  });
  expect(await read()).toMatchObject({ status: 503, body: { error: { code: "moved" } } });
  expect(looked).toBe(2);
});
