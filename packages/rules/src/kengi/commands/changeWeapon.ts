/** KG-1.3: a carried weapon comes to hand. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { Fighter } from "../fighter.ts";
import { takeAction } from "../flow/action.ts";
import { fighterIn, type KengiDraft } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";

/** `changeWeapon {weapon}`. */
export const changeWeapon = commandRule({
  ...ownPhase,
  args: z.strictObject({ weapon: z.string() }),
  decide(draft: KengiDraft, { as, args: { weapon } }) {
    const allowed = otherWeapons(fighterIn(draft.state, as));
    if (!allowed.includes(weapon)) {
      refuse("badArgument", `weapon: a carried one that is not in hand: ${allowed.join(", ")}`, {
        field: "weapon",
        allowed,
      });
    }
    takeAction(draft, as, () => draft.emit({ type: "weaponChanged", as, weapon }));
  },
});

/** Ids of the carried weapons that are not in hand. */
export function otherWeapons(fighter: Fighter): readonly string[] {
  return fighter.weapons.map(({ id }) => id).filter((id) => id !== fighter.wielded);
}
