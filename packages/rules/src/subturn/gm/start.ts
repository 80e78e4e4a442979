import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { SubturnEvent } from "../events.ts";
import { startMainTurn } from "../flow/mainTurn.ts";
import { say } from "../flow/say.ts";
import { goOn, isAnybodyAble } from "../flow/subturn.ts";
import { findMisplaced, settledPlaces } from "../ground/placement.ts";
import { findUnknown } from "../sheet.ts";
import type { State } from "../state.ts";

/** `start`: everybody must stand well (section 2); then main turn 1 begins and, without fog, its first sub-turn. */
export const start: CommonRule<State, SubturnEvent, CommonArguments["start"]> = {
  isPhase: ({ phase }) => phase === "setup",
  decide(table) {
    const { state } = table;
    for (const fighter of state.combatants) {
      const problem = findUnknown(state.house, fighter.sheet)?.problem ?? findMisplaced(state, fighter);
      if (problem !== undefined) refuse("badArgument", `${fighter.id}: ${problem}`, { field: fighter.id });
    }
    if (!isAnybodyAble(state)) refuse("badArgument", "nobody can act");
    say(table, { type: "placed", places: settledPlaces(state) });
    startMainTurn(table);
    goOn(table);
  },
};
