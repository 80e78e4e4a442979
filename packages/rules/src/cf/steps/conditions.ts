// CF-12.1 to CF-12.5, CF-12.8: conditions come and go.
import { findCondition } from "../conditions/active.ts";
import { isOfSource, type Until } from "../conditions/durations.ts";
import { conditionRuleOf } from "../conditions/table.ts";
import { type CfFight, type Condition, fighterOf } from "../fight.ts";
import { isPresent } from "../rules/standing.ts";
import type { Effect } from "../sheet/powers.ts";
import type { CfDraft } from "./draft.ts";

/** A condition to be set. */
export type NewCondition = {
  readonly key: string;
  readonly until: Until;
  readonly source?: string | undefined;
  readonly note?: string | undefined;
  readonly isOfSheet?: true;
};

/**
 * Sets a condition, and those it makes (CF-12.3). Unconsciousness by HP is never replaced (CF-12.5); who is prone is so
 * until it stands up (CF-12.2). Who loses consciousness dominates nobody any more (CF-12.8).
 */
export function setCondition(draft: CfDraft, as: string, condition: NewCondition): void {
  const { key, source, note } = condition;
  if (isByHp(findCondition(fighterOf(draft.state, as), key))) return;
  const until = key === "prone" ? "removed" : condition.until;
  const isOfSheet = condition.isOfSheet === true;
  const detail = { ...(source !== undefined && { source }), ...(note !== undefined && { note }) };
  draft.emit({ type: "conditionSet", as, condition: key, until, ...detail, isOfSheet });
  const rule = conditionRuleOf(draft.state.house, key);
  for (const made of rule.makes ?? []) {
    if (findCondition(fighterOf(draft.state, as), made) !== undefined) continue;
    setCondition(draft, as, { key: made, until: "removed", ...(isOfSheet && { isOfSheet }) });
  }
  if (rule.senseless === true && draft.state.house.dominatorDown === "ends") {
    endDependents(draft, as, ({ key: theirs }, fight) => conditionRuleOf(fight.house, theirs).obeys === true);
  }
}

/** Ends a condition that is there itself. */
export function endCondition(draft: CfDraft, as: string, key: string): void {
  draft.emit({ type: "conditionEnded", as, condition: key });
}

/**
 * What an effect brings, if the target is still there; without a duration as the house rules say (CF-12.2). What hangs on
 * a source that the very effect has killed ends at once, so it is not set (CF-12.8).
 */
export function applyEffects(
  draft: CfDraft,
  as: string,
  effects: { readonly of: readonly Effect[]; readonly by: string },
): void {
  for (const { condition: key, until: named } of effects.of) {
    const fight = draft.state;
    if (!isPresent(fighterOf(fight, as))) return;
    const until = named ?? fight.house.effectDuration;
    if (hangsOnSource(fight, { key, until }) && !isPresent(fighterOf(fight, effects.by))) continue;
    setCondition(draft, as, { key, until, source: effects.by });
  }
}

/** What an effect takes away, unconsciousness by HP never (CF-12.5). */
export function removeEffects(draft: CfDraft, as: string, keys: readonly string[]): void {
  for (const key of keys) {
    const condition = findCondition(fighterOf(draft.state, as), key);
    if (condition !== undefined && !isByHp(condition)) endCondition(draft, as, key);
  }
}

/** CF-12.8: its `sourceTurn…` conditions, domination by it and fear of it end with a combatant that dies or goes. */
export function endAllOf(draft: CfDraft, source: string): void {
  endDependents(draft, source, (condition, fight) => hangsOnSource(fight, condition));
}

/** Does it end with its source (CF-12.8)? */
function hangsOnSource({ house }: CfFight, { key, until }: Pick<Condition, "key" | "until">): boolean {
  const rule = conditionRuleOf(house, key);
  return isOfSource(until) || rule.obeys === true || rule.flees === true;
}

/** Is this unconsciousness by HP (CF-11.1)? */
export function isByHp(condition: Condition | undefined): boolean {
  return condition?.until === "hp";
}

function endDependents(
  draft: CfDraft,
  source: string,
  depends: (condition: Condition, fight: CfFight) => boolean,
): void {
  for (const bearer of draft.state.combatants) {
    for (const condition of bearer.conditions) {
      if (condition.source === source && depends(condition, draft.state)) endCondition(draft, bearer.id, condition.key);
    }
  }
}
