import { commandRule } from "../../core/commandRule.ts";
import type { DeclareEvent } from "../events.ts";
import { findDeclaration, type State } from "../state.ts";
import { type Arguments, anyArguments, refuseOthers } from "./arguments.ts";

// DC-2.6: as long as the group is incomplete a declaration can be taken back.

/** `withdraw`. Refused: `nothingToWithdraw`. */
export const withdraw = commandRule<State, DeclareEvent, Arguments>({
  isPhase: ({ phase }) => phase === "declare",
  isTurn: ({ group }, { as }) => as !== undefined && group.includes(as),
  obstacle: (state, { as = "" }) => (findDeclaration(state, as) === undefined ? "nothingToWithdraw" : undefined),
  args: anyArguments,
  decide(play, { as, args }) {
    refuseOthers(args, []);
    play.emit({ type: "declarationWithdrawn", as });
  },
});
