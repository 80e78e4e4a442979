import type { ConditionEnd } from "../events.ts";
import { conditionOf } from "../house/lookup.ts";
import type { Grade } from "../house/values.ts";
import { type Condition, type Fighter, fighterOf, type State } from "../state.ts";
import { say, type Table } from "./say.ts";
import { judge, maxHp } from "./wounds.ts";

/** ST-5.3, ST-5.4, ST-23: conditions are set and end. */

/** Sets a condition of the house data with its own end. Nothing happens if the table has removed it. */
export function setByData(table: Table, set: { as: string; condition: string; source: string }): void {
  const data = conditionOf(table.state.house, set.condition);
  if (data !== undefined) say(table, { type: "conditionSet", ...set, until: data.until });
}

/** ST-5.4: the effect of a grade, on the actor himself. */
export function setGradeEffect(table: Table, as: string, grade: Grade): void {
  const condition = table.state.house.gradeEffects[grade];
  if (condition !== null) setByData(table, { as, condition, source: as });
}

/** Ends a condition. A secret feint ends for those alone who knew of it (ST-25.8). */
export function endCondition(table: Table, as: string, condition: Condition, why: ConditionEnd): void {
  const { id, source } = condition;
  const audience = condition.isSecret ? { knownTo: seatsBehind(table.state, source) } : {};
  say(table, { type: "conditionEnded", as, condition: id, source, why, ...audience });
}

/** ST-25.8: the GM and the seat that controls this combatant now. */
export function seatsBehind(state: State, id: string) {
  return ["gm", fighterOf(state, id).owner] as const;
}

/** ST-3.2 (2): what lasts until the bearer's next sub-turn ends, oldest first. */
export function endExpired(table: Table, as: string): void {
  for (const condition of fighterOf(table.state, as).conditions) {
    if (condition.until === "nextSubturn") endCondition(table, as, condition, "expired");
  }
}

/** ST-5.3: a real action of the source is finished; the states carried to it end, those it has made itself stay. */
export function endCarried(table: Table, source: string): void {
  const { actions } = fighterOf(table.state, source);
  for (const bearer of table.state.combatants.filter(({ fate }) => fate !== "fled")) {
    for (const condition of bearer.conditions) {
      const isCarried = condition.until === "sourceAction" && condition.source === source;
      if (isCarried && condition.afterActions < actions) endCondition(table, bearer.id, condition, "actionDone");
    }
  }
}

/**
 * ST-3.3 (3), ST-4.2 (3): the effects of a span on one combatant, oldest first, each judged at once. They stop when the
 * fight is over or `isStopped` says so.
 */
export function applyEffects(
  table: Table,
  as: string,
  effects: { readonly key: "perSubturn" | "perMainTurn"; isStopped(fighter: Fighter): boolean },
): void {
  for (const { id } of fighterOf(table.state, as).conditions) {
    const change = conditionOf(table.state.house, id)?.[effects.key] ?? 0;
    const fighter = fighterOf(table.state, as);
    if (table.state.phase === "ended" || effects.isStopped(fighter)) return;
    if (change === 0) continue;
    const hp = Math.min(change, maxHp(fighter.sheet) - fighter.hp);
    say(table, { type: "effectApplied", as, condition: id, hp });
    judge(table, as);
  }
}
