import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import type { DeclareEvent } from "../events.ts";
import { ABILITIES } from "../fighter.ts";
import { goOnActing } from "../flow/acting.ts";
import { generalToRule } from "../rules/reactions.ts";
import type { Ruling, State } from "../state.ts";
import { type Arguments, anyArguments, ids, readArgument, refuseOthers, requireAmong } from "./arguments.ts";

// DC-4.5, DC-4.6, DC-4.7: the GM says whom a general action disturbs, and how one reacts to it.

/** How one may react to a general action. */
export const REACTION_KINDS = ["automatic", "check"] as const;
/** The range of a check's difficulty. */
export const DIFFICULTY = { min: 1, max: 99 } as const;

/** `ruleAction {disturbs, reaction, ability, difficulty}`, `as` the actor. Refused: `badTarget`, `badArgument`. */
export const ruleAction = commandRule<State, DeclareEvent, Arguments>({
  gmOnly: true,
  isPhase: ({ phase }) => phase === "ruling",
  isTurn: (state, { as }) => generalToRule(state)?.as === as,
  args: anyArguments,
  decide(play, { as, args }) {
    const affected = generalToRule(play.state)?.affects ?? [];
    play.emit({ type: "actionRuled", as, ...readRuling(play.state, affected, args) });
    goOnActing(play);
  },
});

/** For automatic reactions ability and difficulty may be sent, but they say nothing. */
function readRuling({ house }: State, affected: readonly string[], args: Arguments): Ruling {
  refuseOthers(args, ["disturbs", "reaction", "ability", "difficulty"]);
  const disturbs = readArgument(args, "disturbs", ids);
  for (const each of disturbs) requireAmong(affected, each, { code: "badTarget", field: "disturbs" });
  const reaction = readArgument(args, "reaction", z.enum(REACTION_KINDS));
  const disturbed = affected.filter((each) => disturbs.includes(each));
  const ability = z.enum(ABILITIES);
  const difficulty = z.int().min(DIFFICULTY.min).max(DIFFICULTY.max);
  if (reaction === "automatic") {
    readArgument(args, "ability", ability.optional());
    readArgument(args, "difficulty", difficulty.optional());
    return { disturbs: disturbed, reaction };
  }
  return {
    disturbs: disturbed,
    reaction,
    ability: readArgument(args, "ability", ability),
    difficulty: readArgument(args, "difficulty", difficulty.default(house.checkDifficulty)),
  };
}
