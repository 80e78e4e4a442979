import { refuse } from "../core/refusal.ts";
import type { EncounterSetUp } from "../ruleset.ts";
import { fighterFrom } from "./fighter.ts";
import { withFreePlaces } from "./ground/freePlace.ts";
import type { House } from "./house/house.ts";
import type { Fighter, State } from "./state.ts";

/** The fight before `start`. @throws Refused (`badArgument`) for a double id or a sheet that the house data do not allow */
export function create({ house, combatants }: EncounterSetUp<House>): State {
  combatants.forEach(({ id }, i) => {
    const isTaken = combatants.findIndex((other) => other.id === id) !== i;
    if (isTaken) refuse("badArgument", `combatants.${i}.id: ${id} is taken`, { field: `combatants.${i}.id` });
  });
  return inSetUp(
    house,
    combatants.map((combatant, i) => fighterFrom(house, combatant, `combatants.${i}`)),
  );
}

/**
 * A fight in which nothing has happened yet. Who has no place gets one.
 * @throws Refused (`badArgument`) if the map is full
 */
export function inSetUp(house: House, combatants: readonly Fighter[]): State {
  return withFreePlaces({ phase: "setup", house, combatants, main: 0, shownMain: 0, order: [], slots: [] });
}
