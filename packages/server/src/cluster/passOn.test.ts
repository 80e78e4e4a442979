import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refused } from "@yomiai/rules";
import express, { type Request } from "express";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "../testing/throwaway/freePort.ts";
import { passBack, passOn } from "./passOn.ts";

let running: Server | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  running?.closeAllConnections();
  running?.close();
  running = undefined;
});

async function serve(listener: RequestListener, port = 0) {
  running = createServer(listener).listen(port, "127.0.0.1");
  await once(running, "listening");
  return peer((running.address() as AddressInfo).port);
}

const peer = (port: number) => ({ id: "other", address: `http://127.0.0.1:${port}`, secret: "s" });

/** A request as Express has read it. */
function asked(method: string, originalUrl: string, body?: unknown, headers: Record<string, string> = {}): Request {
  return { method, originalUrl, body, headers, get: (name: string) => headers[name] } as unknown as Request;
}

const claim = asked("POST", "/api/tables/AAAAAA/seats", { name: "アキ" });

test("a request arrives as it was, with the secret of who is asked, and its answer comes back", async () => {
  const owner = await serve((request, response) => {
    response.writeHead(201, { "content-type": "text/plain" });
    response.write(`${request.method} ${request.url} ${request.headers["x-yomiai-peer"]} `);
    request.pipe(response);
  });
  expect(await passOn(claim, owner)).toMatchObject({
    status: 201,
    headers: { "content-type": "text/plain" },
    body: Buffer.from('POST /api/tables/AAAAAA/seats s {"name":"アキ"}'),
  });
});

test("of the headers only the token and what is accepted go on; whatever else somebody sends does not", async () => {
  const owner = await serve((request, response) => response.end(JSON.stringify(request.headers)));
  const sent = {
    authorization: "Bearer t",
    accept: "text/plain",
    cookie: "c",
    "x-forwarded-for": "10.0.0.1",
    "x-a": "b",
  };
  const answer = await passOn(asked("GET", "/api/tables/AAAAAA", undefined, sent), owner);
  if (typeof answer === "string") throw new Error(answer);
  expect(JSON.parse(String(answer.body))).toEqual({
    authorization: "Bearer t",
    accept: "text/plain",
    "content-type": "application/json",
    "x-yomiai-peer": "s",
    host: new URL(owner.address).host,
    connection: "close",
  });
});

test("an answer is passed back with its status and what says how to read and keep it, and nothing else", async () => {
  const own = { "content-type": "text/plain", "content-disposition": "attachment", "cache-control": "no-store" };
  const headers = { ...own, "set-cookie": ["a=b"], "x-powered-by": "x", connection: "close", "content-length": "99" };
  const app = express().disable("x-powered-by").disable("etag");
  app.use((_, response) => passBack({ status: 403, headers, body: Buffer.from("卓") }, response));
  const { address } = await serve(app);
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([403, "卓"]);
  const ofTransport = ["connection", "keep-alive", "date", "content-length", "transfer-encoding"];
  const told = [...response.headers].filter(([name]) => !ofTransport.includes(name));
  expect(Object.fromEntries(told)).toEqual(own);
  expect(response.headers.get("content-length")).not.toBe("99");
});

test("a server that says nothing is given up in the end", { timeout: 10_000 }, async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const owner = await serve(() => patience.abort());
  expect(await passOn(asked("GET", "/api/tables/AAAAAA"), owner)).toBe("notThere");
});

test.each(["moved", "stopping"])(
  "a server that answers %s has done nothing: it is asked for elsewhere",
  async (code) => {
    const owner = await serve((_, response) => response.writeHead(503).end(JSON.stringify({ error: { code } })));
    expect(await passOn(claim, owner)).toBe("notThere");
  },
);

test("a server that cannot store is not asked for elsewhere", async () => {
  const owner = await serve((_, response) =>
    response.writeHead(503).end(JSON.stringify({ error: { code: "frozen" } })),
  );
  expect(await passOn(claim, owner)).toMatchObject({ status: 503 });
});

test("a server that is gone has done nothing, and it is known that nobody is there", async () => {
  expect(await passOn(claim, peer(await freePort()))).toBe("nobodyThere");
});

test("a server that falls silent is asked again for what may be done twice, and for nothing else", async () => {
  const owner = await serve((request) => request.socket.destroy());
  for (const again of [
    asked("GET", "/api/tables/AAAAAA"),
    asked("PUT", "/api/tables/AAAAAA", { open: false }),
    asked("POST", "/api/tables", {}),
    asked("POST", "/matchmake/joinById/AAAAAA", {}),
  ]) {
    expect(await passOn(again, owner)).toBe("notThere");
  }
  await expect(passOn(claim, owner)).rejects.toThrow(Refused);
});

test("a server that was started anew at the same address is found there", async () => {
  const answer: RequestListener = (_, response) => response.end("{}");
  const owner = await serve(answer);
  expect(await passOn(claim, owner)).toMatchObject({ status: 200 });
  running?.closeAllConnections();
  running?.close();
  await serve(answer, Number(new URL(owner.address).port));
  expect(await passOn(claim, owner)).toMatchObject({ status: 200 });
});
