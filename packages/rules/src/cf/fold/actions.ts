// CF-2, CF-5, CF-8.4: folds of actions, strikes and free actions.
import { findCombatant } from "../../core/fight.ts";
import type { Folds } from "../../core/fold.ts";
import type { CfEvent, EventOf } from "../events.ts";
import type { CfFight } from "../fight.ts";
import { charactersOf } from "../rules/speech.ts";
import { withFighter, without, withTurn } from "./change.ts";

/** Folds of actions, strikes and free actions. */
export const actionFolds = {
  actionSpent: foldSpent,
  strikesPending: (fight, { technique, left, of, isSecret }) =>
    withTurn(fight, (turn) => ({ ...turn, strikes: { technique, left, of, isSecret } })),
  attacksEnded: (fight) => withTurn(fight, (turn) => without(turn, "strikes")),
  spoke: (fight, { text }) => withTurn(fight, (turn) => ({ ...turn, spoken: turn.spoken + charactersOf(text) })),
  freeActionAsked: (fight, { text }) => withTurn(fight, (turn) => ({ ...turn, question: text })),
  freeActionAnswered: (fight) => withTurn(fight, (turn) => without(turn, "question")),
  checkRolled: (fight, { as, skill, total, dc, success, isSecret }) => {
    const check = {
      as,
      skill,
      total,
      ...(dc !== undefined && { dc }),
      ...(success !== undefined && { isSuccess: success }),
    };
    return { ...fight, checks: isSecret ? { ...fight.checks, latest: check } : { latest: check, latestPublic: check } };
  },
} satisfies Partial<Folds<CfFight, CfEvent>>;

/** A move action uses `move` if it is there, else `standard` (CF-2.3). */
function foldSpent(fight: CfFight, { as, action, use }: EventOf<"actionSpent">): CfFight {
  const spent = withTurn(fight, (turn) => {
    if (action === "free") return { ...turn, free: turn.free + 1 };
    return action === "move" && turn.move > 0 ? { ...turn, move: 0 } : { ...turn, standard: 0 };
  });
  const uses = findCombatant(fight, as)?.uses;
  const left = use === undefined ? undefined : uses?.[use];
  if (use === undefined || left === undefined) return spent;
  return withFighter(spent, as, { uses: { ...uses, [use]: left - 1 } });
}
