import { apply, ask, type Encounter, found, replay } from "../core/encounter.ts";
import type { Commit } from "../core/event.ts";
import { Refused } from "../core/refusal.ts";
import { scriptedDice } from "../dice/scriptedDice.ts";
import { findRuleset, rulesets } from "../registry.ts";
import { findFailures } from "./check.ts";
import type { Scenario, Step } from "./scenario.ts";

/**
 * How a scenario is played: `live`, command by command; `replayed`, every state folded anew from the founding and all
 * events so far; `saved`, written as JSON and read back after every step.
 */
export type Mode = "live" | "replayed" | "saved";
/** All modes, in the order they are run. */
export const MODES: readonly Mode[] = ["live", "replayed", "saved"];

/** Plays a scenario and returns what went wrong, one sentence each; empty if it passed. */
export function runScenario(scenario: Scenario, mode: Mode): readonly string[] {
  try {
    return play(scenario, mode);
  } catch (error) {
    return [error instanceof Refused ? error.message : String(error instanceof Error ? error.stack : error)];
  }
}

function play(scenario: Scenario, mode: Mode): readonly string[] {
  const ruleset = findRuleset(scenario.ruleset);
  if (ruleset === undefined) return [`ruleset: one of ${Object.keys(rulesets).join(", ")}`];
  const dice = scriptedDice(scenario.dice);
  const start: Step = { kind: "command", seat: "gm", command: { type: "start" } };
  let encounter = found(ruleset, scenario);
  for (const [index, step] of [start, ...scenario.steps].entries()) {
    const at = `step ${index}`;
    if (step.kind === "expect") {
      const failures = findFailures(encounter, step.expect);
      if (failures.length > 0) return failures.map((failure) => `${at}: ${failure}`);
      continue;
    }
    const answer = ask(encounter, { ...step, dice });
    if ("refusal" in answer) {
      if (step.kind === "refuse" && step.code === answer.refusal.code) continue;
      return [
        `${at}: ${step.seat} ${step.command.type} was refused: ${answer.refusal.code}: ${answer.refusal.message}`,
      ];
    }
    if (step.kind === "refuse") return [`${at}: ${step.seat} ${step.command.type} was accepted, expected ${step.code}`];
    encounter = next(encounter, answer.commit, mode);
  }
  return dice.left.length === 0 ? [] : [`dice left over: ${dice.left.join(" ")}`];
}

function next(encounter: Encounter, commit: Commit, mode: Mode): Encounter {
  switch (mode) {
    case "live":
      return apply(encounter, commit);
    case "replayed":
      return replay(encounter.ruleset, encounter.founding, throughJson([...encounter.commits, commit]));
    case "saved": {
      const { ruleset, ...saved } = apply(encounter, commit);
      return { ruleset, ...throughJson(saved) };
    }
  }
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
