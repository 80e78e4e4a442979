/**
 * What a command costs without server and store: decided, folded, and projected for six viewers. For each ruleset:
 * how many commands a second of one core the demo fight makes, played by its bots; how much more a command costs at a
 * table of 30 or 60 combatants than at one of 6, and with a log of 10,000 events than with one of 100. At last the
 * views with movement prompts on a hex map of 40 × 40. `node tests/bench/rules.ts [RULESET…]`
 *
 * Time is the processor time of the whole process, garbage collection included: others on the machine do not count.
 * All measures of a ruleset are taken in turn, round by round, after a warm-up; what is printed is the median.
 */
import { type Encounter, type Ruleset, rulesets } from "@yomiai/rules";
import { afterRulings, crowd, demoFight, type Sent, script, send, VIEWERS } from "./fights.ts";
import { median, percentile } from "./percentiles.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ROUND_MS = Number(process.env.ROUND_MS ?? 300);
const WARM_UP_MS = 3 * ROUND_MS;
const COMMANDS = 150;

/** A fight as it begins, and what is sent to it. */
type Play = { readonly begun: Encounter; readonly sent: readonly Sent[] };

function playOf(begun: Encounter): Play {
  return { begun, sent: script(begun, COMMANDS) };
}

/** Milliseconds of processor time that this process has used. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Microseconds a command with its views takes, played again and again for so long. */
function timeCommands({ begun, sent }: Play, forMs: number): number {
  const from = processorMs();
  let count = 0;
  while (processorMs() - from < forMs) {
    let encounter = begun;
    for (const each of sent) {
      encounter = send(encounter, each) ?? encounter;
      for (const viewer of VIEWERS) encounter.ruleset.view(encounter.state, viewer);
    }
    count += sent.length;
  }
  return ((processorMs() - from) * 1000) / count;
}

/** The median of what each play takes, in microseconds a command. */
function compare<K extends string>(plays: Readonly<Record<K, Play>>): Readonly<Record<K, number>> {
  const names = Object.keys(plays) as K[];
  for (const name of names) timeCommands(plays[name], WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () => names.map((name) => timeCommands(plays[name], ROUND_MS)));
  const medians = names.map((name, i) => [name, median(rounds.map((times) => times[i] ?? 0))]);
  return Object.fromEntries(medians);
}

function report(ruleset: Ruleset): string {
  const demo = demoFight(ruleset);
  const { sent } = playOf(demo);
  const logOf = (events: number) => ({ begun: afterRulings(demo, events), sent });
  const took = compare({
    demo: { begun: demo, sent },
    six: playOf(crowd(ruleset, 6)),
    thirty: playOf(crowd(ruleset, 30)),
    sixty: playOf(crowd(ruleset, 60)),
    short: logOf(100),
    long: logOf(10_000),
  });
  const rate = Math.round(1e6 / took.demo);
  const times = (more: number, less: number) => `${(more / less).toFixed(2)}×`;
  return [
    ruleset.id.padEnd(10),
    `${String(rate).padStart(6)} commands/s`,
    `6 → 30 combatants ${times(took.thirty, took.six)}`,
    `6 → 60 ${times(took.sixty, took.six)}`,
    `log 100 → 10,000 ${times(took.long, took.short)}`,
  ].join("  ");
}

/** The slowest of a hundred views (p99) during a fight of 20 on hexes, in milliseconds; the median of the rounds. */
function slowestHexView(ruleset: Ruleset): number {
  const house = { map: { shape: "rect", cols: 40, rows: 40, hexes: [] } };
  const place = (i: number) => ({ q: 8 + (i % 5) * 2, r: 8 + Math.floor(i / 5) * 3, facing: i % 6 });
  const play = playOf(crowd(ruleset, 20, { house, place }));
  timeCommands(play, WARM_UP_MS);
  return median(Array.from({ length: ROUNDS }, () => percentile(viewTimes(play), 0.99)));
}

function viewTimes({ begun, sent }: Play): readonly number[] {
  const times: number[] = [];
  let encounter = begun;
  for (const each of sent) {
    encounter = send(encounter, each) ?? encounter;
    for (const viewer of VIEWERS) {
      const from = performance.now();
      encounter.ruleset.view(encounter.state, viewer);
      times.push(performance.now() - from);
    }
  }
  return times;
}

const asked = process.argv.slice(2);
const chosen = Object.values(rulesets).filter(({ id }) => asked.length === 0 || asked.includes(id));
for (const ruleset of chosen) console.log(report(ruleset));
const hexes = chosen.find(({ id }) => id === "subturn");
if (hexes !== undefined) {
  console.log(
    `subturn, 40 × 40 hexes, 20 combatants: a view with its prompts p99 ${slowestHexView(hexes).toFixed(3)} ms`,
  );
}
