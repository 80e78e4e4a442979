import { commandRule } from "../../core/commandRule.ts";
import type { DeclareEvent } from "../events.ts";
import { goOnActing } from "../flow/acting.ts";
import type { State } from "../state.ts";
import { type Arguments, anyArguments, refuseOthers } from "./arguments.ts";

// DC-3.3: the declared action can be given up.

/** `forgo`. */
export const forgo = commandRule<State, DeclareEvent, Arguments>({
  isPhase: ({ phase }) => phase === "execute",
  isTurn: ({ turn }, { as }) => as !== undefined && turn.pending.includes(as),
  args: anyArguments,
  decide(play, { as, args }) {
    refuseOthers(args, []);
    play.emit({ type: "actionForgone", as });
    goOnActing(play);
  },
});
