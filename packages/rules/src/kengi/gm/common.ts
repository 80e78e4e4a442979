/** The GM's common commands as this ruleset means them. */
import type { CommonRules } from "../../core/commandRule.ts";
import { isActive } from "../commands/ownPhase.ts";
import type { KengiEvent } from "../events.ts";
import { takeAction } from "../flow/action.ts";
import { startFight } from "../flow/turn.ts";
import type { State } from "../state.ts";
import { adjust } from "./adjust.ts";
import { addCombatant, removeCombatant } from "./joining.ts";
import { clearCondition, setCondition } from "./marks.ts";
import { orderTies } from "./orderTies.ts";

/** `passControl` is the core's. */
export const common: CommonRules<State, KengiEvent> = {
  start: {
    isPhase: ({ phase }) => phase === "setup",
    decide: (draft) => startFight(draft),
  },
  addCombatant,
  removeCombatant,
  adjust,
  setCondition,
  clearCondition,
  orderTies,
  /** Ends the own phase of whoever acts; for an absent defender there is `passControl`. */
  skipTurn: {
    isPhase: ({ phase }) => phase === "action",
    isTurn: isActive,
    decide: (draft, { as }) => takeAction(draft, as, () => draft.emit({ type: "turnSkipped", as, reason: "gm" })),
  },
  /** KG-10.6: the aftermath lasts until the GM ends it. */
  end: {
    isPhase: ({ phase }) => phase === "aftermath",
    decide: (draft, { args: { outcome } }) => draft.emit({ type: "ended", outcome }),
  },
};
