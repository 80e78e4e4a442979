/** A ruleset's demo fight, its name given as the argument: decided, folded, and projected for six viewers. */
import { rulesets } from "@yomiai/rules";
import { demoFight, script, send, VIEWERS } from "../fights.ts";
import { answering } from "../measure/answering.ts";
import { ratePerSecond } from "../measure/rate.ts";

const COMMANDS = 150;

const ruleset = rulesets[process.argv[2] ?? ""];
if (ruleset === undefined) throw new Error("the argument is the name of a ruleset");
const begun = demoFight(ruleset);
const sent = script(begun, COMMANDS);

function play(): number {
  let encounter = begun;
  for (const each of sent) {
    encounter = send(encounter, each) ?? encounter;
    for (const viewer of VIEWERS) encounter.ruleset.view(encounter.state, viewer);
  }
  return sent.length;
}

answering({ rate: (forMs: number) => ratePerSecond(forMs, play) });
