import { type Random, type Seat, seededRandom, type Viewer, wholeBetween } from "@yomiai/rules";
import { asked, diceSeed } from "../play/asking.ts";
import { seatsOf } from "../play/audiences.ts";
import { type Point, playBack } from "./compare.ts";
import { triesIn } from "./tries.ts";
import type { Sent, Twin } from "./twin.ts";

/** What happens on the way besides the commands; the same in both worlds. */
export type Course = {
  /** The players' seats, all of them claimed. */
  readonly seats: readonly Seat[];
  /** Commands of those who may not know, refused in both worlds, by step. */
  readonly tries: ReadonlyMap<number, Sent>;
  /** After which command the blind come in a second time, and after which their first connection is cut and comes back. */
  readonly lateAt: number;
  readonly cutAt: number;
  /** After which command a reader and the spectators read all there is over HTTP. At the end all the blind do. */
  readonly readAt: number;
  readonly reader: Viewer;
};

/** Share of the commands after which somebody tries something. */
const TRIED = 0.4;

/** The course for both worlds of a twin: it follows from the twin's seed. */
export function courseOf(twin: Twin): Course {
  const random = seededRandom(twin.seed);
  const points = playBack(twin, twin.worlds[0]);
  const seats = points.at(-1) === undefined ? [] : seatsOf((points.at(-1) as Point).encounter);
  const tries = points.flatMap((point, step) => {
    const tried = random() < TRIED ? refusedTry(twin, point, random) : undefined;
    return tried === undefined ? [] : [[step, tried] as const];
  });
  const steps = twin.worlds[0].sent.length;
  const someStep = () => wholeBetween(random, Math.min(twin.parting + 1, steps), steps);
  return {
    seats: seats.filter((seat) => seat !== "gm"),
    tries: new Map(tries),
    lateAt: someStep(),
    cutAt: someStep(),
    readAt: someStep(),
    reader: twin.blind[Math.floor(random() * twin.blind.length)] ?? "spectator",
  };
}

/** What is accepted would change the fight, so only what is refused is tried. */
function refusedTry(twin: Twin, { encounter }: Point, random: Random): Sent | undefined {
  const seed = diceSeed(twin.seed);
  return triesIn(twin, encounter, random).find((tried) => "refusal" in asked(encounter, tried, seed).answer);
}
