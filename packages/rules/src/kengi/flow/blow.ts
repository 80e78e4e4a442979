/** KG-6, KG-7.1 to KG-7.5, KG-7.8, KG-7.9: a blow that hits, its damage and its wounds. */
import { techniquesOf } from "../fighter.ts";
import { readersOfBoth, readersOfNumbers } from "../readers.ts";
import { abilityOf } from "../rules/abilities.ts";
import { damageParts } from "../rules/damage.ts";
import { sumOf } from "../rules/sum.ts";
import { hasReachedMortal, hasReachedSerious } from "../rules/wounds.ts";
import { attackIn, fighterIn, type KengiDraft } from "../state.ts";

/** The pending strike hits. Afterwards play may wait for the wounded one's owner. */
export function landBlow(draft: KengiDraft): void {
  const { state } = draft;
  const { attacker, target, techniques, struck, strikes } = attackIn(state);
  draft.emit({ type: "attackHit", as: attacker, target, index: struck + 1, of: strikes });
  const fighter = fighterIn(state, attacker);
  const victim = fighterIn(state, target);
  const parts = damageParts(fighter, { techniques: techniquesOf(fighter, techniques), target: victim }, state.house);
  const amount = sumOf(parts);
  const readers = { hp: readersOfNumbers(state, target), parts: readersOfBoth(state, attacker, target) };
  if (amount <= 0) {
    draft.emit({ type: "noDamage", target, parts, readers: { parts: readers.parts } });
    return;
  }
  draft.emit({ type: "damageDealt", target, amount, hp: Math.max(0, victim.hp - amount), parts, readers });
  suffer(draft, { as: target, hpBefore: victim.hp, amount });
}

function suffer(draft: KengiDraft, blow: { as: string; hpBefore: number; amount: number }): void {
  const { as, hpBefore, amount } = blow;
  const fighter = fighterIn(draft.state, as);
  const isMortal = hasReachedMortal(fighter, hpBefore);
  const skipsCheck = isMortal && draft.state.house.bothThresholds === "mortalOnly";
  if (fighter.hp === 0) draft.emit({ type: "died", as });
  else if (hasReachedSerious(fighter, hpBefore) && !skipsCheck) checkWill(draft, as, amount);
  else if (isMortal) draft.emit({ type: "mortalWound", as });
}

/** KG-7.2, KG-7.4: the check of 精神抵抗. If it succeeds, play waits for `doubleAttribute` (KG-7.3). */
function checkWill(draft: KengiDraft, as: string, amount: number): void {
  draft.emit({ type: "seriousWound", as });
  const { state } = draft;
  const fighter = fighterIn(state, as);
  const byBlow = state.house.resistanceTarget === "blow";
  const target = byBlow ? amount : fighter.hpMax - fighter.hp;
  const parts = { intellect: abilityOf(fighter, "intellect", state.house), resistance: fighter.skills.resistance };
  const die = draft.roll("1d20", "resistance")[0] ?? 0;
  const total = die + sumOf(parts);
  const numbers = readersOfNumbers(state, as);
  const readers = { parts: numbers, target: byBlow ? "all" : numbers } as const;
  const success = total >= target;
  draft.emit({ type: "resistanceRolled", as, die, total, target, success, parts, readers });
  if (!success) draft.emit({ type: "lostWill", as });
}

/**
 * KG-7.9: after the doubling at 重傷 the mortal wound of the same blow, if it passed both marks. HP that the GM has mended
 * meanwhile can spare it (KG-7.7), not bring it.
 */
export function followWithMortalWound(draft: KengiDraft): void {
  const { target, lastBlow } = attackIn(draft.state);
  if (lastBlow === undefined) return;
  const fighter = fighterIn(draft.state, target);
  const hp = Math.max(fighter.hp, lastBlow.to);
  if (hasReachedMortal({ ...fighter, hp }, lastBlow.from)) draft.emit({ type: "mortalWound", as: target });
}
