import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";
import { Client } from "../wire/sdk.ts";
import { withDataFolder } from "./measure/dataFolder.ts";
import { startDuel } from "./measure/duel.ts";
import { fsyncs } from "./measure/fsyncs.ts";
import { Subject } from "./measure/subject.ts";
import { interleave } from "./percentiles.ts";
import { atMost, type Bench, type Figure, ms, times } from "./report/figure.ts";

/** Between two messages, in all measures alike: a table is not a flood. */
const PAUSE_MS = 5;

/** Messages of one measure before the next has its turn: few, so that a slow moment of the machine hits all alike. */
const TURN = 10;

/** Messages before anything is measured, until the code of all servers is warm. */
const WARM_UP = 300;

/** From a command to its patch at another client, durable append included, beside what it is made of. */
export const wire: Bench = {
  title: "Command to patch",
  how:
    "From sending a command to its state change at another client, the durable append included; beside a message to a " +
    "bare Colyseus room with one number in its state and its patch at another client, plus one write and `fdatasync` of " +
    "a kilobyte; below both a bare WebSocket relay. One message at a time, 5 ms apart, all servers warm.",
  async run({ rounds, some }) {
    return await withDataFolder(async (folder) => {
      const subjects = [await Subject.start("bareServer.ts"), await Subject.start("relayServer.ts")];
      subjects.push(await Subject.start("ourServer.ts", folder));
      try {
        const [bare = "", relay = "", ours = ""] = await Promise.all(subjects.map((one) => one.ask<string>("url")));
        const trips = {
          relay: await relayTrip(relay),
          bare: await bareTrip(bare, 2),
          bareSix: await bareTrip(bare, 6),
          ours: await ourTrip(ours, 2),
          oursSix: await ourTrip(ours, 6),
        };
        for (const trip of Object.values(trips)) await travel(trip, WARM_UP, 0);
        const seen = await interleave(rounds, some(20), {
          fsync: () => fsyncs(folder, TURN, PAUSE_MS),
          relay: () => travel(trips.relay, TURN, PAUSE_MS),
          bare: () => travel(trips.bare, TURN, PAUSE_MS),
          ours: () => travel(trips.ours, TURN, PAUSE_MS),
          bareSix: () => travel(trips.bareSix, TURN, PAUSE_MS),
          oursSix: () => travel(trips.oursSix, TURN, PAUSE_MS),
        });
        return figures(seen);
      } finally {
        for (const subject of subjects) await subject.end();
      }
    });
  },
};

/** Sends a message; milliseconds until the other client has what comes of it. It resolves when all has come to rest. */
type Trip = () => Promise<number>;

async function travel(trip: Trip, count: number, pauseMs: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    if (pauseMs > 0) await pause(pauseMs);
    times.push(await trip());
  }
  return times;
}

async function relayTrip(url: string): Promise<Trip> {
  const [sender, watcher] = [new WebSocket(url), new WebSocket(url)];
  await Promise.all([once(sender, "open"), once(watcher, "open")]);
  return () =>
    timed(async () => {
      const arrived = once(watcher, "message");
      sender.send("add");
      await arrived;
    });
}

async function bareTrip(url: string, clients: number): Promise<Trip> {
  const first = await new Client(url).create("bare");
  const rooms = [first];
  while (rooms.length < clients) rooms.push(await new Client(url).joinById(first.roomId));
  const watcher = rooms.at(-1) ?? first;
  return () =>
    timed(async () => {
      const changed = new Promise<void>((resolve) => watcher.onStateChange.once(() => resolve()));
      first.send("add");
      await changed;
    });
}

async function ourTrip(url: string, clients: number): Promise<Trip> {
  const { watcher, adjust } = await startDuel(url, { spectators: clients - 2 });
  return async () => {
    const changed = watcher.changed();
    const sent = performance.now();
    const answered = adjust();
    await changed;
    const time = performance.now() - sent;
    await answered;
    return time;
  };
}

async function timed(action: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
}

type Measured = Readonly<
  Record<"fsync" | "relay" | "bare" | "bareSix" | "ours" | "oursSix", { readonly p50: number; readonly p99: number }>
>;

function figures({ fsync, relay, bare, bareSix, ours, oursSix }: Measured): readonly Figure[] {
  const row = (share: "p50" | "p99", clients: 2 | 6, limit: number): Figure => {
    const [own, other] = clients === 2 ? [ours[share], bare[share]] : [oursSix[share], bareSix[share]];
    const made = other + fsync[share];
    return {
      what: `${share}, ${clients} clients`,
      ours: ms(own),
      beside: `${ms(other)} bare room + ${ms(fsync[share])} fsync`,
      times: times(own, made),
      goal: atMost(own / made, limit, "×"),
    };
  };
  return [
    row("p50", 2, 1.25),
    row("p99", 2, 2),
    row("p50", 6, 1.25),
    row("p99", 6, 2),
    { what: "of it, bare WebSocket relay", ours: `p50 ${ms(relay.p50)}`, beside: `p99 ${ms(relay.p99)}` },
  ];
}
