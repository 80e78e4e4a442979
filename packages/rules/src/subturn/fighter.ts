import { type NewCombatant, readBy } from "../core/newCombatant.ts";
import { refuse } from "../core/refusal.ts";
import type { House } from "./house/house.ts";
import { conditionOf } from "./house/lookup.ts";
import { findUnknown, type Sheet, sheetSchema } from "./sheet.ts";
import type { Condition, Fighter, Place } from "./state.ts";

/**
 * A fighter as his sheet brings him to the table. Where he may stand is looked at when the fight starts; without a place
 * on the sheet he has none yet.
 * @param at what the combatant is called in a refusal, for example `combatants.0`
 * @throws Refused (`badArgument`) naming the field
 */
export function fighterFrom(house: House, combatant: NewCombatant, at: string): Fighter {
  const { sheet: raw, ...who } = combatant;
  const sheet = readBy(sheetSchema, raw, `${at}.sheet`);
  const unknown = findUnknown(house, sheet);
  if (unknown !== undefined) {
    const field = `${at}.sheet.${unknown.field}`;
    refuse("badArgument", `${field}: ${unknown.problem}`, { field });
  }
  return {
    ...who,
    sheet,
    hp: sheet.hp ?? sheet.ht,
    fate: "able",
    hidden: sheet.hidden,
    ...bodyAtStart(sheet),
    conditions: sheet.conditions.map((id) => ownCondition(house, id, who.id)),
    ...untired(sheet.subturns),
  };
}

/** Where and how the sheet lets one stand at the start of a fight. */
export function bodyAtStart(sheet: Sheet): Pick<Fighter, "posture" | "isAirborne" | "place"> {
  return {
    posture: sheet.posture,
    isAirborne: (sheet.place?.altitude ?? 0) > 0,
    ...(sheet.place === undefined ? {} : { place: placeFrom(sheet.place) }),
  };
}

/** One who has not done anything yet. @param subturns a main turn */
export function untired(subturns: number) {
  return {
    spent: {},
    subturns,
    share: subturns,
    movement: { units: 0, per: subturns },
    bankUsed: 0,
    bankNext: 0,
    actions: 0,
  } as const;
}

function placeFrom({ extra = [], half, ...place }: NonNullable<Sheet["place"]>): Place {
  return half === undefined ? { ...place, extra } : { ...place, half, extra };
}

function ownCondition(house: House, id: string, source: string): Condition {
  return { id, until: conditionOf(house, id)?.until ?? "manual", source, afterActions: 0 };
}
