import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { SubturnEvent } from "../events.ts";
import { say } from "../flow/say.ts";
import { declareEnd } from "../flow/subturn.ts";
import type { State } from "../state.ts";

/** ST-3.6: `skipTurn` acts like 終了. */
export const skipTurn: CommonRule<State, SubturnEvent, CommonArguments["skipTurn"]> = {
  isPhase: ({ phase }) => phase === "subturn",
  isTurn: ({ acting }, { as }) => acting === as,
  decide(table, { as }) {
    say(table, { type: "turnSkipped", as, reason: "gm" });
    declareEnd(table, as);
  },
};

/** `end`: the winner is the outcome if it is a side; else it is told in the GM's words. */
export const end: CommonRule<State, SubturnEvent, CommonArguments["end"]> = {
  isPhase: ({ phase }) => phase !== "setup" && phase !== "ended",
  decide(table, { args: { outcome } }) {
    const winner = table.state.combatants.find(({ side }) => side === outcome)?.side;
    say(table, { type: "fightEnded", ...(winner === undefined ? { outcome } : { winner }) });
  },
};
