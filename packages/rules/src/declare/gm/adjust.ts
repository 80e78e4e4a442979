import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { DeclareEvent } from "../events.ts";
import { numberReadersOf } from "../rules/knowledge.ts";
import { fighterOf, type State } from "../state.ts";
import { ADJUSTABLE_PATHS, type Adjustable, findAdjustable } from "./adjustable.ts";
import { isMendingTime } from "./phases.ts";

// Section 6: `adjust` changes the number only. DC-10.3: that of a hidden number is told to those who may know it.

/** `adjust {path, set | add, reason}`. Refused: `badArgument` (no such number), `outOfRange`. */
export const adjust: CommonRule<State, DeclareEvent, CommonArguments["adjust"]> = {
  isPhase: isMendingTime,
  decide(play, { as, args }) {
    const { path, reason } = args;
    const adjustable = findAdjustable(path);
    if (adjustable === undefined) {
      refuse("badArgument", `path: one of ${ADJUSTABLE_PATHS.join(", ")}`, {
        field: "path",
        allowed: ADJUSTABLE_PATHS,
      });
    }
    const fighter = fighterOf(play.state, as);
    const value = newValue(adjustable.read(fighter), args);
    requireInRange(value, adjustable.range(fighter, play.state.house), args);
    play.emit({ type: "adjusted", as, path, value, reason, eventReaders: readersOf(play.state, as, adjustable) });
  },
};

type Change = CommonArguments["adjust"];

function newValue(before: number, { set, add }: Change): number {
  const value = add === undefined ? set : before + add;
  if (typeof value === "number" && Number.isInteger(value)) return value;
  const field = add === undefined ? "set" : "add";
  return refuse("badArgument", `${field}: a whole number`, { field });
}

function requireInRange(value: number, range: { min: number; max: number }, { add }: Change): void {
  if (value >= range.min && value <= range.max) return;
  const field = add === undefined ? "set" : "add";
  refuse("outOfRange", `${field}: a result from ${range.min} to ${range.max}`, { field, allowed: range });
}

function readersOf(state: State, as: string, { isPublic }: Adjustable) {
  return isPublic ? undefined : numberReadersOf(fighterOf(state, as), state.house);
}
