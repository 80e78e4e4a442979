import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { DeclareEvent } from "../events.ts";
import { goOnActing } from "../flow/acting.ts";
import { goOnDeclaring, makeDeclaration } from "../flow/declaring.ts";
import { hearersOf } from "../rules/knowledge.ts";
import { fighterOf, findDeclaration, type State } from "../state.ts";

// DC-2.7, DC-3.3, DC-10.4: the GM answers for somebody who is away. While declaring, what the others hear is a
// declaration like any other; who controls the combatant is told of the skipping, and so is the GM.

/** `skipTurn`: declares `pass` for a member who has not declared; at the own moment gives up the action. */
export const skipTurn: CommonRule<State, DeclareEvent, CommonArguments["skipTurn"]> = {
  isPhase: ({ phase }) => phase === "declare" || phase === "execute",
  isTurn: (state, { as }) => as !== undefined && isAwaited(state, as),
  decide(play, { as }) {
    if (play.state.phase === "execute") {
      play.emit({ type: "turnSkipped", as, reason: "gm", eventReaders: undefined });
      goOnActing(play);
      return;
    }
    makeDeclaration(play, as, { action: "pass" });
    const hearers = hearersOf(fighterOf(play.state, as), play.state.house);
    play.emit({ type: "turnSkipped", as, reason: "gm", eventReaders: [...new Set(["gm" as const, ...hearers])] });
    goOnDeclaring(play);
  },
};

function isAwaited(state: State, id: string): boolean {
  if (state.phase === "execute") return state.turn.pending.includes(id);
  return state.group.includes(id) && findDeclaration(state, id) === undefined;
}
