import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** How the server runs. Every field can be given as an environment variable; `docs/operations.md` lists them. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Folder of the database; not used in a cluster. */
  readonly dataDir: string;
  /** Given if this process is one of several that share a database. */
  readonly cluster: ClusterConfig | undefined;
  /** Folder of the built client. */
  readonly clientDir: string;
  readonly logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug" | "trace";
  /** Where players reach the server, if that is not what their browser says: makes https its rule. */
  readonly publicUrl: string | undefined;
  /** Minutes that a table stays open with nobody at it. */
  readonly idleMinutes: number;
  /** Proxies in front of the server whose word on the client's address is taken. */
  readonly trustedProxies: number;
  /** Who may read `/metrics`. */
  readonly metrics: "loopback" | "public" | "off";
  /** Are guesses, new tables and requests counted by address? */
  readonly rateLimits: boolean;
  /** Messages that one connection may send in a second; more is no person, and it is closed. */
  readonly messagesPerSecond: number;
  /** Milliseconds that a bot waits before each move. */
  readonly botDelay: number;
  /** Milliseconds between two attempts of a frozen table to write again. */
  readonly probeEvery: number;
};

/** What several processes share, and where the others reach this one. */
export type ClusterConfig = {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** `http://host:port`; by default where this process listens. */
  readonly address: string | undefined;
};

const here = dirname(fileURLToPath(import.meta.url));

/** A whole number in a range, written in digits. */
function whole(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`;
  return z.coerce.number({ error: message }).int(message).min(min, message).max(max, message);
}

/** An address of certain protocols. */
function address(protocol: RegExp, beginnings: string) {
  return z.url({ protocol, error: `an address beginning with ${beginnings}` });
}

const MINUTES = "minutes, more than 0 and at most 10080";

const environment = z.object({
  PORT: whole(0, 65_535).default(2567),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgres://").optional(),
  REDIS_URL: address(/^rediss?$/, "redis:// or rediss://").optional(),
  CLUSTER_ADDRESS: address(/^http$/, "http://").optional(),
  CLIENT_DIR: z.string().min(1).default(resolve(here, "../../client/dist")),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
  PUBLIC_URL: address(/^https?$/, "http:// or https://").optional(),
  IDLE_MINUTES: z.coerce.number({ error: MINUTES }).positive(MINUTES).max(10_080, MINUTES).default(30),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  METRICS: z.enum(["loopback", "public", "off"]).default("loopback"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  MESSAGES_PER_SECOND: whole(1, 100_000).default(60),
  BOT_DELAY_MS: whole(0, 60_000).default(900),
  PROBE_EVERY_MS: whole(10, 60_000).default(1000),
});

/** Every environment variable that is read. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** Environment variables that the server cannot run with. The message names each variable and what it may be. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the configuration. An empty variable counts as not given. @throws ConfigError */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const read = environment.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(problems.join("\n"));
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    cluster: readCluster(data),
    clientDir: data.CLIENT_DIR,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL,
    idleMinutes: data.IDLE_MINUTES,
    trustedProxies: data.TRUSTED_PROXIES,
    metrics: data.METRICS,
    rateLimits: data.RATE_LIMITS === "on",
    messagesPerSecond: data.MESSAGES_PER_SECOND,
    botDelay: data.BOT_DELAY_MS,
    probeEvery: data.PROBE_EVERY_MS,
  };
}

/** Several processes need both, a lone one needs neither. @throws ConfigError naming what is missing */
function readCluster(data: z.infer<typeof environment>): ClusterConfig | undefined {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, CLUSTER_ADDRESS: address } = data;
  if (databaseUrl !== undefined && redisUrl !== undefined) return { databaseUrl, redisUrl, address };
  if (databaseUrl === undefined && redisUrl === undefined && address === undefined) return undefined;
  const missing = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  const names = Object.entries(missing).flatMap(([name, value]) => (value === undefined ? [name] : []));
  throw new ConfigError(
    `${names.join(" and ")}: missing. A cluster needs both DATABASE_URL (PostgreSQL, where the tables are kept) and ` +
      "REDIS_URL (where the processes find each other). A single process needs neither, nor CLUSTER_ADDRESS: it keeps " +
      "everything in DATA_DIR.",
  );
}
