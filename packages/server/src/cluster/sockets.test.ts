import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import type { Leases, StoredServer } from "../store/store.ts";
import { freePort } from "../testing/throwaway/freePort.ts";
import { passSocketsOn } from "./sockets.ts";

const ACCEPTED = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
/** Nothing here takes that long. */
const timeout = 20_000;

let servers: Server[] = [];
let sockets: Duplex[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  [servers, sockets] = [[], []];
});

/** A server that does this with every socket that is asked for. */
async function serve(onUpgrade: (socket: Duplex) => void): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  servers.push(server);
  server.on("upgrade", (_, socket) => {
    sockets.push(socket);
    onUpgrade(socket);
  });
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** This server, which knows of one other. @param findServer what the store says of it */
async function start(findServer: (id: string) => Promise<StoredServer | undefined>) {
  const own = await serve(() => {});
  const leases = { findServer } satisfies Partial<Leases> as unknown as Leases;
  passSocketsOn(own.server, { ownId: "own", leases, log: pino({ level: "silent" }) });
  return own;
}

const at = (port: number) => async (id: string) => ({ id, address: `http://127.0.0.1:${port}`, secret: "s" });

/** Asks for a socket at a place of this process. */
function open(port: number, processId = "other", how: { readonly allowHalfOpen?: boolean } = {}): Socket {
  const socket = connect({ port, host: "127.0.0.1", ...how });
  sockets.push(socket);
  const asks = `GET /${processId}/AAAAAA?sessionId=abc HTTP/1.1`;
  socket.write(`${asks}\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  return socket;
}

async function heard(socket: Socket, words: string): Promise<string> {
  let said = "";
  while (!said.includes(words)) said += String((await once(socket, "data"))[0]);
  return said;
}

test("what is said at a place of another server is the same there, and its answers here", { timeout }, async () => {
  const owner = await serve((socket) => {
    socket.write(ACCEPTED);
    socket.pipe(socket);
  });
  const { port } = await start(at(owner.port));
  const socket = open(port);
  expect(await heard(socket, "\r\n\r\n")).toContain("101 Switching Protocols");
  socket.write("読み合い");
  expect(await heard(socket, "い")).toBe("読み合い");
});

test("a place at this server is not asked for elsewhere", { timeout }, async () => {
  const asked: string[] = [];
  const { server, port } = await start(async (id) => {
    asked.push(id);
    return undefined;
  });
  const opened = once(server, "upgrade");
  open(port, "own");
  await opened;
  expect(asked).toEqual([]);
});

test("a socket to a server that is no more is closed", { timeout }, async () => {
  const { port } = await start(async () => undefined);
  expect(await text(open(port))).toBe("");
});

test("a socket is closed if the store does not say where its server is", { timeout }, async () => {
  const { port } = await start(async () => Promise.reject(new Error("the store does not answer")));
  expect(await text(open(port))).toBe("");
});

test("a socket to a server at whose address nobody listens is closed", { timeout }, async () => {
  const { port } = await start(at(await freePort()));
  expect(await text(open(port))).toBe("");
});

test("a server that does not open a socket is given up", { timeout }, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = Promise.withResolvers<void>();
  const owner = await serve(() => asked.resolve());
  const { port } = await start(at(owner.port));
  const said = text(open(port));
  await asked.promise;
  vi.advanceTimersByTime(3000);
  expect(await said).toBe("");
});

test("a server that falls while a socket is open closes it and harms nobody", { timeout }, async () => {
  const owner = await serve((socket) => {
    socket.write(ACCEPTED);
    socket.once("data", () => (socket as Socket).resetAndDestroy());
  });
  const { port } = await start(at(owner.port));
  const socket = open(port);
  await heard(socket, "\r\n\r\n");
  socket.write("a");
  expect(await text(socket)).toBe("");
});

test("a server that falls leaves no socket open for somebody who does not close his side", { timeout }, async () => {
  const owner = await serve((socket) => {
    socket.write(ACCEPTED);
    socket.once("data", () => (socket as Socket).resetAndDestroy());
  });
  const { server, port } = await start(at(owner.port));
  const upgraded = once(server, "upgrade");
  const socket = open(port, "other", { allowHalfOpen: true });
  const [, here] = await upgraded;
  await heard(socket, "\r\n\r\n");
  const closed = new Promise((resolve) => (here as Duplex).once("close", resolve));
  socket.write("a");
  await closed;
});

test("somebody who goes without a word while the place is looked for harms nobody", { timeout }, async () => {
  const asked = Promise.withResolvers<void>();
  const found = Promise.withResolvers<undefined>();
  const { server, port } = await start(() => {
    asked.resolve();
    return found.promise;
  });
  const upgraded = once(server, "upgrade");
  const socket = open(port);
  const [, there] = await upgraded;
  await asked.promise;
  const closed = new Promise((resolve) => (there as Duplex).once("close", resolve));
  socket.resetAndDestroy();
  await closed;
  found.resolve(undefined);
});
