// CH-9: a skill used in the fight is capped by the power, on top of everything else.
import type { Table } from "../state.ts";
import { fighterOf } from "./standing.ts";
import { endTurn } from "./turns.ts";

const CAP_PER_POWER = 20;

/** Rolls the skill: 1d100 not above the lowest of base, concentration and cap. */
export function rollSkill(
  table: Table,
  id: string,
  used: { readonly skill: string; readonly base: number; readonly power: number },
): void {
  const { skill, base, power } = used;
  const concentration = fighterOf(table.state, id).concentration.current;
  const cap = power * CAP_PER_POWER;
  const target = Math.min(base, concentration, cap);
  const [roll = 100] = table.roll("1d100", "skill");
  const success = roll <= target;
  const degree = Math.abs(target - roll);
  const check = { base, concentration, power, cap, target, roll, success, degree };
  table.emit({ type: "skillRolled", as: id, skill, ...check });
  endTurn(table);
}
