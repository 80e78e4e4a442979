/** KG-4.2, KG-4.7, KG-4.8: a stance (構え) is taken. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { fieldLabels } from "../../core/madeThings.ts";
import { refuse } from "../../core/refusal.ts";
import { techniquesOf } from "../fighter.ts";
import { takeAction } from "../flow/action.ts";
import { fighterIn, type KengiDraft } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";
import { requireKnown, requireWeapon } from "./requireTechniques.ts";

/** `stance {technique}`. */
export const stance = commandRule({
  ...ownPhase,
  args: z.strictObject({ technique: z.string() }),
  decide(draft: KengiDraft, { as, args: { technique } }) {
    const { state } = draft;
    const fighter = fighterIn(state, as);
    requireWeapon(fighter, requireKnown(fighter, technique, ["stance"]));
    if (fighter.stance === technique) {
      refuse("badArgument", `technique: ${technique} is taken already`, { field: "technique" });
    }
    if (state.stanceTaken) refuse("oneTechnique", "technique: one stance in a phase", { field: "technique" });
    const labels = fieldLabels({ technique: techniquesOf(fighter, [technique]) });
    const take = () => draft.emit({ type: "stanceTaken", as, technique, ...labels });
    if (state.house.stanceCost === "free") take();
    else takeAction(draft, as, take);
  },
});
