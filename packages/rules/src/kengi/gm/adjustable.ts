/** The numbers that the GM's `adjust` may set. It changes the number only; HP above the mark end the mortal state (KG-7.7). */
import { ABILITIES, type Ability } from "../definitions.ts";
import { type Fighter, isInFight } from "../fighter.ts";
import { withHp } from "../fold/leaving.ts";
import type { House } from "../house.ts";

/** One number: how it is read, its limits (inclusive), and the combatant with another value. */
export type Adjustable = {
  /** Of the numbers that KG-11.4 hides. */
  readonly isHidden: boolean;
  read(fighter: Fighter): number;
  limits(fighter: Fighter): { readonly min: number; readonly max: number };
  write(fighter: Fighter, value: number, house: House): Fighter;
};

const hp: Adjustable = {
  isHidden: true,
  read: (fighter) => fighter.hp,
  limits: ({ hpMax }) => ({ min: 0, max: hpMax }),
  write: withHp,
};

const hpMax: Adjustable = {
  isHidden: true,
  read: (fighter) => fighter.hpMax,
  limits: (fighter) => ({ min: Math.max(1, fighter.hp, fighter.seriousAt + 1), max: 200 }),
  write: (fighter, value) => ({ ...fighter, hpMax: value }),
};

const salves: Adjustable = {
  isHidden: false,
  read: (fighter) => fighter.salves,
  limits: () => ({ min: 0, max: 99 }),
  write: (fighter, value) => ({ ...fighter, salves: value }),
};

const openings: Adjustable = {
  isHidden: false,
  read: (fighter) => fighter.openings,
  limits: (fighter) => ({ min: 0, max: isInFight(fighter) ? 99 : 0 }),
  write: (fighter, value) => ({ ...fighter, openings: value }),
};

/** Preparations that have names (KG-4.5) are not a mere number. */
const prepared: Adjustable = {
  isHidden: false,
  read: (fighter) => fighter.prepared,
  limits: (fighter) => ({ min: 0, max: isInFight(fighter) ? 99 : 0 }),
  write: (fighter, value) => ({ ...fighter, prepared: value }),
};

/** The sheet's value, before any doubling. */
function abilityNumber(ability: Ability): Adjustable {
  return {
    isHidden: true,
    read: (fighter) => fighter.abilities[ability],
    limits: () => ({ min: 0, max: 30 }),
    write: (fighter, value) => ({ ...fighter, abilities: { ...fighter.abilities, [ability]: value } }),
  };
}

const numbers: ReadonlyMap<string, Adjustable> = new Map([
  ["gauges.hp.current", hp],
  ["gauges.hp.max", hpMax],
  ["traits.salves", salves],
  ["traits.openings", openings],
  ["traits.prepared", prepared],
  ...ABILITIES.map((ability) => [`traits.${ability}`, abilityNumber(ability)] as const),
]);

/** The number at this path, if the GM may set it under these house rules. */
export function findAdjustable(path: string, house: House): Adjustable | undefined {
  const isNamed = path === "traits.prepared" && house.combining === "named";
  return isNamed ? undefined : numbers.get(path);
}

/** The paths that may be set. */
export function adjustablePaths(house: House): readonly string[] {
  return [...numbers.keys()].filter((path) => findAdjustable(path, house) !== undefined);
}

/** The combatant after an adjustment. */
export function adjusted(fighter: Fighter, path: string, value: number, house: House): Fighter {
  return numbers.get(path)?.write(fighter, value, house) ?? fighter;
}
