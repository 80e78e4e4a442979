/**
 * What a larger table costs: a command with six views at a ＣＦ table of 6 and of 30 combatants, and the view with its
 * movement prompts on a hex map of 40 × 40 with 20 combatants. `node tests/bench/growth.ts`
 */
import {
  apply,
  ask,
  commandFor,
  type Encounter,
  found,
  type Json,
  liveDice,
  oneOf,
  type Ruleset,
  rulesets,
  type Seat,
  seededRandom,
  type Viewer,
} from "@yomiai/rules";
import { median, percentile } from "./percentiles.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const COMMANDS = Number(process.env.COMMANDS ?? 60);
const SEED = "5eed".repeat(16);
const VIEWERS: readonly Viewer[] = ["gm", "p1", "p2", "p3", "p4", "spectator"];

function rulesetOf(id: string): Ruleset {
  const ruleset = rulesets[id];
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  return ruleset;
}

function sheetOf(ruleset: Ruleset, i: number): Json {
  const { starters } = ruleset;
  const starter = starters[i % starters.length];
  if (starter === undefined) throw new Error(`${ruleset.id} has no starters`);
  return starter.sheet as Json;
}

function started(
  ruleset: Ruleset,
  table: { count: number; house: { [option: string]: Json }; place?: (i: number) => Json },
) {
  const combatants = Array.from({ length: table.count }, (_, i) => {
    const sheet = sheetOf(ruleset, i) as { readonly [field: string]: Json };
    const isFoe = i % 2 === 1;
    return {
      id: `c${i}`,
      name: `戦士${i}`,
      side: isFoe ? "foes" : "party",
      kind: isFoe ? "npc" : "pc",
      owner: isFoe ? "gm" : `p${1 + ((i / 2) % 4)}`,
      sheet: table.place === undefined ? sheet : { ...sheet, place: table.place(i) },
    };
  });
  const encounter = found(ruleset, { house: table.house, combatants });
  return sent(encounter, "gm", { type: "start" }) ?? encounter;
}

function sent(encounter: Encounter, seat: Seat, command: { type: string }): Encounter | undefined {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, SEED) });
  if ("refusal" in answer && command.type === "start") throw new Error(answer.refusal.message);
  return "refusal" in answer ? undefined : apply(encounter, answer.commit);
}

/** Milliseconds of each of some random commands with six views each, and of each view alone. */
function play(begun: Encounter): { readonly commands: number[]; readonly views: number[] } {
  const random = seededRandom(3);
  const commands: number[] = [];
  const views: number[] = [];
  let encounter = begun;
  for (let i = 0; i < COMMANDS && encounter.state.phase !== "ended"; i++) {
    const asked = (["gm", "p1", "p2", "p3", "p4"] as const).flatMap((seat) =>
      encounter.ruleset
        .view(encounter.state, seat)
        .prompts.filter(({ type }) => type !== "gmCheck")
        .map((prompt) => ({ seat, prompt })),
    );
    if (asked.length === 0) break;
    const { seat, prompt } = oneOf(random, asked);
    const command = commandFor(prompt, random);
    const from = performance.now();
    encounter = sent(encounter, seat, command) ?? encounter;
    for (const viewer of VIEWERS) {
      const begin = performance.now();
      encounter.ruleset.view(encounter.state, viewer);
      views.push(performance.now() - begin);
    }
    commands.push(performance.now() - from);
  }
  return { commands, views };
}

function rounds(begun: Encounter): { readonly perCommand: number; readonly viewP99: number } {
  play(begun);
  const all = Array.from({ length: ROUNDS }, () => play(begun));
  return {
    perCommand: median(all.map(({ commands }) => median(commands))),
    viewP99: median(all.map(({ views }) => percentile(views, 0.99))),
  };
}

const ms = (value: number) => `${value.toFixed(3)} ms`;
const cf = rulesetOf("cf");
const [six, thirty] = [6, 30].map((count) => rounds(started(cf, { count, house: {} })));
if (six !== undefined && thirty !== undefined) {
  const times = (thirty.perCommand / six.perCommand).toFixed(2);
  console.log(
    `cf       6 combatants ${ms(six.perCommand)} a command, 30 combatants ${ms(thirty.perCommand)}: ${times}×`,
  );
}
const field = { map: { shape: "rect", cols: 40, rows: 40, hexes: [] } };
const place = (i: number) => ({ q: 8 + (i % 5) * 2, r: 8 + Math.floor(i / 5) * 3, facing: i % 6 });
const hexes = rounds(started(rulesetOf("subturn"), { count: 20, house: field, place }));
console.log(`subturn  40 × 40, 20 combatants: view with prompts p99 ${ms(hexes.viewP99)}`);
