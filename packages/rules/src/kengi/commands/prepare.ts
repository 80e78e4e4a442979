/** KG-4.4, KG-4.5, KG-4.6: a turn of preparation. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { fieldLabels } from "../../core/madeThings.ts";
import { refuse } from "../../core/refusal.ts";
import { techniquesOf } from "../fighter.ts";
import { endPhase } from "../flow/turn.ts";
import { readersOfChoice } from "../readers.ts";
import { fighterIn, type KengiDraft, type State } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";
import { requireKnown } from "./requireTechniques.ts";

/** `prepare {technique?}`: the technique is named with `combining: named`, and only then. */
export const prepare = commandRule({
  ...ownPhase,
  obstacle: ({ house }: State) => (house.combining === "strict" ? "badArgument" : undefined),
  args: z.strictObject({ technique: z.string().optional() }),
  decide(draft: KengiDraft, { as, args }) {
    const technique = readTechnique(draft.state, as, args.technique);
    const fighter = fighterIn(draft.state, as);
    const named = technique === undefined ? [] : techniquesOf(fighter, [technique]);
    draft.emit({
      type: "prepared",
      as,
      count: fighter.prepared + 1,
      ...(technique === undefined ? {} : { technique }),
      ...fieldLabels({ technique: named }),
      readers: { technique: readersOfChoice(draft.state, as) },
    });
    endPhase(draft);
  },
});

function readTechnique(state: State, as: string, technique: string | undefined): string | undefined {
  const isNamed = state.house.combining === "named";
  if (isNamed !== (technique !== undefined)) {
    refuse("badArgument", isNamed ? "technique: name one" : "technique: none is named here", { field: "technique" });
  }
  if (technique === undefined) return undefined;
  const fighter = fighterIn(state, as);
  requireKnown(fighter, technique, ["attack"]);
  if (fighter.readied.includes(technique)) {
    refuse("badArgument", `technique: ${technique} is readied already`, { field: "technique" });
  }
  return technique;
}
