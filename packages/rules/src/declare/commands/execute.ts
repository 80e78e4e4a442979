import { commandRule } from "../../core/commandRule.ts";
import { isAttack } from "../declaration.ts";
import type { DeclareEvent } from "../events.ts";
import type { Fighter } from "../fighter.ts";
import { goOnActing } from "../flow/acting.ts";
import { needsNewTarget, newTargetsOf } from "../rules/targets.ts";
import { fighterOf, findDeclaration, type State } from "../state.ts";
import {
  type Arguments,
  anyArguments,
  id,
  readArgument,
  refuseGiven,
  refuseOthers,
  requireAmong,
} from "./arguments.ts";
import { readSoul } from "./soul.ts";

// DC-3.2, DC-3.3, DC-6.1: the declared action is carried out, and nothing else.

/** `execute {soul?, target?}`: both for attacks only. Refused: `badArgument`, `noSoul`, `badTarget`. */
export const execute = commandRule<State, DeclareEvent, Arguments>({
  isPhase: ({ phase }) => phase === "execute",
  isTurn: ({ turn }, { as }) => as !== undefined && turn.pending.includes(as),
  args: anyArguments,
  decide(play, { as, args }) {
    const declaration = findDeclaration(play.state, as);
    if (declaration === undefined) throw new Error(`${as} acts without a declaration`);
    if (isAttack(declaration)) {
      const { soul, target = declaration.target } = readAttack(play.state, fighterOf(play.state, as), args);
      play.emit({ type: "actionExecuted", as, action: declaration.action, target, soul });
    } else {
      refuseOthers(args, []);
      play.emit({ type: "actionExecuted", as, action: declaration.action });
    }
    goOnActing(play);
  },
});

function readAttack(state: State, fighter: Fighter, args: Arguments): { soul: number; target?: string } {
  refuseOthers(args, ["soul", "target"]);
  const soul = readSoul(fighter, state.house, args);
  if (!needsNewTarget(state, fighter)) {
    refuseGiven(args, "target");
    return { soul };
  }
  const target = readArgument(args, "target", id);
  requireAmong(newTargetsOf(state, fighter), target, { code: "badTarget", field: "target" });
  return { soul, target };
}
