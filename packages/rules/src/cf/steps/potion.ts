// CF-3.5, CF-4.8: what a potion does: healing, then what ends, then what is set.
import { called } from "../events.ts";
import { type Fighter, fighterOf } from "../fight.ts";
import { isPresent } from "../rules/standing.ts";
import type { Potion } from "../sheet/item.ts";
import { applyEffects, removeEffects } from "./conditions.ts";
import type { CfDraft } from "./draft.ts";
import { heal } from "./hitPoints.ts";

/** Uses up a potion on somebody. @param item the id by which the giver calls it */
export function usePotion(
  draft: CfDraft,
  use: { readonly giver: Fighter; readonly target: string; readonly item: string; readonly isSecret: boolean },
  potion: Potion,
): void {
  const { giver, target, item, isSecret } = use;
  draft.emit({ type: "potionUsed", as: giver.id, target, item, ...called(potion.name) });
  if (potion.heal !== undefined) {
    heal(draft, [target], { by: giver.id, dice: potion.heal, bonus: potion.healBonus, isSecret });
  }
  if (!isPresent(fighterOf(draft.state, target))) return;
  removeEffects(draft, target, potion.removes);
  applyEffects(draft, target, { of: potion.applies, by: giver.id });
}
