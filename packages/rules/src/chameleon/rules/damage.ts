// CH-8: damage, injury, dropping out and the end of the fight. CH-17.6 kills, CH-17.9 inflicts, CH-18.5 wakes.
// Each target in turn: injury, waking, then out or what the weapon inflicts. When all injuries are entered: the end.

import { parsePower } from "../data/power.ts";
import { effectOf, effectsOf, type Weapon } from "../data/weapon.ts";
import type { Action, State, Table } from "../state.ts";
import { actionOf } from "./answerers.ts";
import { inflictCondition, loseCondition } from "./conditions.ts";
import { endIfDecided } from "./ending.ts";
import { outcomeOfInjury } from "./injury.ts";
import { fighterOf, isAsleep } from "./standing.ts";
import { endTurn } from "./turns.ts";
import { weaponOf } from "./wielding.ts";

/** The blow's full damage: own posture plus weapon power, at least 0 (CH-8.2, 8.3); one roll for all (CH-8.4). */
export function rollDamage(table: Table, weapon: Weapon, targets: readonly string[]): void {
  const posture = fighterOf(table.state, actionOf(table.state).by).posture?.current ?? 0;
  const { total: weaponPower, ...rolled } = roll(table, weapon.power);
  announce(table, { weaponPower, posture, full: Math.max(0, posture + weaponPower), targets, ...rolled });
}

/** A shot's damage, whatever the own posture (CH-18.1). */
export function rollShotDamage(table: Table, damage: string | number, targets: readonly string[]): void {
  const { total, ...rolled } = roll(table, damage);
  announce(table, { full: Math.max(0, total), targets, ...rolled });
}

type Damage = {
  readonly weaponPower?: number;
  readonly posture?: number;
  readonly full: number;
  readonly targets: readonly string[];
  readonly dice?: string;
  readonly faces?: readonly number[];
};

/** Full 0 needs no decision (CH-8.5). */
function announce(table: Table, damage: Damage): void {
  table.emit({ type: "damageRolled", as: actionOf(table.state).by, ...damage });
  if (damage.full === 0) dealDamage(table, 0);
}

function roll(table: Table, written: string | number) {
  const { dice, add } = parsePower(written);
  if (dice === undefined) return { total: add };
  const faces = table.roll(dice, "damage");
  return { total: faces.reduce((sum, face) => sum + face, add), dice, faces };
}

/** Deals the damage, as the attacker has lowered it, and ends the turn or the fight. */
export function dealDamage(table: Table, amount: number): void {
  const action = actionOf(table.state);
  const targets = action.damage?.targets ?? [];
  const blow = blowOf(table.state, action);
  table.emit({ type: "damageDealt", as: action.by, amount, targets });
  if (amount > 0) for (const id of targets) strike(table, id, { ...blow, amount });
  if (!endIfDecided(table)) endTurn(table);
}

/** What the blow does besides the damage. */
type Blow = { readonly weapon: Weapon | undefined; readonly kills: boolean };

function blowOf(state: State, { by, declared }: Action): Blow {
  const attacker = fighterOf(state, by);
  const weapon = declared.kind === "attack" ? weaponOf(attacker, declared.weapon) : undefined;
  const slay = weapon === undefined ? undefined : effectOf(weapon, "slay");
  const isBreak = declared.kind === "attack" && declared.use === "break";
  const kills = isBreak && slay !== undefined && (attacker.posture?.current ?? 0) >= slay.minPosture;
  return { weapon, kills };
}

function strike(table: Table, id: string, blow: Blow & { readonly amount: number }): void {
  const injury = fighterOf(table.state, id).injury + blow.amount;
  table.emit({ type: "injured", as: id, amount: blow.amount, injury });
  const hit = fighterOf(table.state, id);
  if (table.state.house.wakeOnDamage && isAsleep(hit)) loseCondition(table, id, "asleep");
  const how = blow.kills ? "dead" : outcomeOfInjury(table.state, hit, injury);
  if (how !== undefined) table.emit({ type: "droppedOut", as: id, how });
  else if (blow.weapon !== undefined) inflictOnDamage(table, id, blow.weapon);
}

function inflictOnDamage(table: Table, id: string, weapon: Weapon): void {
  for (const { when, condition, until } of effectsOf(weapon, "inflict")) {
    if (when === "damage") inflictCondition(table, id, { key: condition, until });
  }
}
