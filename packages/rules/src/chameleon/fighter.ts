// From a sheet to a combatant at the table. CH-2.1: initiative is strength plus perception.
import { type NewCombatant, readBy } from "../core/newCombatant.ts";
import { refuse } from "../core/refusal.ts";
import { BUILT_IN, UNARMED } from "./data/builtInWeapons.ts";
import type { Weapon } from "./data/weapon.ts";
import type { House } from "./house.ts";
import { type Sheet, sheetSchema } from "./sheet.ts";
import type { Fighter } from "./state.ts";

/**
 * The combatant that a sheet describes, before the fight has touched it.
 * @param at what the sheet is called in a refusal, for example `combatants.0.sheet`
 * @throws Refused (`badArgument`) naming the field that the schema or the house's `controlMax` does not allow
 */
export function newFighter(combatant: NewCombatant, house: House, at: string): Fighter {
  const sheet = readBy(sheetSchema, combatant.sheet, at);
  refuseAboveControlMax(sheet, house, at);
  const { id, name, side, kind, owner } = combatant;
  return {
    id,
    name,
    side,
    kind,
    owner,
    initiative: sheet.strength + sheet.perception,
    strength: sheet.strength,
    ...(sheet.absoluteStrength === undefined ? {} : { absoluteStrength: sheet.absoluteStrength }),
    ...(sheet.postureMax === undefined ? {} : { postureMax: sheet.postureMax }),
    health: sheet.health,
    injury: sheet.injury,
    concentration: { current: sheet.concentration, max: sheet.concentration },
    ...(sheet.control === undefined ? {} : { control: { values: sheet.control, holder: owner } }),
    known: sheet.revealed,
    weapons: carried(sheet),
    mastered: sheet.mastered,
    martialExperience: sheet.martialExperience,
    skills: sheet.skills,
    spent: sheet.spent,
    hasRoutine: false,
    status: "ready",
    fluster: 0,
    conditions: {},
    charge: {},
    hasTriedSurprise: false,
  };
}

function refuseAboveControlMax(sheet: Sheet, house: House, at: string): void {
  for (const part of ["control", "revealed"] as const) {
    for (const [key, value] of Object.entries(sheet[part] ?? {})) {
      if (value === undefined || value <= house.controlMax) continue;
      const field = `${at}.${part}.${key}`;
      refuse("badArgument", `${field}: 0 to ${house.controlMax}`, {
        field,
        allowed: { min: 0, max: house.controlMax },
      });
    }
  }
}

/** Bare hands first, then the sheet's weapons; a sheet may define its own bare hands. */
function carried(sheet: Sheet): readonly Weapon[] {
  const listed = sheet.weapons.map((weapon) => (typeof weapon === "string" ? BUILT_IN[weapon] : weapon));
  return listed.some(({ id }) => id === UNARMED) ? listed : [BUILT_IN.unarmed, ...listed];
}
