/** The store alone, with a data folder given as its argument: how many commits a second are durable. */

import { openSqlStore } from "../../../packages/server/src/store/sqlStore.ts";
import type { StoredCommit } from "../../../packages/server/src/store/store.ts";
import { answering } from "../measure/answering.ts";
import { fsyncs } from "../measure/fsyncs.ts";

const [folder = ""] = process.argv.slice(2);
const store = await openSqlStore(folder);
const gm = { seat: "gm", name: "", color: "", tokenHash: "aa", inviteHash: "" } as const;
const seed = { era: 0, seed: "5eed", openFrom: 0, hiddenFrom: 0 };
const founding = { ruleset: "any", version: 1, house: {}, combatants: [] };
const made = {
  title: "卓",
  language: "ja",
  demo: false,
  open: true,
  paused: false,
  founding,
  createdAt: 1_700_000_000_000,
} as const;

const events = [
  { type: "adjusted", as: "ogre", path: "gauges.injury.current", to: 2, reason: "bench" },
  { type: "rolled", as: "rin", faces: [3, 5], total: 8 },
];
let number = 1;

function next(): StoredCommit {
  const commit = { from: number, by: "gm", command: "adjust", events, rolls: [] } as const;
  number += events.length;
  return { commit, version: 1, at: 1_700_000_000_000, commandId: `b${number}` };
}

/** Each room waits for its own commit before it makes the next. */
async function appendsPerSecond({ rooms, each }: { readonly rooms: number; readonly each: number }): Promise<number> {
  const codes = Array.from({ length: rooms }, (_, i) => `B${String(i).padStart(5, "0")}`);
  for (const code of codes) await store.createTable({ ...made, code }, gm, seed);
  const begun = performance.now();
  await Promise.all(
    codes.map(async (code) => {
      for (let i = 0; i < each; i++) await store.append(code, next());
    }),
  );
  return (rooms * each * 1000) / (performance.now() - begun);
}

async function fsyncsPerSecond(count: number): Promise<number> {
  const times = await fsyncs(folder, count, 0);
  return (count * 1000) / times.reduce((sum, time) => sum + time, 0);
}

answering({ appendsPerSecond, fsyncsPerSecond });
