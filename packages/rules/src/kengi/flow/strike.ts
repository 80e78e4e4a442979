/** KG-3.5, KG-5.11, KG-5.13, KG-8, KG-9.6: the strikes of an attack, one after the other. */
import { isInFight, techniquesOf } from "../fighter.ts";
import { readersOfNumbers } from "../readers.ts";
import { hitParts } from "../rules/hitValue.ts";
import { sumOf } from "../rules/sum.ts";
import { type Attack, attackIn, fighterIn, type KengiDraft, type State } from "../state.ts";
import { landBlow } from "./blow.ts";
import { endPhase } from "./turn.ts";

/**
 * Goes on with the attack: the next strike waits for its defence, or a wounded combatant for its owner's choice (KG-8.4), or
 * the attack is over.
 */
export function goOnWithAttack(draft: KengiDraft): void {
  while (!isAwaitingChoice(draft.state) && isStrikeLeft(draft.state) && isAutomatic(draft.state)) landBlow(draft);
  if (isAwaitingChoice(draft.state)) return;
  if (isStrikeLeft(draft.state)) beginStrike(draft);
  else endAttack(draft);
}

/** KG-3.5: the attack die is rolled now, or after the defender's choice. */
function beginStrike(draft: KengiDraft): void {
  if (isRolledBefore(draft.state)) rollHit(draft);
}

/** KG-3.5: does the attack die come before the defender's choice? */
export function isRolledBefore({ house }: State): boolean {
  return house.techniqueChoice === "open" && house.attackRoll === "beforeDefence";
}

/** KG-3.3: rolls the hit value of the strike. */
export function rollHit(draft: KengiDraft): void {
  const { state } = draft;
  const { attacker, target, techniques } = attackIn(state);
  const fighter = fighterIn(state, attacker);
  const use = { techniques: techniquesOf(fighter, techniques), target: fighterIn(state, target) };
  const parts = hitParts(fighter, use, state.house);
  const die = draft.roll("1d20", "attack")[0] ?? 0;
  const readers = { parts: readersOfNumbers(state, attacker) };
  draft.emit({ type: "attackRolled", as: attacker, die, total: die + sumOf(parts), parts, readers });
}

/** KG-8.1, KG-8.4: is another strike to come? Not against somebody who has left the fight. */
function isStrikeLeft(state: State): boolean {
  const attack = attackIn(state);
  return countLeft(attack) > 0 && isInFight(fighterIn(state, attack.target));
}

/** Strikes that have not been settled. */
export function countLeft(attack: Attack): number {
  return attack.strikes - attack.struck;
}

/** KG-9.6: does the strike hit without dice and without defence? */
function isAutomatic(state: State): boolean {
  return attackIn(state).counter && state.house.counterattack === "autoHit";
}

/** Does play wait for the choice of a wounded combatant? */
function isAwaitingChoice({ phase }: State): boolean {
  return phase === "doubling" || phase === "mortalChoice";
}

/** KG-9.5: the attack, or the last counterattack of its chain, is over, and with it the own phase it began in. */
export function endAttack(draft: KengiDraft): void {
  const { acting } = draft.state;
  if (acting === undefined) throw new Error("an attack without an own phase");
  draft.emit({ type: "attackEnded", as: acting });
  endPhase(draft);
}
