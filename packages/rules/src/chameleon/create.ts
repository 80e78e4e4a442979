import { refuse } from "../core/refusal.ts";
import type { EncounterSetUp } from "../ruleset.ts";
import { newFighter } from "./fighter.ts";
import type { House } from "./house.ts";
import { isOnceEach } from "./isOnceEach.ts";
import type { State } from "./state.ts";

/** The table before `start`. @throws Refused (`badArgument`) for a sheet that is not allowed or a double id */
export function create({ house, combatants }: EncounterSetUp<House>): State {
  if (!isOnceEach(combatants.map(({ id }) => id))) {
    refuse("badArgument", "combatants: each id once", { field: "combatants" });
  }
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
