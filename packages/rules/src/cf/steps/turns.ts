// CF-2.1, CF-2.5 to CF-2.8, CF-2.10, CF-12.6: turns begin, end and follow one another.
import { findCondition } from "../conditions/active.ts";
import type { Until } from "../conditions/durations.ts";
import { type CfFight, type Condition, type Fighter, fighterOf } from "../fight.ts";
import { isSecretRoller, seatsKnowing } from "../rules/control.ts";
import { checkModifiers, sumOf } from "../rules/penalties.ts";
import { isAble, isPresent } from "../rules/standing.ts";
import { endCondition } from "./conditions.ts";
import type { CfDraft } from "./draft.ts";
import { rollD20 } from "./roll.ts";

/** The next round begins with the first of the order (CF-2.8). */
export function beginRound(draft: CfDraft): void {
  draft.emit({ type: "roundStarted", round: draft.state.round + 1 });
  beginNextTurn(draft);
}

/**
 * The first present one who has had no turn this round has its turn; the unable are passed over (CF-2.5, CF-2.8). After
 * a round in which nobody was able the table stops (CF-2.10).
 */
export function beginNextTurn(draft: CfDraft): void {
  for (;;) {
    const next = findNext(draft.state);
    if (next === undefined) {
      const { isIdle, round } = draft.state;
      draft.emit(isIdle ? { type: "standstill" } : { type: "roundStarted", round: round + 1 });
      if (isIdle) return;
      continue;
    }
    beginTurn(draft, next.id);
    if (isAble(draft.state, fighterOf(draft.state, next.id))) return;
    draft.emit({ type: "turnSkipped", as: next.id, reason: "unable" });
    endTurn(draft, next.id);
  }
}

function findNext(fight: CfFight): Fighter | undefined {
  const waiting = fight.order.find((id) => {
    const fighter = fighterOf(fight, id);
    return isPresent(fighter) && fighter.inRound === "ready";
  });
  return waiting === undefined ? undefined : fighterOf(fight, waiting);
}

/** CF-2.1: the turn starts, and what lasts until then ends, one's own first. */
function beginTurn(draft: CfDraft, as: string): void {
  draft.emit({ type: "turnStarted", as });
  endThose(draft, [fighterOf(draft.state, as)], ({ until }) => until === "ownTurnStart");
  endThose(draft, draft.state.combatants, isOfTurn(as, "sourceTurnStart"));
}

/** CF-2.7: the turn ends; then saves, then what lasts until the end of a turn that began after it was set. */
export function endTurn(draft: CfDraft, as: string): void {
  draft.emit({ type: "turnEnded", as });
  const { flank, turnSince = 0 } = fighterOf(draft.state, as);
  if (flank !== undefined && draft.state.house.flankLasts === "endOfTurn") {
    draft.emit({ type: "flankBroken", as, target: flank.target });
  }
  if (!isPresent(fighterOf(draft.state, as))) return;
  rollSaves(draft, as);
  const isOld = ({ since }: Condition) => since < turnSince;
  const isOfSource = isOfTurn(as, "sourceTurnEnd");
  endThose(draft, [fighterOf(draft.state, as)], (one) => one.until === "ownTurnEnd" && isOld(one));
  endThose(draft, draft.state.combatants, (one, bearer) => isOfSource(one, bearer) && isOld(one));
}

/** Does a condition hang on this turn of its source, or of its bearer if it has none? (CF-12.2) */
function isOfTurn(as: string, until: Until): (condition: Condition, bearer: Fighter) => boolean {
  return (condition, bearer) => condition.until === until && (condition.source ?? bearer.id) === as;
}

function endThose(
  draft: CfDraft,
  bearers: readonly Fighter[],
  ends: (condition: Condition, bearer: Fighter) => boolean,
): void {
  for (const bearer of bearers) {
    for (const condition of bearer.conditions) {
      if (ends(condition, bearer)) endCondition(draft, bearer.id, condition.key);
    }
  }
}

/** CF-12.6: one save for each condition that a save can end, in the order they were set. */
function rollSaves(draft: CfDraft, as: string): void {
  const saved = fighterOf(draft.state, as).conditions.filter(({ until }) => until === "save");
  for (const { key } of saved) {
    if (findCondition(fighterOf(draft.state, as), key) !== undefined) rollSave(draft, as, key);
  }
}

function rollSave(draft: CfDraft, as: string, condition: string): void {
  const fight = draft.state;
  const fighter = fighterOf(fight, as);
  const isSecret = isSecretRoller(fight, fighter);
  const face = rollD20(draft, { as, why: "save", isSecret });
  const modifiers = checkModifiers(fight, fighter);
  const total = face + sumOf(modifiers);
  const success = total >= fight.house.saveTarget;
  const knownTo = seatsKnowing(fight, fighter);
  draft.emit({ type: "saveRolled", as, condition, success, face, total, modifiers, isSecret, knownTo });
  if (success) endCondition(draft, as, condition);
}
