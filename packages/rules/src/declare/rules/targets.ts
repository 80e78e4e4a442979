import { type AttackDeclaration, isAttack } from "../declaration.ts";
import { type Fighter, isInFight, weaponOf } from "../fighter.ts";
import { type Field, fightersInFight, findDeclaration, type State } from "../state.ts";
import { distanceBetween, isWithinRange } from "./distance.ts";

// Section 3 (only a target on another side can be attacked), DC-3.2 (what becomes of an attack at its moment).

/** Why a declared attack comes to nothing. */
export type Waste = "targetGone" | "outOfRange";

/** Whom it may attack, by id: everybody in the fight on another side. */
export function targetsOf(state: Field, attacker: Fighter): readonly string[] {
  return fightersInFight(state)
    .filter(({ side }) => side !== attacker.side)
    .map(({ id }) => id);
}

/** Whom a general action may affect, by id: everybody else in the fight. */
export function othersInFight(state: Field, actor: Fighter): readonly string[] {
  return fightersInFight(state)
    .filter(({ id }) => id !== actor.id)
    .map(({ id }) => id);
}

/** DC-3.2: why the attack comes to nothing at the attacker's moment, or undefined if it can be made. */
export function wasteOf(state: State, attacker: Fighter, attack: AttackDeclaration): Waste | undefined {
  const target = findTarget(state, attack);
  if (target === undefined) return newTargetsFor(state, attacker, attack).length > 0 ? undefined : "targetGone";
  return isInReach(state, attacker, attack, target) ? undefined : "outOfRange";
}

/** Must `execute` name a new target, because the declared one is out of the fight (`deadTarget: retarget`)? */
export function needsNewTarget(state: State, attacker: Fighter): boolean {
  const declaration = findDeclaration(state, attacker.id);
  return declaration !== undefined && isAttack(declaration) && findTarget(state, declaration) === undefined;
}

/** Whom the attacker may attack in place of the declared target, by id. */
export function newTargetsOf(state: State, attacker: Fighter): readonly string[] {
  const declaration = findDeclaration(state, attacker.id);
  return declaration !== undefined && isAttack(declaration) ? newTargetsFor(state, attacker, declaration) : [];
}

function newTargetsFor(state: State, attacker: Fighter, attack: AttackDeclaration): readonly string[] {
  if (state.house.deadTarget === "lost") return [];
  const legal = targetsOf(state, attacker);
  return fightersInFight(state)
    .filter((target) => legal.includes(target.id) && isInReach(state, attacker, attack, target))
    .map(({ id }) => id);
}

function findTarget(state: State, attack: AttackDeclaration): Fighter | undefined {
  return state.combatants.find((fighter) => fighter.id === attack.target && isInFight(fighter));
}

function isInReach(state: State, attacker: Fighter, attack: AttackDeclaration, target: Fighter): boolean {
  const weapon = weaponOf(attacker, attack.weapon);
  return weapon.type === "melee" || isWithinRange(weapon, distanceBetween(attacker, target, state.house));
}
