import type { Request, Response } from "express";
import { expect, test, vi } from "vitest";
import { answerReachable } from "./reachable.ts";

vi.mock("node:os", () => {
  const at = (address: string, more: object = {}) => ({ address, family: "IPv4", internal: false, ...more });
  const home = [at("192.168.1.7"), at("fd00::7", { family: "IPv6" }), at("203.0.113.7")];
  return { networkInterfaces: () => ({ lo: [at("127.0.0.1", { internal: true })], eth0: home }) };
});

function toldTo(ip: string | undefined, publicUrl?: string): unknown {
  const json = vi.fn();
  const request = { ip, socket: { localPort: 2567 } } as unknown as Request;
  answerReachable(publicUrl)(request, { json } as unknown as Response, () => {});
  return json.mock.calls[0]?.[0];
}

test.each(["127.0.0.1", "::1", "::ffff:192.168.1.20", "10.0.0.3", "172.16.0.1", "172.31.255.1", "fd12::1", "fe80::1"])(
  "%s is told the addresses in the home network",
  (ip) => {
    expect(toldTo(ip)).toEqual({ urls: ["http://192.168.1.7:2567"] });
  },
);

test.each([undefined, "203.0.113.9", "172.32.0.1", "2001:db8::1", "::ffff:8.8.8.8"])("%s is told none", (ip) => {
  expect(toldTo(ip)).toEqual({ urls: [] });
});

test("whoever asks is told the public address where there is one", () => {
  expect(toldTo("203.0.113.9", "https://example.org")).toEqual({ urls: ["https://example.org"] });
});
