import { refuse } from "../core/refusal.ts";
import type { EncounterSetUp } from "../ruleset.ts";
import { type Fighter, newFighter } from "./fighter.ts";
import type { House } from "./house.ts";
import { NO_TURN, type State } from "./state.ts";

/** The fight before `start`. @throws Refused (`badArgument`) for a double id or a sheet that is not allowed */
export function create({ house, combatants }: EncounterSetUp<House>): State {
  combatants.forEach(({ id }, i) => {
    const isTaken = combatants.findIndex((each) => each.id === id) !== i;
    if (isTaken) refuse("badArgument", `combatants.${i}.id: ${id} is taken`, { field: `combatants.${i}.id` });
  });
  return inSetUp(
    house,
    combatants.map((combatant, i) => newFighter(combatant, house, `combatants.${i}`)),
  );
}

/** A fight in which nothing has happened yet. */
export function inSetUp(house: House, combatants: readonly Fighter[]): State {
  return {
    phase: "setup",
    house,
    combatants,
    round: 0,
    declareOrder: [],
    order: [],
    yetToDeclare: [],
    yetToAct: [],
    group: [],
    declarations: [],
    turn: NO_TURN,
    results: [],
  };
}
