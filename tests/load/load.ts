/**
 * A load test: many tables at once, each with the GM, five players and spectators, all played by bots. Server and bots
 * are processes of their own. `pnpm load --rooms 500 --minutes 5`; ends with 1 if anything went wrong.
 */
import { parseArgs } from "node:util";
import type { Memory } from "../bench/measure/answering.ts";
import { withDataFolder } from "../bench/measure/dataFolder.ts";
import { Subject } from "../bench/measure/subject.ts";
import { percentile } from "../bench/percentiles.ts";
import type { Play, Played, SetUp } from "./generator.ts";

/** Parts into which the time is cut; a line is printed for each. */
const PARTS = 10;

const { values } = parseArgs({
  options: {
    rooms: { type: "string", default: "50" },
    minutes: { type: "string", default: "1" },
    rate: { type: "string", default: "1" },
    spectators: { type: "string", default: "1" },
  },
});

/** A number that was given, in its range. */
function given(name: keyof typeof values, min: number, max: number): number {
  const value = Number(values[name]);
  if (value >= min && value <= max) return value;
  console.error(`--${name}: a number from ${min} to ${max}, not ${values[name]}`);
  return process.exit(2);
}

const rooms = given("rooms", 1, 10_000);
const minutes = given("minutes", 0.1, 600);
const rate = given("rate", 0.1, 50);
const spectators = given("spectators", 0, 500);

const problems = await withDataFolder(async (folder) => {
  const server = await Subject.start("ourServer.ts", folder);
  const bots = await Subject.start(new URL("generator.ts", import.meta.url));
  try {
    const url = await server.ask<string>("url");
    const began = performance.now();
    await bots.ask("setUp", { url, rooms, spectators } satisfies SetUp);
    const took = (performance.now() - began) / 1000;
    console.log(`${rooms} rooms × ${6 + spectators} clients set up in ${took.toFixed(1)} s`);
    return await play(server, bots);
  } finally {
    await bots.end();
    await server.end();
  }
});
process.exit(problems === 0 ? 0 : 1);

/** Plays, prints, and returns how much went wrong. */
async function play(server: Subject, bots: Subject): Promise<number> {
  const parts: Played[] = [];
  const atStart = await server.ask<Memory>("memory");
  const resident = [megabytes(atStart.resident)];
  const seconds = (minutes * 60) / PARTS;
  for (let part = 1; part <= PARTS; part++) {
    const [cpu, at] = [await server.ask<number>("cpu"), performance.now()];
    const played = await bots.ask<Played>("play", { seconds, rate } satisfies Play);
    const busy = (await server.ask<number>("cpu")) - cpu;
    parts.push(played);
    resident.push(megabytes(await server.ask<number>("resident")));
    const share = ((100 * busy) / (performance.now() - at)).toFixed(0);
    console.log(`${(part * seconds).toFixed(0).padStart(5)} s  ${lineOf(played)}  server ${share} % of a core`);
  }
  const all = together(parts);
  const atEnd = await server.ask<Memory>("memory");
  console.log(`all     ${lineOf(all)}`);
  console.log(`memory  of the machine's, at the start and after each part: ${resident.join(" ")} MB`);
  console.log(`memory  held: ${megabytes(atStart.held)} MB at the start, ${megabytes(atEnd.held)} MB at the end`);
  return Object.values(all.errors).reduce((sum, count) => sum + count, 0);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

function together(parts: readonly Played[]): Played {
  const errors: Record<string, number> = {};
  for (const part of parts)
    for (const [error, count] of Object.entries(part.errors)) errors[error] = (errors[error] ?? 0) + count;
  return {
    patches: parts.flatMap(({ patches }) => patches),
    answers: parts.flatMap(({ answers }) => answers),
    refused: parts.reduce((sum, { refused }) => sum + refused, 0),
    lag: Math.max(...parts.map(({ lag }) => lag)),
    errors,
  };
}

function lineOf({ patches, answers, refused, errors, lag }: Played): string {
  const spread = (sample: readonly number[]) =>
    sample.length === 0
      ? "–"
      : `p50 ${percentile(sample, 0.5).toFixed(1)} p99 ${percentile(sample, 0.99).toFixed(1)} ms`;
  const wrong = Object.entries(errors).map(([error, count]) => `${count} × ${error}`);
  return [
    `${answers.length} commands (${refused} refused)`,
    `patch ${spread(patches)}`,
    `answer ${spread(answers)}`,
    `errors: ${wrong.join(", ") || "none"}`,
    `bots late p99 ${lag.toFixed(0)} ms`,
  ].join("  ");
}
