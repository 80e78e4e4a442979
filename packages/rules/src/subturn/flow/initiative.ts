import { type Fighter, isHidden } from "../state.ts";
import { rollFaces } from "./checks.ts";
import { say, type Table } from "./say.ts";

/** ST-2.1 to ST-2.4, ST-25.5: who acts before whom. */

/** Rolls initiative for everybody, ties included, and returns the ids in order. */
export function rollInitiative(table: Table): readonly string[] {
  const present = table.state.combatants.filter(({ fate }) => fate !== "fled");
  return rankByRoll(table, present, 1).map(({ id }) => id);
}

/** ST-2.3: all of a group roll in list order; those equal roll again among themselves before the next are treated. */
function rankByRoll(table: Table, group: readonly Fighter[], pass: number): readonly Fighter[] {
  const isOpen = pass === 1 || group.filter((fighter) => !isHidden(table.state, fighter)).length >= 2;
  const rolled = group.map((fighter) => ({ fighter, value: rollOne(table, fighter.id, { pass, isOpen }) }));
  const values = [...new Set(rolled.map(({ value }) => value))].toSorted((a, b) => b - a);
  return values.flatMap((value) => {
    const equal = rolled.filter((one) => one.value === value).map(({ fighter }) => fighter);
    return equal.length === 1 ? equal : rankByRoll(table, equal, pass + 1);
  });
}

function rollOne(table: Table, as: string, how: { readonly pass: number; readonly isOpen: boolean }): number {
  const [value = 0] = rollFaces(table, 1, { as, why: "initiative", isSecret: !how.isOpen });
  const audience = how.isOpen ? {} : { knownTo: ["gm"] as const };
  say(table, { type: "initiativeRolled", as, value, pass: how.pass, ...audience });
  return value;
}

/** ST-2.4: one who joins later rolls once and stands behind everybody with an equal or higher value. */
export function joinOrder(table: Table, as: string): void {
  const value = rollOne(table, as, { pass: 1, isOpen: true });
  const { combatants, order } = table.state;
  const initiativeOf = (id: string) => combatants.find((fighter) => fighter.id === id)?.initiative ?? 0;
  const ahead = order.filter((id) => initiativeOf(id) >= value);
  const behind = order.filter((id) => initiativeOf(id) < value);
  say(table, { ...orderEvent(table, [...ahead, as, ...behind]), ...audienceOfOrder(table, as) });
}

/** The event that tells the order; `hiddenIds` are kept from others. */
export function orderEvent(table: Table, ids: readonly string[]) {
  const hiddenIds = table.state.combatants.filter((fighter) => isHidden(table.state, fighter)).map(({ id }) => id);
  return { type: "orderSet", ids, hiddenIds } as const;
}

function audienceOfOrder(table: Table, joined: string) {
  const fighter = table.state.combatants.find(({ id }) => id === joined);
  return fighter !== undefined && isHidden(table.state, fighter) ? { knownTo: ["gm"] as const } : {};
}
