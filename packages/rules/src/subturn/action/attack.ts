import { check, rollFaces, tidy, totalOf } from "../flow/checks.ts";
import { setByData, setGradeEffect } from "../flow/conditions.ts";
import { reveal } from "../flow/reveal.ts";
import { say, type Table } from "../flow/say.ts";
import { isAble, isOver, judge, laidIfFelled, maxHp } from "../flow/wounds.ts";
import { techniqueOf } from "../house/lookup.ts";
import { type Exchange, fighterOf } from "../state.ts";
import { canDefendActively, type Defense, defenseSum } from "./defense.ts";
import { finishAction } from "./finish.ts";
import { type Strike, toHitSum } from "./strike.ts";

/** ST-21.4 to ST-21.8: an attack from its declaration to its damage. */

/** Declares and rolls the attack. A hit that may be defended actively waits for the defence. */
export function carryOutAttack(table: Table, as: string, strike: Strike): void {
  declare(table, as, strike);
  const sum = tidy(toHitSum(table.state, fighterOf(table.state, as), strike));
  const { success, margin: _, ...result } = check(table, sum, { as, why: "attack" });
  say(table, { type: "attackRolled", as, ...result, hit: success });
  if (success) hit(table, as, strike);
  else finishAction(table, as, strike.toPosture);
}

function declare(table: Table, as: string, strike: Strike): void {
  const { id: technique, mode, grade, isBigSwing: bigSwing, direction, circled } = strike;
  const target = strike.target.id;
  reveal(table, as, "attacked");
  reveal(table, target, "targeted");
  say(table, { type: "attackDeclared", as, target, technique, mode, grade, bigSwing, direction, circled });
  setGradeEffect(table, as, grade);
}

function hit(table: Table, attacker: string, { id: technique, direction, target, toPosture }: Strike): void {
  const then = toPosture === undefined ? {} : { toPosture };
  const exchange: Exchange = { attacker, target: target.id, technique, direction, ...then };
  if (canDefendActively(table.state, exchange)) {
    say(table, { type: "defenseAsked", as: target.id, attacker, technique, direction, ...then });
  } else {
    resolveDefense(table, exchange, "none");
  }
}

/** ST-21.6: the defence against a hit, then its damage if it fails. */
export function resolveDefense(table: Table, exchange: Exchange, defense: Defense): void {
  if (!isDefended(table, exchange, defense)) damage(table, exchange);
  if (!isOver(table)) finishAction(table, exchange.attacker, exchange.toPosture);
}

/** Rolls the defence. A passive one is rolled only if it can succeed. */
function isDefended(table: Table, exchange: Exchange, defense: Defense): boolean {
  const as = exchange.target;
  const { sum, feintBy } = defenseSum(table.state, exchange, defense);
  if (defense === "none" && totalOf(sum) < LEAST_PASSIVE) return false;
  const { margin: _, ...result } = check(table, tidy(sum), { as, why: "defense" });
  const name = defense === "none" ? "passive" : defense;
  say(table, { type: "defenseRolled", as, with: name, ...result, ...(feintBy === undefined ? {} : { feintBy }) });
  return result.success;
}

/** The lowest passive defence number that is rolled at all. */
const LEAST_PASSIVE = 3;

/** ST-21.7, ST-21.8. */
function damage(table: Table, { attacker, target: as, technique }: Exchange): void {
  const { dice, add } = techniqueOf(table.state.house, technique)?.damage ?? { dice: 0, add: 0 };
  const faces = rollFaces(table, dice, { as: attacker, why: "damage" });
  const { sheet, hp } = fighterOf(table.state, as);
  const thrown = faces.reduce((a, b) => a + b, 0);
  const rolled = thrown + add;
  const amount = Math.max(0, rolled - sheet.dr);
  const sum = tidy([
    { term: "dice", value: thrown },
    { term: "damageAdd", value: add },
    { term: "dr", value: -sheet.dr },
    { term: "atLeast0", value: amount - (rolled - sheet.dr) },
  ]);
  say(table, { type: "damaged", as, by: attacker, rolled, amount, hp: hp - amount, faces, sum });
  judge(table, as);
  if (!isOver(table) && isAble(table.state, as) && amount * 2 > maxHp(sheet)) checkKnockdown(table, as, attacker);
}

function checkKnockdown(table: Table, as: string, attacker: string): void {
  const sum = [{ term: "ht", value: fighterOf(table.state, as).sheet.ht }];
  const { margin: _, ...result } = check(table, sum, { as, why: "knockdown" });
  const laid = result.success ? {} : laidIfFelled(table.state, as);
  say(table, { type: "knockdownChecked", as, ...result, ...laid });
  if (!result.success) setByData(table, { as, condition: "stunned", source: attacker });
}

/** ST-24.2: a hit that waits for its defence comes to nothing when one of the two can no longer fight. */
export function lapseIfBroken(table: Table): void {
  const { exchange } = table.state;
  if (exchange === undefined || isOver(table)) return;
  const { attacker, target } = exchange;
  if (isAble(table.state, attacker) && isAble(table.state, target)) return;
  say(table, { type: "attackLapsed", as: attacker, target });
  finishAction(table, attacker, exchange.toPosture);
}
