/** KG-10.3: fleeing, automatically or against the quickest foe. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import type { Fighter } from "../fighter.ts";
import { takeAction } from "../flow/action.ts";
import { abilityOf } from "../rules/abilities.ts";
import { foesOf } from "../rules/targets.ts";
import { fighterIn, type KengiDraft, type State } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";

/** `flee`. */
export const flee = commandRule({
  ...ownPhase,
  args: z.strictObject({}),
  decide(draft: KengiDraft, { as }) {
    takeAction(draft, as, () => {
      const isAway = draft.state.house.flee === "automatic" || hasOutrun(draft, as);
      draft.emit({ type: isAway ? "fled" : "fleeFailed", as });
    });
  },
});

/** Only a higher value gets away. */
function hasOutrun(draft: KengiDraft, as: string): boolean {
  const { state } = draft;
  const fighter = fighterIn(state, as);
  const foe = quickestFoe(state, fighter);
  if (foe === undefined) return true;
  const speed = ({ armour, ...other }: Fighter) =>
    abilityOf({ armour, ...other }, "agility", state.house) - armour.penalty;
  const die = draft.roll("1d20", "flee")[0] ?? 0;
  const foeDie = draft.roll("1d20", "pursuit")[0] ?? 0;
  const total = die + speed(fighter) + fighter.skills.dodge;
  const foeTotal = foeDie + speed(foe);
  draft.emit({ type: "fleeRolled", as, die, total, foe: foe.id, foeDie, foeTotal });
  return total > foeTotal;
}

/** The foe of the highest effective agility; among equals the earlier in the order, newcomers last. */
function quickestFoe(state: State, fighter: Fighter): Fighter | undefined {
  const place = (id: string) => {
    const at = state.order.findIndex((entry) => entry.id === id);
    return at === -1 ? state.order.length : at;
  };
  const agility = (foe: Fighter) => abilityOf(foe, "agility", state.house);
  return foesOf(state, fighter).toSorted((a, b) => agility(b) - agility(a) || place(a.id) - place(b.id))[0];
}
