/**
 * How many commands a second one core decides, folds and projects for six viewers (the GM, four seats, the spectators),
 * for each ruleset: its demo fight is played by its bots once, then timed. `node tests/bench/rules.ts [RULESET…]`
 */
import {
  apply,
  ask,
  type Command,
  commandFor,
  type Encounter,
  found,
  liveDice,
  oneOf,
  type Ruleset,
  rulesets,
  type Seat,
  seededRandom,
  type Viewer,
} from "@yomiai/rules";
import { median } from "./percentiles.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const COMMANDS = Number(process.env.COMMANDS ?? 150);
const SEED = "5eed".repeat(16);
const VIEWERS: readonly Viewer[] = ["gm", "p1", "p2", "p3", "p4", "spectator"];

type Sent = { readonly seat: Seat; readonly command: Command };

function begun(ruleset: Ruleset): Encounter {
  const { house, combatants } = ruleset.demo;
  const named = combatants.map(({ id, name, side, kind, owner, sheet }) => ({
    id,
    name: name.ja,
    side: side.ja,
    kind,
    owner,
    sheet,
  }));
  return found(ruleset, { house, combatants: named });
}

function send(encounter: Encounter, { seat, command }: Sent): Encounter | undefined {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, SEED) });
  return "refusal" in answer ? undefined : apply(encounter, answer.commit);
}

/** What the bots do in the demo, from set-up on; `start` when nobody has anything left to do. */
function script(ruleset: Ruleset): readonly Sent[] {
  const random = seededRandom(7);
  const sent: Sent[] = [];
  let encounter = begun(ruleset);
  while (sent.length < COMMANDS && encounter.state.phase !== "ended") {
    const next = nextMove(encounter, random);
    const then = next === undefined ? undefined : send(encounter, next);
    if (next === undefined || then === undefined) break;
    sent.push(next);
    encounter = then;
  }
  return sent;
}

function nextMove(encounter: Encounter, random: () => number): Sent | undefined {
  for (const seat of ["p1", "p2", "gm"] as const) {
    const view = encounter.ruleset.view(encounter.state, seat);
    const must = view.prompts.filter(
      ({ as }) => as !== undefined && (view.phase === "setup" || view.active.includes(as)),
    );
    const suggested = encounter.ruleset.suggest?.(view, seat, random);
    if (typeof suggested === "object" && "type" in suggested) return { seat, command: suggested };
    if (suggested === undefined && must.length > 0 && view.phase !== "setup") {
      return { seat, command: commandFor(oneOf(random, must), random) };
    }
  }
  return encounter.state.phase === "setup" ? { seat: "gm", command: { type: "start" } } : undefined;
}

/** Commands a second of one pass over the script. */
function time(ruleset: Ruleset, sent: readonly Sent[]): number {
  let encounter = begun(ruleset);
  const start = performance.now();
  for (const each of sent) {
    encounter = send(encounter, each) ?? encounter;
    for (const viewer of VIEWERS) ruleset.view(encounter.state, viewer);
  }
  return (sent.length * 1000) / (performance.now() - start);
}

const asked = process.argv.slice(2);
for (const ruleset of Object.values(rulesets).filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const sent = script(ruleset);
  time(ruleset, sent);
  const rates = Array.from({ length: ROUNDS }, () => time(ruleset, sent));
  console.log(
    `${ruleset.id.padEnd(10)} ${String(sent.length).padStart(4)} commands  ${Math.round(median(rates)).toString().padStart(7)} /s`,
  );
}
