/** The table before the fight. */
import { refuse } from "../core/refusal.ts";
import type { EncounterSetUp } from "../ruleset.ts";
import { fighterOf } from "./fighter.ts";
import type { House } from "./house.ts";
import type { State } from "./state.ts";

/** The encounter in set-up. @throws Refused (`badArgument`) for a sheet that is not allowed, or a double id */
export function create({ house, combatants }: EncounterSetUp<House>): State {
  combatants.forEach(({ id }, i) => {
    if (combatants.findIndex((other) => other.id === id) < i) {
      refuse("badArgument", `combatants.${i}.id: ${id} is taken`, { field: `combatants.${i}.id` });
    }
  });
  return {
    phase: "setup",
    house,
    combatants: combatants.map((combatant, i) => fighterOf(combatant, `combatants.${i}.sheet`)),
    round: 0,
    order: [],
    stanceTaken: false,
  };
}
