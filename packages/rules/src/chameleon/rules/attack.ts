// CH-7, 8.1, 17.5, 17.8, 17.9: the power of an attack breaks postures, or is the chance of a shot.
import { effectOf, effectsOf, type Weapon } from "../data/weapon.ts";
import type { Declared, PowerBy, Table } from "../state.ts";
import { actionOf } from "./answerers.ts";
import { inflictCondition } from "./conditions.ts";
import { rollDamage, rollShotDamage } from "./damage.ts";
import { changePosture, isOpenToDamage } from "./posture.ts";
import { fighterOf } from "./standing.ts";
import { endTurn } from "./turns.ts";
import { weaponOf } from "./wielding.ts";

type Attack = Extract<Declared, { kind: "attack" }>;

/** Uses the power of an attack on those who are still its targets. */
export function useOnTargets(table: Table, attack: Attack, power: PowerBy): void {
  const weapon = weaponOf(fighterOf(table.state, actionOf(table.state).by), attack.weapon);
  if (weapon === undefined) throw new Error(`weapon ${attack.weapon} is not carried`);
  if (attack.use === "shot") shoot(table, weapon, power);
  else breakPostures(table, weapon, power);
}

/** All falls come before any damage, in declared order (CH-7.4). */
function breakPostures(table: Table, weapon: Weapon, power: PowerBy): void {
  const targets = Object.keys(power);
  const isOpen = (id: string) => isOpenToDamage(fighterOf(table.state, id).posture);
  const openBefore = targets.filter(isOpen);
  for (const id of targets) breakPosture(table, id, { power: power[id] ?? 0, weapon });
  const fallen = targets.filter(isOpen);
  for (const id of fallen) inflictOnFall(table, id, weapon);
  const newlyOnly = table.state.house.fallenTargets === "newly";
  const open = newlyOnly ? fallen.filter((id) => !openBefore.includes(id)) : fallen;
  const isHarmless = effectOf(weapon, "area")?.damage === false && targets.length >= 2;
  if (open.length === 0 || isHarmless) endTurn(table);
  else rollDamage(table, weapon, open);
}

/** CH-7.1, 17.8: the bonus of the weapon is added, but not below 0 together. */
function breakPosture(table: Table, id: string, used: { readonly power: number; readonly weapon: Weapon }): void {
  const bonus = effectOf(used.weapon, "breakBonus")?.add;
  const fall = Math.max(0, used.power + (bonus ?? 0));
  const sum = { power: used.power, ...(bonus === undefined ? {} : { bonus }) };
  changePosture(table, id, { by: 0 - fall, cause: "break", ...sum });
}

function inflictOnFall(table: Table, id: string, weapon: Weapon): void {
  for (const { when, condition, until } of effectsOf(weapon, "inflict")) {
    if (when === "fall") inflictCondition(table, id, { key: condition, until });
  }
}

/** CH-17.5: power × `chancePerPower` percent, whatever the postures. A miss does nothing. */
function shoot(table: Table, weapon: Weapon, powerBy: PowerBy): void {
  const shot = effectOf(weapon, "shot");
  const [aim] = Object.entries(powerBy);
  if (shot === undefined || aim === undefined) throw new Error(`weapon ${weapon.id} does not shoot, or at nobody`);
  const [target, power] = aim;
  const perPower = shot.chancePerPower;
  const chance = Math.min(100, power * perPower);
  const [roll = 100] = table.roll("1d100", "shot");
  const hit = roll <= chance;
  table.emit({ type: "shotRolled", as: actionOf(table.state).by, power, perPower, chance, roll, hit });
  if (hit) rollShotDamage(table, shot.damage, [target]);
  else endTurn(table);
}
