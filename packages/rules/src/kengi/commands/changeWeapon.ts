/** KG-1.3: a carried weapon comes to hand. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { fieldLabels } from "../../core/madeThings.ts";
import { refuse } from "../../core/refusal.ts";
import { type Fighter, weaponsOf } from "../fighter.ts";
import { takeAction } from "../flow/action.ts";
import { fighterIn, type KengiDraft } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";

/** `changeWeapon {weapon}`. */
export const changeWeapon = commandRule({
  ...ownPhase,
  args: z.strictObject({ weapon: z.string() }),
  decide(draft: KengiDraft, { as, args: { weapon } }) {
    const fighter = fighterIn(draft.state, as);
    const allowed = otherWeapons(fighter);
    if (!allowed.includes(weapon)) {
      refuse("badArgument", `weapon: a carried one that is not in hand: ${allowed.join(", ")}`, {
        field: "weapon",
        allowed,
      });
    }
    const labels = fieldLabels({ weapon: weaponsOf(fighter, weapon) });
    takeAction(draft, as, () => draft.emit({ type: "weaponChanged", as, weapon, ...labels }));
  },
});

/** Ids of the carried weapons that are not in hand. */
export function otherWeapons(fighter: Fighter): readonly string[] {
  return fighter.weapons.map(({ id }) => id).filter((id) => id !== fighter.wielded);
}
