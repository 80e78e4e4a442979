import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { securityHeaders } from "./security.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function headersFor(host: string, how: { readonly isHttps: boolean }): Promise<IncomingHttpHeaders> {
  const app = express();
  app.use(securityHeaders(how), (_, response) => void response.end());
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ host: "127.0.0.1", port, headers: { host } }), "response")) as [IncomingMessage];
  response.resume();
  return response.headers;
}

/** What a page may do, by directive. */
function policyIn(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const directives = String(headers["content-security-policy"]).split(";");
  return Object.fromEntries(directives.map((one) => [one.split(" ", 1)[0], one.slice(one.indexOf(" ") + 1)]));
}

const POLICY = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "worker-src": "'self' blob:",
  "connect-src": "'self' ws://home.lan:2567",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

test("a page loads and reaches its own server, and nothing else", async () => {
  const headers = await headersFor("home.lan:2567", { isHttps: false });
  expect(policyIn(headers)).toEqual(POLICY);
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("a host that would end the directive is not written into it", async () => {
  const headers = await headersFor("a; script-src *", { isHttps: false });
  expect(policyIn(headers)).toEqual({ ...POLICY, "connect-src": "'self' 'self'" });
});

test("https is demanded where the server is reached by it, and nowhere else", async () => {
  const plain = await headersFor("home.lan", { isHttps: false });
  server?.close();
  const secure = await headersFor("example.org", { isHttps: true });
  expect([plain["strict-transport-security"], policyIn(plain)["connect-src"]]).toEqual([
    undefined,
    "'self' ws://home.lan",
  ]);
  expect(secure["strict-transport-security"]).toContain("max-age=");
  expect(policyIn(secure)["connect-src"]).toBe("'self' wss://example.org");
});
