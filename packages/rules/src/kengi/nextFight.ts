/**
 * KG-6.4, KG-7.15, KG-10.8: wounds, used-up salves and death last; so does the weapon in hand. KG-4.7, KG-7.7, KG-7.11,
 * KG-7.12: stances, doublings, bleeding, preparation and openings are of one fight. KG-7.4: so is a lost will.
 */
import { lastingMark } from "../core/lastingMark.ts";
import { type Fighter, unhampered } from "./fighter.ts";
import type { State } from "./state.ts";

/** The table in set-up again with those who stay. */
export function nextFight({ house, combatants }: State, stay: readonly string[]): State {
  return {
    phase: "setup",
    house,
    combatants: combatants.filter(({ id }) => stay.includes(id)).map((fighter) => afterFight(fighter, stay)),
    round: 0,
    order: [],
    stanceTaken: false,
  };
}

function afterFight(fighter: Fighter, stay: readonly string[]): Fighter {
  const { id, name, side, kind, owner, abilities, skills, hpMax, hp, seriousAt, mortalAt, usualStance } = fighter;
  const { armour, weapons, wielded, techniques, spells, salves, marks, status } = fighter;
  return {
    ...{ id, name, side, kind, owner, abilities, skills, hpMax, hp, seriousAt, mortalAt },
    ...{ armour, weapons, wielded, techniques, spells, salves },
    ...(usualStance === undefined ? {} : { usualStance, stance: usualStance }),
    ...unhampered,
    status: status === "dead" ? "dead" : "ready",
    marks: lastingMarks(marks, stay),
  };
}

function lastingMarks(marks: Fighter["marks"], stay: readonly string[]): Fighter["marks"] {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([key, mark]) => {
      const lasting = lastingMark(mark, stay);
      return lasting === undefined ? [] : [[key, lasting] as const];
    }),
  );
}
