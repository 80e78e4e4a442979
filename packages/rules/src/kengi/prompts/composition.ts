/**
 * What a choice of techniques comes to, for the panel that composes them: everything adds up (KG-3.4), so the panel only
 * sums. Made from what the asked seat may know; the die is never part of it.
 */
import type { Json } from "../../core/json.ts";
import type { Technique, Way } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import { canSeeNumbers } from "../readers.ts";
import { damageParts } from "../rules/damage.ts";
import { guardParts } from "../rules/guardValue.ts";
import { hitParts } from "../rules/hitValue.ts";
import { sumOf } from "../rules/sum.ts";
import { comboCost, preparationsNeeded } from "../rules/techniques.ts";
import type { State } from "../state.ts";

/** What an attack or a counterattack is made of. `attacks` 1 states no number of strikes. */
export type AttackModifiers = { readonly hit: number; readonly damage: number; readonly attacks: number };

/** `info` of an attack prompt. */
export type AttackComposition = {
  /** Without techniques and without the target's armour. */
  readonly base: AttackModifiers;
  /** What each technique adds, by id. */
  readonly each: Readonly<Record<string, AttackModifiers>>;
  /** What each target's armour changes, by id; only targets whose numbers the asked seat may know. */
  readonly targets: Readonly<Record<string, { readonly hit: number; readonly damage: number }>>;
  /** KG-8.1: stated numbers of strikes together: the largest, or their sum. */
  readonly attacks: "max" | "sum";
  /** Preparations needed, by the number of techniques from 0. */
  readonly cost: readonly number[];
};

/** `info` of a defence prompt. */
export type DefenceComposition = {
  /** Without techniques. */
  readonly base: { readonly guard: number };
  /** What the first technique adds besides its own (KG-5.5). */
  readonly once: { readonly guard: number };
  /** What each technique adds, by id; for a counter technique also its part of the counterattack. */
  readonly each: Readonly<Record<string, { readonly guard: number; readonly counter?: AttackModifiers }>>;
  /** The counterattack without techniques and without the attacker's armour. */
  readonly counter: AttackModifiers;
  readonly attacks: "max" | "sum";
  /** Openings to come, by the number of techniques from 0. */
  readonly cost: readonly number[];
};

type Info = Readonly<Record<string, Json>>;

/** What attack techniques would come to. */
export function attackComposition(
  state: State,
  attacker: Fighter,
  choice: { readonly techniques: readonly Technique[]; readonly targets: readonly Fighter[]; readonly max: number },
): AttackComposition & Info {
  const { house } = state;
  const known = choice.targets.filter((target) => canSeeNumbers(state, target, attacker.owner));
  return {
    base: baseOfAttack(state, attacker),
    each: byId(choice.techniques, modifiersOf),
    targets: byId(known, ({ armour }) => ({
      hit: house.armourPenalty === "target" ? 0 - armour.penalty : 0,
      damage: 0 - armour.protection,
    })),
    attacks: house.multiAttackStack,
    cost: upTo(choice.max, (count) => preparationsNeeded(count, house)),
  };
}

/** What defence and counter techniques would come to in this way of defence. */
export function defenceComposition(
  state: State,
  defender: Fighter,
  choice: { readonly way: Way; readonly techniques: readonly Technique[] },
): DefenceComposition & Info {
  const { house } = state;
  const { way, techniques } = choice;
  const base = sumOf(guardParts(defender, { way, techniques: [] }, house));
  const [first] = techniques;
  const withFirst = first === undefined ? base : sumOf(guardParts(defender, { way, techniques: [first] }, house));
  return {
    base: { guard: base },
    once: { guard: withFirst - base - (first?.guard ?? 0) },
    each: byId(techniques, (technique) => ({
      guard: technique.guard,
      ...(technique.kind === "counter" ? { counter: modifiersOf(technique) } : {}),
    })),
    counter: baseOfAttack(state, defender),
    attacks: house.multiAttackStack,
    cost: upTo(techniques.length, (count) => comboCost(count, house)),
  };
}

function baseOfAttack({ house }: State, attacker: Fighter): AttackModifiers {
  const use = { techniques: [] };
  return { hit: sumOf(hitParts(attacker, use, house)), damage: sumOf(damageParts(attacker, use, house)), attacks: 1 };
}

function modifiersOf({ hit, damage, attacks }: Technique): AttackModifiers {
  return { hit, damage, attacks };
}

function byId<I extends { readonly id: string }, T>(items: readonly I[], value: (item: I) => T): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, value(item)]));
}

function upTo(most: number, value: (count: number) => number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, count) => value(count));
}
