/**
 * From a command to its patch at another client, durable append included, beside its parts: a bare Colyseus room's
 * message to patch, and one fsync. All three in turn, in one run. `node tests/bench/wire.ts`
 */
import { type ChildProcess, fork } from "node:child_process";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client, type Room } from "@colyseus/sdk";
import type { SeatClaimed, TableCreated } from "@yomiai/server";
import { alternate } from "./percentiles.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SAMPLES = Number(process.env.SAMPLES ?? 100);

/** Between two commands, in all three measures alike: a client may send 60 messages a second. */
const PAUSE_MS = 20;

const dataDir = mkdtempSync(join(tmpdir(), "yomiai-bench-"));
const children: ChildProcess[] = [];

async function serve(file: string, ...args: readonly string[]): Promise<string> {
  const child = fork(new URL(file, import.meta.url), args);
  children.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    // The yardstick's process monitor talks on the same channel.
    child.on("message", (message) => typeof message === "number" && resolve(message));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** Milliseconds from `send` to the next state change at `watcher`, one at a time. */
async function timePatches(watcher: Room, send: (i: number) => void): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    await pause(PAUSE_MS);
    const patched = new Promise<void>((resolve) => watcher.onStateChange.once(() => resolve()));
    const sent = performance.now();
    send(i);
    await patched;
    times.push(performance.now() - sent);
  }
  return times;
}

async function bareRoom(): Promise<() => Promise<readonly number[]>> {
  const url = await serve("bareRoom.ts");
  const [sender, watcher] = [await new Client(url).joinOrCreate("bare"), await new Client(url).joinOrCreate("bare")];
  return () => timePatches(watcher, () => sender.send("add"));
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A running duel; the GM moves one number up and down, a player watches it. */
async function ourTable(): Promise<() => Promise<readonly number[]>> {
  const url = await serve("ourServer.ts", dataDir);
  const control = { spade: 5, diamond: 2, club: 3 };
  const combatants = [
    { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: { control } },
    { id: "ogre", name: "鬼", side: "foes", kind: "npc", owner: "gm", sheet: { control } },
  ];
  const table = await post<TableCreated>(`${url}/api/tables`, { ruleset: "chameleon", combatants });
  const seat = await post<SeatClaimed>(`${url}/api/tables/${table.code}/seats`, { name: "リン", seat: "p1" });
  const gm = await new Client(url).joinById(table.code, { token: table.token });
  const player = await new Client(url).joinById(table.code, { token: seat.token });
  for (const room of [gm, player]) for (const type of ["answer", "log"]) room.onMessage(type, () => undefined);
  let number = 0;
  const send = (command: object) => gm.send("command", { id: `b${number++}`, seen: 0, command });
  const started = new Promise<void>((resolve) => player.onStateChange.once(() => resolve()));
  send({ type: "start" });
  await started;
  const adjust = (i: number) =>
    send({ type: "adjust", as: "ogre", path: "gauges.injury.current", set: 1 + (i % 2), reason: "bench" });
  return () => timePatches(player, adjust);
}

/** Milliseconds to write a kilobyte and have it on the disk. */
async function fsyncs(): Promise<readonly number[]> {
  const file = openSync(join(dataDir, "probe"), "a");
  const page = Buffer.alloc(1024, 1);
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    await pause(PAUSE_MS);
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - begun);
  }
  closeSync(file);
  return times;
}

try {
  const result = await alternate(ROUNDS, { bare: await bareRoom(), fsync: fsyncs, ours: await ourTable() });
  const ms = (value: number) => `${value.toFixed(3)} ms`.padStart(10);
  for (const [name, { p50, p99 }] of Object.entries(result))
    console.log(`${name.padEnd(6)} p50 ${ms(p50)}  p99 ${ms(p99)}`);
  const share = (of: "p50" | "p99") => (result.ours[of] / (result.bare[of] + result.fsync[of])).toFixed(2);
  console.log(`ours / (bare + fsync): p50 ${share("p50")}×, p99 ${share("p99")}×  (${ROUNDS} rounds of ${SAMPLES})`);
} finally {
  for (const child of children) child.kill();
  rmSync(dataDir, { recursive: true });
}
process.exit(0);
