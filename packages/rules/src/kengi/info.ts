/**
 * What kengi's prompts tell of themselves in `info`, for the panel that composes techniques and for bots, and its sums.
 * Everything adds up (KG-3.4, KG-8.1); the die is never part of it.
 */
import type { Json } from "../core/json.ts";
import type { Prompt } from "../core/prompt.ts";

/** What an attack or a counterattack comes to. `attacks` 1 states no number of strikes. */
export type AttackModifiers = { readonly hit: number; readonly damage: number; readonly attacks: number };

/** How stated numbers of strikes go together (KG-8.1): the largest, or their sum. */
type Stacking = "max" | "sum";

/** `info` of an `attack` prompt. */
export type AttackInfo = {
  /** Without techniques and without the target's armour. */
  readonly base: AttackModifiers;
  /** What each technique adds, by id. */
  readonly each: Readonly<Record<string, AttackModifiers>>;
  /** What each target's armour changes, by id; only targets whose numbers the asked seat may know. */
  readonly targets: Readonly<Record<string, { readonly hit: number; readonly damage: number }>>;
  readonly attacks: Stacking;
  /** Preparations needed, by the number of techniques from 0. */
  readonly cost: readonly number[];
};

/** `info` of a `defend` prompt. */
export type DefenceInfo = {
  /** Without techniques. */
  readonly base: { readonly guard: number };
  /** What the first technique adds besides its own (KG-5.5). */
  readonly once: { readonly guard: number };
  /** What each technique adds, by id; of a counter technique also its part of the counterattack. */
  readonly each: Readonly<Record<string, { readonly guard: number; readonly counter?: AttackModifiers }>>;
  /** The counterattack without techniques and without the armour of whoever is struck. */
  readonly counter: AttackModifiers;
  readonly attacks: Stacking;
  /** Openings that it costs, by the number of techniques from 0. */
  readonly cost: readonly number[];
  /** Openings to come then, with those there are already, by the number of techniques from 0. */
  readonly openings: readonly number[];
  /** The least guard value that defends (KG-5.11); absent as long as the hit value is not rolled. */
  readonly reach?: number;
};

/** `info` of a `stance` prompt: what each stance gives, and whether it takes the action (KG-4.8). */
export type StanceInfo = {
  readonly each: Readonly<Record<string, { readonly hit: number; readonly guard: number; readonly damage: number }>>;
  readonly cost: "action" | "free";
};

/** `info` of `doubleAttribute` and `mortalChoice`: the effective abilities now, and with all of them doubled. */
export type DoublingInfo = {
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
};

/** An attack as composed: its modifiers, and the preparations it needs. */
export type ComposedAttack = AttackModifiers & { readonly cost: number };
/** A defence as composed: its guard, the openings it costs, all that come then, and the counterattack it may release. */
export type ComposedDefence = {
  readonly guard: number;
  readonly cost: number;
  readonly openings: number;
  readonly counter?: AttackModifiers;
};

/** What these techniques come to; with a target also what its armour is known to change. */
export function composeAttack(info: AttackInfo, techniques: readonly string[], target?: string): ComposedAttack {
  const { hit, damage, attacks } = added(info.base, partsOf(info.each, techniques), info.attacks);
  const armour = target === undefined ? undefined : info.targets[target];
  const cost = info.cost[techniques.length] ?? 0;
  return { hit: hit + (armour?.hit ?? 0), damage: damage + (armour?.damage ?? 0), attacks, cost };
}

/** What these techniques come to in this way of defence. */
export function composeDefence(info: DefenceInfo, techniques: readonly string[]): ComposedDefence {
  const parts = partsOf(info.each, techniques);
  const first = techniques.length > 0 ? info.once.guard : 0;
  const guard = parts.reduce((sum, part) => sum + part.guard, info.base.guard + first);
  const counters = parts.flatMap(({ counter }) => counter ?? []);
  const cost = info.cost[techniques.length] ?? 0;
  const openings = info.openings[techniques.length] ?? 0;
  if (counters.length === 0) return { guard, cost, openings };
  return { guard, cost, openings, counter: added(info.counter, counters, info.attacks) };
}

/** The `info` of an `attack` prompt. The server made it by {@link AttackInfo}. */
export function attackInfoOf(prompt: Prompt): AttackInfo {
  return prompt.info as Json as AttackInfo;
}

/** The `info` of a `defend` prompt. The server made it by {@link DefenceInfo}. */
export function defenceInfoOf(prompt: Prompt): DefenceInfo {
  return prompt.info as Json as DefenceInfo;
}

/** The `info` of a `stance` prompt. The server made it by {@link StanceInfo}. */
export function stanceInfoOf(prompt: Prompt): StanceInfo {
  return prompt.info as Json as StanceInfo;
}

/** The `info` of a prompt about doubling. The server made it by {@link DoublingInfo}. */
export function doublingInfoOf(prompt: Prompt): DoublingInfo {
  return prompt.info as Json as DoublingInfo;
}

function partsOf<T>(each: Readonly<Record<string, T>>, techniques: readonly string[]): readonly T[] {
  return techniques.flatMap((id) => each[id] ?? []);
}

function added(base: AttackModifiers, parts: readonly AttackModifiers[], stacking: Stacking): AttackModifiers {
  const stated = parts.map(({ attacks }) => attacks).filter((attacks) => attacks > 1);
  const together = stacking === "max" ? Math.max(0, ...stated) : stated.reduce((sum, attacks) => sum + attacks, 0);
  return {
    hit: parts.reduce((sum, part) => sum + part.hit, base.hit),
    damage: parts.reduce((sum, part) => sum + part.damage, base.damage),
    attacks: Math.max(1, together),
  };
}
