import type { Combatant } from "../core/fight.ts";
import { type NewCombatant, readBy } from "../core/newCombatant.ts";
import { refuse } from "../core/refusal.ts";
import type { Gauge } from "../core/tableView.ts";
import type { House } from "./house.ts";
import { type Sheet, sheetSchema } from "./sheet.ts";
import { FISTS, type MeleeWeapon, type ShootingWeapon, type Weapon, weaponFrom } from "./weapons.ts";

/** What a check may be made with: the abilities, then the skills' base values. All 0–30. */
export const ABILITIES = ["intelligence", "athletics", "sense", "melee", "brawl", "shooting"] as const;
/** An ability or skill. */
export type Ability = (typeof ABILITIES)[number];

/** A measured quantity with its maximum. */
export type Points = Required<Gauge>;

/** A mark that the GM wrote on a combatant; it has no effect. */
export type Mark = {
  readonly condition: string;
  readonly until?: string;
  readonly source?: string;
  readonly note?: string;
};

/** A combatant of this ruleset. */
export type Fighter = Combatant & {
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly damageBonus: number;
  readonly hp: Points;
  readonly hotSoul: Points;
  /** {@link FISTS} first, then those of the sheet. */
  readonly weapons: readonly Weapon[];
  /** Place on the line, from 0. */
  readonly zone: number;
  /** The place that its sheet gives it in every fight. */
  readonly startZone: number;
  /** `fighting` is in the fight; the other two are out of it for good (DC-7.5, DC-3.10). */
  readonly standing: "fighting" | "down" | "fled";
  readonly isSeriouslyWounded: boolean;
  /** HP damage dealt to it in this round, also what exceeded the HP left (DC-8.3). */
  readonly roundDamage: number;
  /** HP at the start of the round, for `heavyBlowBase: roundStart`. */
  readonly roundStartHp: number;
  /**
   * This round's action is gone: `lost` by DC-4.3 or DC-4.11, `skipped` by the GM at the own moment, `wasted` on a target
   * out of the fight or out of range (DC-3.2).
   */
  readonly actionGone: "lost" | "skipped" | "wasted" | "no";
  /** The one reaction of the round is used up (DC-4.2). */
  readonly isReactionUsed: boolean;
  readonly marks: readonly Mark[];
};

/**
 * The sheet of a combatant who enters.
 * @param at what the combatant is called in a refusal, for example `combatants.0`
 * @throws Refused (`badArgument`) naming the field that is not allowed
 */
export function readSheet(combatant: NewCombatant, house: House, at: string): Sheet {
  const sheet = readBy(sheetSchema, combatant.sheet, `${at}.sheet`);
  if (sheet.zone > house.zoneMax) {
    refuse("badArgument", `${at}.sheet.zone: 0 to ${house.zoneMax}`, { field: `${at}.sheet.zone` });
  }
  return sheet;
}

/** A combatant as it enters. @throws Refused as {@link readSheet} does */
export function newFighter(combatant: NewCombatant, house: House, at: string): Fighter {
  const sheet = readSheet(combatant, house, at);
  const hp = sheet.hp ?? sheet.hpMax;
  const { intelligence, athletics, sense, skills } = sheet;
  return {
    id: combatant.id,
    name: combatant.name,
    side: combatant.side,
    kind: combatant.kind,
    owner: combatant.owner,
    abilities: { intelligence, athletics, sense, ...skills },
    damageBonus: sheet.damageBonus,
    hp: { current: hp, max: sheet.hpMax },
    hotSoul: { current: sheet.hotSoul, max: sheet.hotSoul },
    weapons: [FISTS, ...sheet.weapons.map(weaponFrom).filter(({ id }) => id !== FISTS.id)],
    zone: sheet.zone,
    startZone: sheet.zone,
    standing: "fighting",
    isSeriouslyWounded: false,
    ...untouched(hp),
    marks: [],
  };
}

/** What the rounds have done to it: nothing. @param hp HP it begins with */
export function untouched(hp: number): Pick<Fighter, "roundDamage" | "roundStartHp" | "actionGone" | "isReactionUsed"> {
  return { roundDamage: 0, roundStartHp: hp, actionGone: "no", isReactionUsed: false };
}

/** DC-7.5: before a fight whoever has HP can take part. */
export function standingBefore({ current }: Points): Fighter["standing"] {
  return current > 0 ? "fighting" : "down";
}

/** Is it in the fight, neither down nor fled? */
export function isInFight(fighter: Fighter): boolean {
  return fighter.standing === "fighting";
}

/** What it can strike with, {@link FISTS} among it. */
export function meleeWeaponsOf(fighter: Fighter): readonly MeleeWeapon[] {
  return fighter.weapons.filter((weapon) => weapon.type === "melee");
}

/** What it can shoot with. */
export function shootingWeaponsOf(fighter: Fighter): readonly ShootingWeapon[] {
  return fighter.weapons.filter((weapon) => weapon.type === "shooting");
}

/** The weapon with this id. @throws Error if it is not carried: an attack was declared with one that is */
export function weaponOf(fighter: Fighter, id: string): Weapon {
  const weapon = fighter.weapons.find((carried) => carried.id === id);
  if (weapon === undefined) throw new Error(`${fighter.id} does not carry ${id}`);
  return weapon;
}
