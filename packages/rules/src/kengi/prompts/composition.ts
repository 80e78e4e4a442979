/** The `info` of prompts that choose techniques (see `info.ts`), made from what the asked seat may know. */
import type { Json } from "../../core/json.ts";
import type { Technique, Way } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import type { AttackInfo, AttackModifiers, DefenceInfo } from "../info.ts";
import { canSeeNumbers } from "../readers.ts";
import { damageParts } from "../rules/damage.ts";
import { guardParts } from "../rules/guardValue.ts";
import { hitParts } from "../rules/hitValue.ts";
import { sumOf } from "../rules/sum.ts";
import { comboCost, openingsWith, preparationsNeeded } from "../rules/techniques.ts";
import type { State } from "../state.ts";

type Info = Readonly<Record<string, Json>>;

/** What attack techniques would come to. */
export function attackComposition(
  state: State,
  attacker: Fighter,
  choice: { readonly techniques: readonly Technique[]; readonly targets: readonly Fighter[]; readonly max: number },
): AttackInfo & Info {
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
): DefenceInfo & Info {
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
    openings: upTo(techniques.length, (count) => openingsWith(defender.openings, comboCost(count, house), house)),
    ...reachOf(state),
  };
}

/** KG-5.11, where the hit value is on the table before the choice (KG-3.5). */
function reachOf({ attack, house }: State): { readonly reach?: number } {
  const roll = attack?.roll;
  if (attack === undefined || roll?.strike !== attack.struck + 1) return {};
  return { reach: house.equalValues === "defender" ? roll.total : roll.total + 1 };
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
