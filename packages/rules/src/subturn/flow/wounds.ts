import type { Hex } from "../../space/hex.ts";
import { fallenHexes, isLying } from "../ground/bodies.ts";
import { fighterOf, type State } from "../state.ts";
import { say, type Table } from "./say.ts";

/** ST-21.8, ST-24.1: going down, dying, and the end of the fight. */

/** Is the fight over? Then nothing else of the running command happens. */
export function isOver(table: Table): boolean {
  return table.state.phase === "ended";
}

/** Can this one still act? */
export function isAble(state: State, id: string): boolean {
  return fighterOf(state, id).fate === "able";
}

/** The further hexes of a body that is felled now (ST-19.6); nothing for one that lies already. */
export function laidIfFelled(state: State, id: string): { readonly laid?: readonly Hex[] } {
  const fighter = fighterOf(state, id);
  if (fighter.place === undefined || isLying(state, fighter)) return {};
  return { laid: fallenHexes(state, id, fighter.place) };
}

/** Judges hit points that have changed: dead, down, or neither; then whether the fight is over. */
export function judge(table: Table, as: string): void {
  const { hp, sheet, fate } = fighterOf(table.state, as);
  if (fate === "dead" || fate === "fled" || hp > 0) return;
  if (hp <= -maxHp(sheet)) say(table, { type: "died", as, ...laidIfFelled(table.state, as) });
  else if (fate === "able") say(table, { type: "wentDown", as, ...laidIfFelled(table.state, as) });
  else return;
  endIfDecided(table);
}

/** The hit points of an unhurt one. */
export function maxHp(sheet: { readonly hp?: number | undefined; readonly ht: number }): number {
  return sheet.hp ?? sheet.ht;
}

/** ST-24.1: when at most one side has somebody who can act, it has won. Never with fog, and not before the start. */
export function endIfDecided(table: Table): void {
  const { house, combatants, phase } = table.state;
  if (house.fog || phase === "setup" || phase === "ended") return;
  const sides = new Set(combatants.filter(({ fate }) => fate === "able").map(({ side }) => side));
  const [winner] = sides;
  if (sides.size <= 1) say(table, winner === undefined ? { type: "fightEnded" } : { type: "fightEnded", winner });
}
