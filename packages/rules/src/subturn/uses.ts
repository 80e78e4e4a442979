import { memo } from "../core/memo.ts";
import type { House } from "./house/house.ts";
import { actionOf, techniqueOf } from "./house/lookup.ts";
import type { UsePeriod } from "./house/values.ts";
import { actionsOf, type Sheet, techniquesOf } from "./sheet.ts";
import type { Fighter } from "./state.ts";

/** ST-5.5: what can be used only so often. */

/** One limited thing of a fighter: `parry`, `block`, a technique or an action. */
export type Limited = { readonly id: string; readonly per: UsePeriod; readonly max: number };

/** Parries and blocks a sub-turn, each. */
const DEFENSES_A_SUBTURN = 1;

/** Everything that a fighter can use only so often, defences he has first. */
export function limitedOf(house: House, { sheet }: Fighter): readonly Limited[] {
  return limitedBy(sheet, house);
}

const limitedBy = memo((sheet: Sheet, house: House): readonly Limited[] => {
  const defenses = (["parry", "block"] as const)
    .filter((id) => sheet[id] > 0)
    .map((id): Limited => ({ id, per: "subturn", max: DEFENSES_A_SUBTURN }));
  const techniques = techniquesOf(sheet, house).map((id) => ({ id, uses: techniqueOf(house, id)?.uses }));
  const actions = actionsOf(sheet, house).map((id) => ({ id, uses: actionOf(house, id)?.uses }));
  const limited = [...techniques, ...actions].flatMap(({ id, uses }) => (uses == null ? [] : [{ id, ...uses }]));
  return [...defenses, ...limited];
});

/** Uses left of something, by what has been spent; `undefined` if it is not limited. */
export function usesLeft(house: House, fighter: Fighter, id: string): number | undefined {
  const limited = limitedOf(house, fighter).find((one) => one.id === id);
  return limited === undefined ? undefined : limited.max - (fighter.spent[id] ?? 0);
}

/** One more use spent, if it is limited. */
export function spend(house: House, fighter: Fighter, id: string): Fighter {
  if (usesLeft(house, fighter, id) === undefined) return fighter;
  return { ...fighter, spent: { ...fighter.spent, [id]: (fighter.spent[id] ?? 0) + 1 } };
}

/** Ids of what returns with this period and has been spent. */
export function spentIn(house: House, fighter: Fighter, per: UsePeriod): readonly string[] {
  return limitedOf(house, fighter)
    .filter((limited) => limited.per === per && (fighter.spent[limited.id] ?? 0) > 0)
    .map(({ id }) => id);
}

/** Everything of a period at its maximum again. */
export function restore(house: House, fighter: Fighter, per: UsePeriod): Fighter {
  const returned = spentIn(house, fighter, per);
  const kept = Object.entries(fighter.spent).filter(([id]) => !returned.includes(id));
  return { ...fighter, spent: Object.fromEntries(kept) };
}
