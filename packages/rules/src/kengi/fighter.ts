/** A combatant in play: its sheet filled in, and what the fight has made of it. */
import type { Combatant } from "../core/fight.ts";
import { type NewCombatant, readBy } from "../core/newCombatant.ts";
import { ARMOURS } from "./data/armours.ts";
import { SPELLS } from "./data/spells.ts";
import { TECHNIQUES } from "./data/techniques.ts";
import { FISTS, WEAPONS } from "./data/weapons.ts";
import {
  type Ability,
  type Armour,
  type Skill,
  type Spell,
  type Technique,
  type Weapon,
  weaponOf,
} from "./definitions.ts";
import type { Mark } from "./marks.ts";
import { idOf, type Sheet, seriousMarkOf, sheetSchema } from "./sheet.ts";

/** The first four are in the fight; the others have left it for good. */
export type Status = "ready" | "acting" | "done" | "skipped" | "dead" | "routed" | "fled";

/** A combatant in play. */
export type Fighter = Combatant & {
  /** Of the sheet; the effective ones come from `abilityOf`. */
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly hpMax: number;
  readonly hp: number;
  readonly seriousAt: number;
  readonly mortalAt: number;
  readonly armour: Armour;
  readonly weapons: readonly Weapon[];
  /** Id of the weapon in hand. */
  readonly wielded: string;
  readonly techniques: readonly Technique[];
  /** Id of the stance that its sheet takes before every fight. */
  readonly usualStance?: string | undefined;
  /** Id of the stance taken. */
  readonly stance?: string | undefined;
  readonly spells: readonly Spell[];
  readonly salves: number;
  readonly status: Status;
  /** Why it is routed. */
  readonly routedBy?: "lostWill" | "gaveUp" | undefined;
  /** Preparation turns made. */
  readonly prepared: number;
  /** Attack techniques readied by name, in that order (KG-4.5). As many as `prepared`, or none without `named`. */
  readonly readied: readonly string[];
  /** Coming turns without attack, the present one not counted. */
  readonly openings: number;
  /** The present turn is one without attack. */
  readonly inOpening: boolean;
  /** Abilities doubled by will at 重傷. */
  readonly doubled: readonly Ability[];
  /** All abilities are doubled, and the life runs out. */
  readonly mortal: boolean;
  /** The plain parry of this turn has been used. */
  readonly parryUsed: boolean;
  /** Defence and counter techniques used in this turn. */
  readonly spent: readonly string[];
  /** First aid has been given after the fight. */
  readonly treated: boolean;
  readonly marks: Readonly<Record<string, Mark>>;
};

/**
 * The combatant as it comes to the table.
 * @param at what its sheet is called in a refusal
 * @throws Refused (`badArgument`) for a sheet that is not allowed
 */
export function fighterOf(newcomer: NewCombatant, at: string): Fighter {
  const { id, name, side, kind, owner } = newcomer;
  const sheet = readBy(sheetSchema, newcomer.sheet, at);
  return { id, name, side, kind, owner, ...writtenOn(sheet), ...unhampered };
}

/** Nothing of a fight is on it. */
export const unhampered = {
  status: "ready",
  prepared: 0,
  readied: [],
  openings: 0,
  inOpening: false,
  doubled: [],
  mortal: false,
  parryUsed: false,
  spent: [],
  treated: false,
  marks: {},
} as const;

function writtenOn(sheet: Sheet) {
  const { dexterity, agility, strength, intellect, skills, hpMax, stance, salves } = sheet;
  const seriousAt = seriousMarkOf(sheet);
  const weapons = weaponsOn(sheet);
  return {
    abilities: { dexterity, agility, strength, intellect },
    skills,
    hpMax,
    hp: sheet.hp ?? hpMax,
    seriousAt,
    mortalAt: sheet.mortalAt ?? Math.min(seriousAt, Math.floor(hpMax / 4)),
    armour: found(ARMOURS, sheet.armour),
    weapons,
    wielded: sheet.wielded ?? weapons[0]?.id ?? FISTS,
    techniques: sheet.techniques.map((written) => found(TECHNIQUES, written)),
    ...(stance === undefined ? {} : { usualStance: stance, stance }),
    spells: sheet.spells.map((written) => found(SPELLS, written)),
    salves,
  };
}

function weaponsOn(sheet: Sheet): readonly Weapon[] {
  const carried = sheet.weapons.map((written) =>
    typeof written === "string" ? found(WEAPONS, written) : weaponOf(written),
  );
  return sheet.weapons.some((written) => idOf(written) === FISTS) ? carried : [...carried, found(WEAPONS, FISTS)];
}

function found<T>(data: ReadonlyMap<string, T>, written: T | string): T {
  if (typeof written !== "string") return written;
  const entry = data.get(written);
  if (entry === undefined) throw new Error(`the sheet's schema let pass ${written}`);
  return entry;
}

/** Is it in the fight: neither dead, routed nor fled? */
export function isInFight(fighter: Fighter): boolean {
  return fighter.status !== "dead" && fighter.status !== "routed" && fighter.status !== "fled";
}

/** The weapon in hand. */
export function weaponInHand(fighter: Fighter): Weapon {
  const weapon = fighter.weapons.find(({ id }) => id === fighter.wielded);
  if (weapon === undefined) throw new Error(`${fighter.id} does not carry ${fighter.wielded}`);
  return weapon;
}

/** The carried weapon with this id, if there is one, as a list. */
export function weaponsOf(fighter: Fighter, id: string): readonly Weapon[] {
  return fighter.weapons.filter((weapon) => weapon.id === id);
}

/** The techniques with these ids, in that order; unknown ones are left out. */
export function techniquesOf(fighter: Fighter, ids: readonly string[]): readonly Technique[] {
  return ids.flatMap((id) => fighter.techniques.find((technique) => technique.id === id) ?? []);
}
