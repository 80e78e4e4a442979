/** KG-7.13, KG-7.14, KG-10.7, KG-10.8: magic, first aid and salve. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { fieldLabels } from "../../core/madeThings.ts";
import { refuse } from "../../core/refusal.ts";
import { takeAction } from "../flow/action.ts";
import { rollText } from "../rules/diceText.ts";
import { curable, healable } from "../rules/targets.ts";
import { fighterIn, type KengiDraft, type State } from "../state.ts";
import { afterFight } from "./afterFight.ts";
import { isActive } from "./ownPhase.ts";
import { requireTarget } from "./requireTarget.ts";

/** `heal {spell, target}`: an action during the fight, free afterwards. */
export const heal = commandRule({
  isPhase: ({ phase }: State) => phase === "action" || phase === "aftermath",
  isTurn: isActive,
  args: z.strictObject({ spell: z.string(), target: z.string() }),
  decide(draft: KengiDraft, { as, args }) {
    const healer = fighterIn(draft.state, as);
    const spell = healer.spells.find(({ id }) => id === args.spell);
    if (spell === undefined) {
      const allowed = healer.spells.map(({ id }) => id);
      refuse("badArgument", `spell: one of ${allowed.join(", ")}`, { field: "spell", allowed });
    }
    requireTarget(args.target, healable(draft.state, healer));
    const cast = () => {
      const healing = rollText(draft, spell.dice, "healing");
      const labels = fieldLabels({ spell: [spell] });
      draft.emit({ type: "healed", as, target: args.target, spell: spell.id, ...healing, ...labels });
    };
    if (draft.state.phase === "aftermath") cast();
    else takeAction(draft, as, cast);
  },
});

const onTarget = z.strictObject({ target: z.string() });

/** `firstAid {target}`: each combatant once. */
export const firstAid = commandRule({
  ...afterFight,
  args: onTarget,
  decide(draft: KengiDraft, { as, args: { target } }) {
    requireTarget(target, curable(draft.state, fighterIn(draft.state, as)));
    if (fighterIn(draft.state, target).treated) {
      refuse("alreadyTreated", "target: has had first aid after this fight", { field: "target" });
    }
    const healing = rollText(draft, draft.state.house.firstAidHeals, "first aid");
    draft.emit({ type: "firstAidGiven", as, target, ...healing });
  },
});

/** `salve {target}`: uses up one of the user's own. */
export const salve = commandRule({
  ...afterFight,
  obstacle: (state: State, { as }) =>
    afterFight.obstacle(state) ?? (fighterIn(state, as).salves === 0 ? "noSalve" : undefined),
  args: onTarget,
  decide(draft: KengiDraft, { as, args: { target } }) {
    requireTarget(target, curable(draft.state, fighterIn(draft.state, as)));
    const healing = rollText(draft, draft.state.house.salveHeals, "salve");
    draft.emit({ type: "salveUsed", as, target, ...healing });
  },
});
