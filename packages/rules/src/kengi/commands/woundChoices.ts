/** KG-7.3, KG-7.5: what the owner of a wounded combatant chooses. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import { ABILITIES, type Ability } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import { followWithMortalWound } from "../flow/blow.ts";
import { goOnWithAttack } from "../flow/strike.ts";
import { fighterIn, type KengiDraft, type State } from "../state.ts";
import { isActive } from "./ownPhase.ts";

/** `doubleAttribute {attribute}`: an ability not yet doubled at 重傷, or `none`. */
export const doubleAttribute = commandRule({
  isPhase: ({ phase }: State) => phase === "doubling",
  isTurn: isActive,
  args: z.strictObject({ attribute: z.enum([...ABILITIES, "none"]) }),
  decide(draft: KengiDraft, { as, args: { attribute } }) {
    const allowed = doublable(fighterIn(draft.state, as));
    if (!allowed.includes(attribute)) {
      refuse("badArgument", `attribute: one of ${allowed.join(", ")}`, { field: "attribute", allowed });
    }
    draft.emit({ type: "attributeDoubled", as, attribute });
    followWithMortalWound(draft);
    goOnWithAttack(draft);
  },
});

/** What `doubleAttribute` may name. */
export function doublable({ doubled }: Fighter): readonly (Ability | "none")[] {
  return [...ABILITIES.filter((ability) => !doubled.includes(ability)), "none"];
}

/** `mortalChoice {double}`: everything doubled and bleeding, or neither. */
export const mortalChoice = commandRule({
  isPhase: ({ phase }: State) => phase === "mortalChoice",
  isTurn: isActive,
  args: z.strictObject({ double: z.boolean() }),
  decide(draft: KengiDraft, { as, args: { double } }) {
    draft.emit({ type: "mortalChosen", as, double });
    goOnWithAttack(draft);
  },
});
