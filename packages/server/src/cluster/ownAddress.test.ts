import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { expect, test, vi } from "vitest";
import { ownAddress } from "./ownAddress.ts";

vi.mock("node:os", () => ({ networkInterfaces: vi.fn() }));

const at = (address: string, more: object = {}) =>
  ({ address, family: "IPv4", internal: false, ...more }) as NetworkInterfaceInfo;
const loopback = at("127.0.0.1", { internal: true });
const sixth = at("fd00::7", { family: "IPv6" });

test.each(["0.0.0.0", "::", "[::]"])(
  "a server that listens on %s is reached at its machine's first address",
  (host) => {
    vi.mocked(networkInterfaces).mockReturnValue({ lo: [loopback], eth0: [sixth, at("10.0.0.7"), at("10.0.0.8")] });
    expect(ownAddress({ host, port: 2567 })).toBe("http://10.0.0.7:2567");
  },
);

test("a machine without a network reaches itself alone", () => {
  vi.mocked(networkInterfaces).mockReturnValue({ lo: [loopback], eth0: [sixth] });
  expect(ownAddress({ host: "0.0.0.0", port: 1 })).toBe("http://127.0.0.1:1");
});

test.each([
  ["10.0.0.7", "http://10.0.0.7:2567"],
  ["node-a", "http://node-a:2567"],
  ["fd00::7", "http://[fd00::7]:2567"],
])("a server that listens on %s is reached there", (host, address) => {
  expect(ownAddress({ host, port: 2567 })).toBe(address);
});
