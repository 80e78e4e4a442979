import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment gives a server on port 2567 that keeps its data beside itself", () => {
  expect(readConfig({})).toMatchObject({
    port: 2567,
    host: "0.0.0.0",
    dataDir: "./data",
    logLevel: "info",
    publicUrl: undefined,
    idleMinutes: 30,
    trustedProxies: 0,
    metrics: "loopback",
    rateLimits: true,
    botDelay: 900,
  });
});

test("variables are read by name, and an empty one counts as not given", () => {
  const config = readConfig({ PORT: "80", PUBLIC_URL: "https://example.org", RATE_LIMITS: "off", HOST: "" });
  expect(config).toMatchObject({ port: 80, publicUrl: "https://example.org", rateLimits: false, host: "0.0.0.0" });
});

test.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["LOG_LEVEL", "loud"],
  ["IDLE_MINUTES", "0"],
  ["PUBLIC_URL", "ftp://example.org"],
  ["METRICS", "yes"],
  ["TRUSTED_PROXIES", "1.5"],
  ["DATABASE_URL", "mysql://localhost/yomiai"],
  ["REDIS_URL", "localhost:6379"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});

const DATABASE_URL = "postgres://yomiai@localhost/yomiai";
const REDIS_URL = "rediss://localhost";

test("a process is one of several if it is given both what they share", () => {
  expect(readConfig({}).cluster).toBeUndefined();
  expect(readConfig({ DATABASE_URL, REDIS_URL }).cluster).toEqual({
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    address: undefined,
  });
  const address = "http://app-1:2567";
  expect(readConfig({ DATABASE_URL, REDIS_URL, CLUSTER_ADDRESS: address }).cluster).toMatchObject({ address });
});

test.each([
  [{ DATABASE_URL }, "REDIS_URL"],
  [{ REDIS_URL }, "DATABASE_URL"],
  [{ CLUSTER_ADDRESS: "http://app-1:2567" }, "DATABASE_URL and REDIS_URL"],
])("half a cluster, %j, is refused and told what is missing", (variables, missing) => {
  expect(() => readConfig(variables)).toThrow(ConfigError);
  expect(() => readConfig(variables)).toThrow(new RegExp(`^${missing}: missing`));
});
