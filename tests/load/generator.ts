/** The bots of all rooms, in a process of their own. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { rulesets, seededRandom } from "@yomiai/rules";
import { answering } from "../bench/measure/answering.ts";
import { count, LoadRoom, type Tally } from "./loadRoom.ts";

/** The rooms to make. */
export type SetUp = { readonly url: string; readonly rooms: number; readonly spectators: number };
/** How long to play, and how many commands a second in each room. */
export type Play = { readonly seconds: number; readonly rate: number };
/** What became of it. `lag`: milliseconds that this process itself came late, p99; it is in all times above it. */
export type Played = Tally & { readonly lag: number };

/** Tables that are made at a time. */
const AT_ONCE = 8;

const rooms: LoadRoom[] = [];

async function setUp({ url, rooms: wanted, spectators }: SetUp): Promise<void> {
  const all = Object.values(rulesets);
  let begun = 0;
  const openNext = async () => {
    while (begun < wanted) {
      const i = begun++;
      const ruleset = all[i % all.length];
      if (ruleset !== undefined) rooms.push(await LoadRoom.open(url, { ruleset, spectators, random: seededRandom(i) }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
}

async function play({ seconds, rate }: Play): Promise<Played> {
  const tally: Tally = { patches: [], answers: [], refused: 0, errors: {} };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const every = 1000 / rate;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    rooms.map(async (room, i) => {
      for (let next = performance.now() + (every * i) / rooms.length; next < until; next += every) {
        await pause(Math.max(0, next - performance.now()));
        await room.act(tally);
      }
    }),
  );
  delay.disable();
  for (const room of rooms) for (let i = 0; i < room.lost; i++) count(tally, "client gone");
  return { ...tally, lag: delay.percentile(99) / 1e6 };
}

answering({ setUp, play });
