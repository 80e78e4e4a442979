import { conditionOf } from "../house/lookup.ts";
import { fighterOf, type Slot, type State } from "../state.ts";
import { spentIn } from "../uses.ts";
import { check } from "./checks.ts";
import { applyEffects, endCondition, endExpired } from "./conditions.ts";
import { fall } from "./fall.ts";
import { firstOfNextMainTurn, startMainTurn } from "./mainTurn.ts";
import { say, type Table } from "./say.ts";
import { isAble, isOver } from "./wounds.ts";

/** ST-3: the sub-turn. */

/** Is anybody able to act? Else no slot can ever start a sub-turn (ST-25.3). */
export function isAnybodyAble(state: State): boolean {
  return state.combatants.some(({ fate }) => fate === "able");
}

/** Nobody is acting: without fog the next slots come up until a sub-turn has started; with fog the GM proceeds. */
export function goOn(table: Table): void {
  if (table.state.house.fog) return;
  while (!isOver(table) && table.state.acting === undefined && isAnybodyAble(table.state)) takeSlot(table);
}

/** ST-3.1: one slot comes up. Afterwards a sub-turn runs, or the slot was skipped, stopped (ST-3.4) or the fight is over. */
export function takeSlot(table: Table): void {
  const isNewMainTurn = table.state.slots.length === 0;
  const slot = table.state.slots[0] ?? firstOfNextMainTurn(table.state);
  if (slot === undefined) return;
  endSubturn(table, slot.as);
  if (isOver(table)) return;
  if (isNewMainTurn) startMainTurn(table);
  if (isOver(table)) return;
  if (isAble(table.state, slot.as)) startSubturn(table, slot);
  else say(table, { type: "subturnSkipped", as: slot.as, main: table.state.main, subturn: slot.k });
}

/** ST-3.2: the end of a sub-turn, just before its owner's next slot. */
function endSubturn(table: Table, as: string): void {
  const { subturn } = fighterOf(table.state, as);
  if (subturn === undefined || !subturn.isOpen) return;
  say(table, { type: "subturnEnded", as, main: subturn.main, subturn: subturn.number });
  endExpired(table, as);
  fall(table, as);
}

/** ST-3.3, ST-3.4: the steps at the start. */
function startSubturn(table: Table, { as, k }: Slot): void {
  const { house, main } = table.state;
  say(table, { type: "subturnStarted", as, main, subturn: k });
  if (spentIn(house, fighterOf(table.state, as), "subturn").length > 0) {
    say(table, { type: "usesRestored", as, per: "subturn" });
  }
  checkRecoveries(table, as);
  applyEffects(table, as, { key: "perSubturn", isStopped: ({ fate }) => fate !== "able" });
  if (!isOver(table) && isAble(table.state, as)) say(table, { type: "aaGranted", as });
}

/** ST-3.3 (2), ST-25.8: recovery checks, oldest condition first. An NPC's may be the GM's alone. */
function checkRecoveries(table: Table, as: string): void {
  const { sheet, kind, conditions } = fighterOf(table.state, as);
  const isSecret = kind === "npc" && table.state.house.secretRolls.includes("recovery");
  const audience = isSecret ? { knownTo: ["gm"] as const } : {};
  for (const condition of conditions) {
    const attribute = conditionOf(table.state.house, condition.id)?.recover;
    if (attribute == null) continue;
    const sum = [{ term: attribute, value: sheet[attribute] }];
    const { margin: _, ...result } = check(table, sum, { as, why: "recovery", isSecret });
    say(table, { type: "recoveryChecked", as, condition: condition.id, ...result, ...audience });
    if (result.success) endCondition(table, as, condition, "recovered");
  }
}

/** ST-3.6: 終了. What is left of the movement is lost; then the next slot comes up. */
export function declareEnd(table: Table, as: string): void {
  say(table, { type: "endDeclared", as });
  if (table.state.house.fallTiming === "declaredEnd") fall(table, as);
  goOn(table);
}
