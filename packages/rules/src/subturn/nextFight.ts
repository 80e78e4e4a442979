import { inSetUp } from "./create.ts";
import { bodyAtStart, untired } from "./fighter.ts";
import type { Sheet } from "./sheet.ts";
import type { Condition, Fighter, State } from "./state.ts";

/**
 * ST-21.7, ST-21.8, ST-24.2: hit points last, and death; down is who has none left. ST-23.2: so do conditions until they
 * are recovered from or the GM takes them away; like those of a sheet they are the bearer's own. ST-25.2: who has been
 * seen is known, who has not stays hidden. What the GM has set (sub-turns) lasts. Initiative (ST-2.1), places, posture,
 * movement, uses and all else are of one fight.
 */

/** The table in set-up again with those who stay, each where the sheet says or where there is room. */
export function nextFight({ house, combatants }: State, stay: readonly string[]): State {
  return inSetUp(house, combatants.filter(({ id }) => stay.includes(id)).map(afterFight));
}

function afterFight(fighter: Fighter): Fighter {
  const { id, name, side, kind, owner, sheet, hp, fate, hidden, posture, subturns } = fighter;
  const isFelled = fate === "dead" || hp <= 0;
  return {
    ...{ id, name, side, kind, owner, sheet, hp, hidden },
    fate: fate === "dead" ? "dead" : isFelled ? "down" : "able",
    ...(isFelled ? lyingDown(sheet, posture) : bodyAtStart(sheet)),
    conditions: fighter.conditions.filter(isLasting).map((condition) => carried(condition, id)),
    ...untired(subturns),
  };
}

/** He lies where he would have stood. */
function lyingDown(sheet: Sheet, posture: string): ReturnType<typeof bodyAtStart> {
  const { place } = bodyAtStart(sheet);
  return {
    posture,
    isAirborne: false,
    ...(place === undefined ? {} : { place: { ...place, altitude: 0, extra: [] } }),
  };
}

function isLasting({ until, isSecret }: Condition): boolean {
  return (until === "manual" || until === "recovered") && isSecret === undefined;
}

function carried({ id, until, amount, note }: Condition, source: string): Condition {
  return {
    id,
    until,
    source,
    ...(amount === undefined ? {} : { amount }),
    ...(note === undefined ? {} : { note }),
    afterActions: 0,
  };
}
