/**
 * Fights of a ruleset, its name given as the argument: decided, folded, and projected for six viewers. The demo, fights
 * of 6 and of 30 played by their bots, and fights as big in which the GM moves a number: the same command at both.
 */
import { type Encounter, rulesets } from "@yomiai/rules";
import { crowd, demoFight, numberMoved, type Sent, script, send, VIEWERS } from "../fights.ts";
import { answering } from "../measure/answering.ts";
import { ratePerSecond } from "../measure/rate.ts";

/** Which fight is measured. */
export type Fight = "demo" | "six" | "thirty" | "sixNumbers" | "thirtyNumbers";
/** What is asked for: a rate of commands in a second of the process's own time. */
export type Rate = { readonly of: Fight; readonly forMs: number };

type Play = { readonly begun: Encounter; readonly sent: readonly Sent[] };

const COMMANDS = 150;

const ruleset = rulesets[process.argv[2] ?? ""];
if (ruleset === undefined) throw new Error("the argument is the name of a ruleset");
const [demo, six, thirty] = [demoFight(ruleset), crowd(ruleset, 6), crowd(ruleset, 30)];
const bots = (begun: Encounter): Play => ({ begun, sent: script(begun, COMMANDS) });
const numbers = (begun: Encounter): Play => ({ begun, sent: [1, 2, 1, 2].map((to) => numberMoved(ruleset, to)) });
const plays: Readonly<Record<Fight, Play>> = {
  demo: bots(demo),
  six: bots(six),
  thirty: bots(thirty),
  sixNumbers: numbers(six),
  thirtyNumbers: numbers(thirty),
};

function play({ begun, sent }: Play): number {
  let encounter = begun;
  for (const each of sent) {
    const next = send(encounter, each);
    if (next === undefined) throw new Error(`refused: ${JSON.stringify(each)}`);
    encounter = next;
    for (const viewer of VIEWERS) encounter.ruleset.view(encounter.state, viewer);
  }
  return sent.length;
}

answering({ rate: ({ of, forMs }: Rate) => ratePerSecond(forMs, () => play(plays[of])) });
