/** KG-1.2, KG-4.4: an action that is neither attack nor preparation, and the phase that ends with it. */
import { fighterIn, type KengiDraft } from "../state.ts";
import { endPhase } from "./turn.ts";

/** Carries out the action, loses what was prepared (with `consecutive`) and ends the own phase. */
export function takeAction(draft: KengiDraft, as: string, carryOut: () => void): void {
  const { prepared } = fighterIn(draft.state, as);
  carryOut();
  if (prepared > 0 && draft.state.house.preparationKept === "consecutive") {
    draft.emit({ type: "preparationLost", as });
  }
  endPhase(draft);
}
