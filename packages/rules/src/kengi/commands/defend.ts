/** KG-5.1 to KG-5.7, KG-5.12, KG-9.4: the target of a strike chooses its defence. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import { WAYS, type Way } from "../definitions.ts";
import { type Fighter, weaponInHand } from "../fighter.ts";
import { settleStrike } from "../flow/defence.ts";
import { findWayObstacle, isCounterAllowed, isSpent } from "../rules/defending.ts";
import { isForWay } from "../rules/techniques.ts";
import { fighterIn, type KengiDraft, type State } from "../state.ts";
import { isActive } from "./ownPhase.ts";
import { refuseTechnique, requireTechniques, techniquesArgument } from "./requireTechniques.ts";

/** `defend {way, techniques}`. It cannot be declined. */
export const defend = commandRule({
  isPhase: ({ phase }: State) => phase === "defence",
  isTurn: isActive,
  args: z.strictObject({ way: z.enum(WAYS), techniques: techniquesArgument }),
  decide(draft: KengiDraft, { as, args: { way, techniques } }) {
    const { state } = draft;
    const fighter = fighterIn(state, as);
    requireWay(state, fighter, way);
    requireTechniques(fighter, techniques, {
      kinds: ["defence", "counter"],
      more(technique) {
        if (!isForWay(technique, way)) refuseTechnique("badArgument", `${technique.id} is not for ${way}`);
        if (isSpent(state, fighter, technique)) refuseTechnique("techniqueSpent", `${technique.id}: once a turn`);
        if (!isCounterAllowed(state, technique)) {
          refuseTechnique("counterNotAllowed", `${technique.id}: a counterattack cannot be countered here`);
        }
      },
    });
    if (way === "parry" && techniques.length === 0 && fighter.parryUsed) {
      refuse("parryUsed", "way: the plain parry was used in this turn; dodge, or parry with techniques", {
        field: "way",
      });
    }
    settleStrike(draft, { as, way, techniques });
  },
});

function requireWay(state: State, fighter: Fighter, way: Way): void {
  const code = findWayObstacle(state, fighter, way);
  if (code !== undefined) refuse(code, `way: no parry with ${weaponInHand(fighter).id} here`, { field: "way" });
}
