/** KG-2.1, KG-2.2, KG-2.4: the order of a turn. */
import { areIn } from "../../core/tieBreaks.ts";
import { type Fighter, isInFight } from "../fighter.ts";
import type { KengiDraft, State } from "../state.ts";
import { abilityOf } from "./abilities.ts";

/** Rolls the ties and returns everybody in the fight, first to act first. */
export function rollOrder(draft: KengiDraft): readonly string[] {
  const { combatants, house } = draft.state;
  const agility = (fighter: Fighter) => abilityOf(fighter, "agility", house);
  return groupFromHighest(combatants.filter(isInFight), agility).flatMap((group) =>
    settleTie(
      draft,
      group.map(({ id }) => id),
    ),
  );
}

/** KG-2.2: each tied combatant rolls; a sub-group that is still tied is settled before the next one. */
function settleTie(draft: KengiDraft, ids: readonly string[]): readonly string[] {
  if (ids.length <= 1) return ids;
  const rolled = ids.map((id) => ({ id, face: draft.roll(draft.state.house.tieDie, "initiative")[0] ?? 0 }));
  draft.emit({ type: "initiativeRolled", ids, faces: rolled.map(({ face }) => face) });
  return groupFromHighest(rolled, ({ face }) => face).flatMap((group) =>
    settleTie(
      draft,
      group.map(({ id }) => id),
    ),
  );
}

/** KG-2.2: why one of two equally quick acts before the other in this turn. */
export function tieBreakBetween({ tiesByGm = [] }: State, first: string, second: string): "dice" | "gm" {
  return areIn(tiesByGm, first, second) ? "gm" : "dice";
}

/** Items of equal value together, in their order; the highest value first. */
function groupFromHighest<T>(items: readonly T[], value: (item: T) => number): readonly (readonly T[])[] {
  const values = [...new Set(items.map(value))].sort((a, b) => b - a);
  return values.map((wanted) => items.filter((item) => value(item) === wanted));
}
