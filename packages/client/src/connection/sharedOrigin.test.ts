import { describe, expect, it } from "vitest";
import { isOwnMachine } from "./sharedOrigin.ts";

describe("an address to share", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("is not %s, which only this machine knows", (name) => {
    expect(isOwnMachine(name)).toBe(true);
  });

  it.each(["192.168.1.5", "yomiai.example", "localhost.example", "gm-laptop.local"])("may be %s", (name) => {
    expect(isOwnMachine(name)).toBe(false);
  });
});
