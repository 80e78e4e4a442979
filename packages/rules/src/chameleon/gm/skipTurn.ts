// CH-3.3: the GM may skip any turn, at any time. The way on when somebody does not answer. A pick is discarded unseen.
import { fighterOf, isInPlay } from "../rules/standing.ts";
import { nextTurn } from "../rules/turns.ts";
import type { Phase, State } from "../state.ts";
import type { GmRule } from "./rule.ts";

const PHASES: ReadonlySet<Phase> = new Set(["declare", "pick", "guess", "interfere", "damage"]);

/** `skipTurn {as}`. Refused: `badTarget` (it has no turn to lose). */
export const skipTurn: GmRule<"skipTurn"> = {
  isPhase: (state) => PHASES.has(state.phase),
  obstacle: (state, { as = "" }) => (hasTurnToLose(state, as) ? undefined : "badTarget"),
  decide(table, { as }) {
    const isActing = table.state.turn === as;
    table.emit({ type: "turnSkipped", as, reason: "gm" });
    if (isActing) nextTurn(table);
  },
};

function hasTurnToLose(state: State, id: string): boolean {
  const fighter = fighterOf(state, id);
  return isInPlay(fighter) && fighter.status === "ready";
}
