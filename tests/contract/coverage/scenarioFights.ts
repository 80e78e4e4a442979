import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apply, ask, type Encounter, found, type Refusal, type Ruleset, scriptedDice } from "@yomiai/rules";
import { parseScenario, type Scenario } from "@yomiai/rules/scenario";

const folder = join(import.meta.dirname, "../../scenarios");

/** What a scenario passed through: the encounter after each command, and the refusals on the way. */
export type Passage = {
  readonly house: Scenario["house"];
  readonly encounters: readonly Encounter[];
  readonly refusals: readonly Refusal[];
};

/** Plays the scenarios of a ruleset. That they pass is another test's matter. */
export function passagesOf(ruleset: Ruleset): readonly Passage[] {
  return globSync(`${ruleset.id}/**/*.{yaml,yml}`, { cwd: folder }).map((file) =>
    passThrough(ruleset, parseScenario(readFileSync(join(folder, file), "utf8"))),
  );
}

function passThrough(ruleset: Ruleset, scenario: Scenario): Passage {
  const dice = scriptedDice(scenario.dice);
  const encounters = [found(ruleset, scenario)];
  const refusals: Refusal[] = [];
  const start = { kind: "command", seat: "gm", command: { type: "start" } } as const;
  for (const step of [start, ...scenario.steps]) {
    const encounter = encounters.at(-1);
    if (step.kind === "expect" || encounter === undefined) continue;
    const answer = ask(encounter, { seat: step.seat, command: step.command, dice });
    if ("refusal" in answer) refusals.push(answer.refusal);
    else encounters.push(apply(encounter, answer.commit));
  }
  return { house: scenario.house, encounters, refusals };
}
