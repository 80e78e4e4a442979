// CF-2.9: what every command is followed by, in this order.
import { type CfFight, fighterOf } from "../fight.ts";
import { isFlankBroken } from "../rules/flanking.ts";
import { canStillMove, isEligible } from "../rules/opportunity.ts";
import { orderRefilled } from "../rules/order.ts";
import { isAble, isDown, isPresent } from "../rules/standing.ts";
import { hasTargetInReach } from "../rules/targets.ts";
import { agreedOrder, isWaiting } from "../rules/ties.ts";
import type { CfDraft } from "./draft.ts";
import { beginNextTurn, beginRound, endTurn } from "./turns.ts";

/** Draws the consequences of a command, before and after the fight none. */
export function drawConsequences(draft: CfDraft): void {
  const { phase } = draft.state;
  if (phase === "setup" || phase === "ended") return;
  goOnWithMove(draft);
  breakFlanks(draft);
  if (endIfDecided(draft)) return;
  settleTies(draft);
  endHopelessStrikes(draft);
  endTurnOfUnable(draft);
}

/** CF-7.4: the mover stays, or the next one is asked, or it arrives. */
function goOnWithMove(draft: CfDraft): void {
  const move = draft.state.openMove;
  if (move === undefined) return;
  const { mover, from, to, asked, queue } = move;
  if (!canStillMove(draft.state, move)) {
    draft.emit({ type: "moveStopped", as: mover, from, to });
    return;
  }
  const leaving = fighterOf(draft.state, mover);
  if (asked !== undefined && isEligible(draft.state, leaving, asked)) return;
  const next = queue.find((id) => isEligible(draft.state, leaving, id));
  if (next === undefined) draft.emit({ type: "moved", as: mover, from, to });
  else draft.emit({ type: "opportunityOffered", as: next, mover });
}

/** CF-9.7. */
function breakFlanks(draft: CfDraft): void {
  for (const { id, flank } of draft.state.combatants) {
    if (flank === undefined || !isFlankBroken(draft.state, fighterOf(draft.state, id))) continue;
    draft.emit({ type: "flankBroken", as: id, target: flank.target });
  }
}

/** CF-15.1: at most one side still stands. */
function endIfDecided(draft: CfDraft): boolean {
  const { house, combatants } = draft.state;
  const sides = new Set(combatants.map(({ side }) => side));
  if (!house.autoEnd || sides.size < 2) return false;
  const standing = new Set(combatants.filter((c) => isPresent(c) && !isDown(c)).map(({ side }) => side));
  if (standing.size > 1) return false;
  const [winner = "none"] = standing;
  draft.emit({ type: "encounterEnded", outcome: winner });
  return true;
}

/** CF-1.5: groups that agree, or have nobody left to ask, are settled; with the last one the first round begins. */
function settleTies(draft: CfDraft): void {
  if (draft.state.phase !== "ties") return;
  for (const group of draft.state.ties) {
    const agreed = agreedOrder(draft.state, group);
    const isOver = !isWaiting(draft.state, group);
    if (agreed !== undefined && !isOver) {
      const order = orderRefilled(draft.state.order, agreed);
      draft.emit({ type: "orderSet", order, settled: { by: "agreed", ids: agreed } });
    }
    if (agreed !== undefined || isOver) draft.emit({ type: "tieSettled", ids: group.ids });
  }
  if (draft.state.ties.length === 0) beginRound(draft);
}

/** CF-8.4: strikes lapse when no weapon reaches a possible target. */
function endHopelessStrikes(draft: CfDraft): void {
  const { turn } = draft.state;
  if (turn?.strikes === undefined) return;
  const isHopeless = turn.strikes.left === 0 || !hasTargetInReach(draft.state, fighterOf(draft.state, turn.as));
  if (isHopeless) draft.emit({ type: "attacksEnded", as: turn.as });
}

/** The turn of one who can no longer act is over. */
function endTurnOfUnable(draft: CfDraft): void {
  const as = actingOf(draft.state);
  if (as === undefined || isAble(draft.state, fighterOf(draft.state, as))) return;
  endTurn(draft, as);
  beginNextTurn(draft);
}

function actingOf({ phase, turn }: CfFight): string | undefined {
  return phase === "turn" ? turn?.as : undefined;
}
