/** KG-10.9: the finishing blow (とどめ). */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { finishable } from "../rules/targets.ts";
import { fighterIn, type KengiDraft } from "../state.ts";
import { afterFight } from "./afterFight.ts";
import { requireTarget } from "./requireTarget.ts";

/** `finish {target}`. */
export const finish = commandRule({
  ...afterFight,
  args: z.strictObject({ target: z.string() }),
  decide(draft: KengiDraft, { as, args: { target } }) {
    requireTarget(target, finishable(draft.state, fighterIn(draft.state, as)));
    draft.emit({ type: "finished", as, target });
    draft.emit({ type: "died", as: target });
  },
});
