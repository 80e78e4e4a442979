import { createServer } from "node:http";
import { matchMaker } from "@colyseus/core";
import { setLogger } from "@colyseus/core/Logger";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { type Dice, type Encounter, liveDice, type Random, type Ruleset, rulesets as registry } from "@yomiai/rules";
import { type Logger, pino } from "pino";
import { alonePart, type Cluster } from "./cluster/cluster.ts";
import { routing } from "./cluster/routing.ts";
import { type Config, readConfig } from "./config.ts";
import { EncounterRoom } from "./encounter/encounterRoom.ts";
import { isPlaceHere } from "./encounter/placeInRoom.ts";
import { drawSeed } from "./encounter/tableDice.ts";
import { Tables } from "./encounter/tables.ts";
import { httpApp } from "./http/httpApp.ts";
import { createLimits } from "./http/limits.ts";
import { type Listening, listen } from "./http/listening.ts";
import { createMetrics } from "./observe/metrics.ts";
import { ROOM_NAME } from "./protocol.ts";
import { openSqlStore } from "./store/sqlStore.ts";
import type { Store } from "./store/store.ts";

export type { Config } from "./config.ts";
export * from "./protocol.ts";

/** How the app runs; what is left out is as with an empty environment. The last ones are for tests. */
export type AppOptions = Partial<Config> & {
  readonly rulesets?: Readonly<Record<string, Ruleset>>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Where bots get their whims from. */
  readonly random?: Random;
  /** A new master seed of a table's dice, 64 hex digits. */
  readonly drawSeed?: () => string;
  /** Opens what keeps the tables of a lone process, given the data folder. */
  readonly openStore?: (folder: string) => Promise<Store>;
  /** What a table's commands roll with, from its master seed. */
  readonly dice?: (encounter: Encounter, seed: string) => Dice;
};

/** A server, not yet listening. */
export type App = {
  /** Opens the store and begins to answer. Rejects if the port or the data folder cannot be used. */
  listen(): Promise<{ readonly port: number; readonly url: string }>;
  /** Lets commands under way finish, says goodbye to everybody and closes the store. */
  close(): Promise<void>;
};

/** Largest frame that a client may send: a command with a whole sheet. A larger one ends its connection. */
const MAX_FRAME_BYTES = 256 * 1024;

/** How often connections are checked, and how often one may fail to answer before it counts as gone. */
const PING_EVERY_MS = 5000;
const PINGS_UNANSWERED = 2;

/** How long a stopping server lets its clients say goodbye, milliseconds. */
const GOODBYE_MS = 1000;

/**
 * Makes the server. One process holds one app at a time: Colyseus keeps its rooms for the whole process.
 * Colyseus's own `Server` is not used, because it answers matchmaking before anything of ours could look at the request.
 */
export function createApp(options: AppOptions = {}): App {
  const { rulesets = registry, now = Date.now, random = Math.random, drawSeed: draw = drawSeed, ...rest } = options;
  const { dice = liveDice, openStore = openSqlStore, ...given } = rest;
  const config = { ...readConfig({}), ...given };
  const log = pino({ level: config.logLevel });
  let running: Running | undefined;
  return {
    async listen() {
      running = await start({ config, log, rulesets, now, random, drawSeed: draw, dice, openStore });
      return running.address;
    },
    async close() {
      await running?.stop();
      running = undefined;
    },
  };
}

type StartParts = {
  readonly config: Config;
  readonly log: Logger;
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly now: () => number;
  readonly random: Random;
  readonly drawSeed: () => string;
  readonly dice: (encounter: Encounter, seed: string) => Dice;
  readonly openStore: (folder: string) => Promise<Store>;
};

type Running = { readonly address: { readonly port: number; readonly url: string }; stop(): Promise<void> };

async function start(parts: StartParts): Promise<Running> {
  const { config, log } = parts;
  setLogger(asColyseusLogger(log));
  const store = await openStore(parts);
  try {
    const cluster = await takePart({ config, store, log, tables: () => tables });
    await startMatchMaker(cluster);
    const metrics = createMetrics({ openTables: () => tables.count, connections: () => tables.connections });
    const tables = new Tables({
      ...parts,
      store,
      placement: cluster.placement,
      metrics,
      probeEvery: config.probeEvery,
      idleAfter: config.idleMinutes * 60_000,
      botDelay: config.botDelay,
      messagesPerSecond: config.messagesPerSecond,
    });
    const { isFromPeer } = cluster;
    const limits = createLimits({ isOn: config.rateLimits, isFromPeer });
    const http = { ...parts, tables, store, metrics, limits, routing: routing(cluster.placement, isFromPeer) };
    const server = createServer(httpApp(http));
    const transport = new WebSocketTransport({
      noServer: true,
      maxPayload: MAX_FRAME_BYTES,
      pingInterval: PING_EVERY_MS,
      pingMaxRetries: PINGS_UNANSWERED,
    });
    transport.attachToServer(server, { filter: (request) => isPlaceHere(request, cluster.isElsewhere) });
    const listening = await listen(server, config);
    const { port } = listening;
    await cluster.begin({ server, host: config.host, port });
    log.info({ port }, "listening");
    return {
      address: { port, url: `http://localhost:${port}` },
      stop: () => stop({ listening, transport, tables, cluster, store, log }),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** What a lone process does not need is not loaded in it. */
async function openStore({ config, log, openStore: openIn }: StartParts): Promise<Store> {
  const { cluster, dataDir } = config;
  if (cluster === undefined) return await openIn(dataDir);
  const { openPostgresStore } = await import("./store/postgresStore.ts");
  return await openPostgresStore(cluster.databaseUrl, (error) => log.warn({ err: error }, "a connection broke"));
}

async function takePart(parts: {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly tables: () => Tables;
}): Promise<Cluster> {
  const { cluster } = parts.config;
  if (cluster === undefined) return alonePart();
  const { clusterPart } = await import("./cluster/clusterPart.ts");
  return await clusterPart({ ...parts, ...cluster });
}

/** A process makes rooms only for itself. */
async function startMatchMaker({ listing }: Cluster): Promise<void> {
  const here = async () => matchMaker.processId;
  await matchMaker.setup(listing.presence, listing.driver, undefined, here);
  matchMaker.defineRoomType(ROOM_NAME, EncounterRoom);
  await matchMaker.accept();
}

type StopParts = {
  readonly listening: Listening;
  readonly transport: WebSocketTransport;
  readonly tables: Tables;
  readonly cluster: Cluster;
  readonly store: Store;
  readonly log: Logger;
};

async function stop({ listening, transport, tables, cluster, store, log }: StopParts): Promise<void> {
  tables.stop();
  await cluster.beginLeaving();
  const closed = listening.close(GOODBYE_MS);
  await matchMaker.gracefullyShutdown();
  await tables.rest();
  transport.shutdown();
  await closed;
  await cluster.leave();
  await store.close();
  log.info("closed");
}

/** Colyseus's own lines go to the same log. They may quote what a client sent, so only their first line is kept. */
function asColyseusLogger(log: Logger) {
  const told = (level: "debug" | "info" | "warn" | "error") => (message: unknown) =>
    log[level]({ from: "colyseus" }, String(message).split("\n", 1)[0]);
  return { debug: told("debug"), info: told("debug"), warn: told("warn"), error: told("warn"), trace: told("debug") };
}
