import { isAttack } from "../declaration.ts";
import type { Play } from "../events.ts";
import { isInFight } from "../fighter.ts";
import { generalToRule, openReactions } from "../rules/reactions.ts";
import { wasteOf } from "../rules/targets.ts";
import { fighterOf, findDeclaration } from "../state.ts";
import { resolveGroup } from "./resolving.ts";
import { endIfDecided, startRound } from "./rounds.ts";

// DC-3.2, DC-3.4, DC-9.1, DC-9.2: from the call of a group to the next one or the next round.

/** Calls the next group in which somebody has to answer; after the last one the next round begins. */
export function callNextGroup(play: Play): void {
  for (const members of play.state.yetToAct) {
    const group = members.filter((id) => hasToAnswer(play, id));
    if (group.length > 0) {
      play.emit({ type: "groupStarted", group });
      return;
    }
  }
  play.emit({ type: "roundEnded", round: play.state.round });
  startRound(play);
}

/** Looks at a member at its moment: what passes or comes to nothing does so without a question. */
function hasToAnswer(play: Play, id: string): boolean {
  const fighter = fighterOf(play.state, id);
  const declaration = findDeclaration(play.state, id);
  if (declaration === undefined || !isInFight(fighter) || fighter.actionGone !== "no") return false;
  if (declaration.action === "pass") {
    play.emit({ type: "passed", as: id });
    return false;
  }
  const reason = isAttack(declaration) ? wasteOf(play.state, fighter, declaration) : undefined;
  if (reason !== undefined) play.emit({ type: "actionWasted", as: id, reason });
  return reason === undefined;
}

/** Goes on as far as nobody has to answer, rule or react. */
export function goOnActing(play: Play): void {
  if (play.state.turn.pending.length > 0 || generalToRule(play.state) !== undefined) return;
  const open = openReactions(play.state);
  if (open.length === 0) {
    resolveGroup(play);
    if (!endIfDecided(play)) callNextGroup(play);
  } else if (!play.state.turn.isAsked) {
    play.emit({ type: "reactionsAsked", ids: [...new Set(open.map(({ as }) => as))] });
  }
}
