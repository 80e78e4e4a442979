/** KG-2.2: the GM may order a tie in place of the dice, for this turn. */
import { refuse } from "../../core/refusal.ts";
import { fighterIn, isFightOn, type State } from "../state.ts";
import type { GmRule } from "./gmRule.ts";

/** `orderTies {ids}`: two or more of equal initiative whose phase has not begun. Refusals: `badArgument`. */
export const orderTies: GmRule<"orderTies"> = {
  isPhase: isFightOn,
  decide(draft, { args: { ids } }) {
    if (!isTie(draft.state, ids)) {
      refuse("badArgument", "ids: two or more of equal initiative whose phase has not begun, each once", {
        field: "ids",
      });
    }
    draft.emit({ type: "tiesOrdered", ids });
  },
};

function isTie(state: State, ids: readonly string[]): boolean {
  const waiting = state.order.filter(({ id }) => fighterIn(state, id).status === "ready");
  const places = ids.map((id) => waiting.find((place) => place.id === id));
  const isDistinct = new Set(ids).size === ids.length;
  return (
    ids.length >= 2 &&
    isDistinct &&
    places.every((place) => place?.initiative === places[0]?.initiative && place !== undefined)
  );
}
