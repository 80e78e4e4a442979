import { refuse } from "../core/refusal.ts";
import type { EncounterSetUp } from "../ruleset.ts";
import { newFighter } from "./fighter.ts";
import type { House } from "./house.ts";
import type { State } from "./state.ts";

/** The table before `start`. @throws Refused (`badArgument`) for a sheet that is not allowed or a double id */
export function create({ house, combatants }: EncounterSetUp<House>): State {
  combatants.forEach(({ id }, i) => {
    const isTaken = combatants.findIndex((other) => other.id === id) !== i;
    if (isTaken) refuse("badArgument", `combatants.${i}.id: ${id} is taken`, { field: `combatants.${i}.id` });
  });
  return {
    phase: "setup",
    house,
    combatants: combatants.map((combatant, i) => newFighter(combatant, house, `combatants.${i}.sheet`)),
    round: 0,
    order: [],
    isOpening: false,
    specials: [],
  };
}
