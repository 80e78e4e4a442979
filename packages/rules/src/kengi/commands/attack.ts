/** KG-3.1, KG-3.2, KG-4.2 to KG-4.6, KG-5.10: an attack is declared. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { fieldLabels } from "../../core/madeThings.ts";
import { refuse } from "../../core/refusal.ts";
import { type Fighter, weaponInHand } from "../fighter.ts";
import { goOnWithAttack } from "../flow/strike.ts";
import { readersOfChoice } from "../readers.ts";
import { foesOf } from "../rules/targets.ts";
import { countStrikes, preparationsNeeded } from "../rules/techniques.ts";
import { fighterIn, type KengiDraft, type State } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";
import { requireTarget } from "./requireTarget.ts";
import { refuseTechnique, requireTechniques, techniquesArgument } from "./requireTechniques.ts";

/** `attack {target, techniques}`. */
export const attack = commandRule({
  ...ownPhase,
  obstacle: (state: State, { as }) => (fighterIn(state, as).inOpening ? "inOpening" : undefined),
  args: z.strictObject({ target: z.string(), techniques: techniquesArgument }),
  decide(draft: KengiDraft, { as, args }) {
    const { state } = draft;
    const fighter = fighterIn(state, as);
    requireTarget(args.target, foesOf(state, fighter));
    const techniques = requireTechniques(fighter, args.techniques, { kinds: ["attack"] });
    requireOneUse(state, args.techniques.length);
    requirePrepared(state, fighter, args.techniques);
    const readers = readersOfChoice(state, as);
    draft.emit({
      type: "attackDeclared",
      as,
      target: args.target,
      weapon: fighter.wielded,
      techniques: args.techniques,
      attacks: countStrikes(techniques, state.house),
      ...fieldLabels({ weapon: [weaponInHand(fighter)], techniques }),
      readers: { techniques: readers, attacks: readers },
    });
    goOnWithAttack(draft);
  },
});

/** KG-4.2, KG-4.6, KG-4.8: one use of techniques in an own phase. */
function requireOneUse(state: State, count: number): void {
  if (count >= 2 && state.house.combining === "strict") {
    refuseTechnique("oneTechnique", "techniques: one at most, they are never combined here");
  }
  if (count >= 1 && state.stanceTaken) {
    refuseTechnique("oneTechnique", "techniques: none, a stance was taken in this phase");
  }
}

/** KG-4.3, KG-4.5: a combination has been prepared. */
function requirePrepared(state: State, fighter: Fighter, ids: readonly string[]): void {
  const needed = preparationsNeeded(ids.length, state.house);
  if (needed > fighter.prepared) {
    const message = `techniques: ${ids.length} of them need ${needed} preparations, ${fighter.prepared} were made`;
    refuse("notPrepared", message, { field: "techniques" });
  }
  const isUnready = (id: string) => !fighter.readied.includes(id);
  if (state.house.combining === "named" && ids.length >= 2 && ids.some(isUnready)) {
    const message = `techniques: together only those readied: ${fighter.readied.join(", ")}`;
    refuse("notPrepared", message, { field: "techniques", allowed: fighter.readied });
  }
}
