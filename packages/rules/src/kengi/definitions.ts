/** What a sheet can define besides the starter data: weapons, armour, techniques and spells (the sheet's definitions). */
import { z } from "zod";
import { MAX_ID_LENGTH } from "../core/command.ts";
import { MAX_NAME_LENGTH } from "../core/newCombatant.ts";
import { diceText } from "./rules/diceText.ts";

/** 能力値: every ability of a combatant. */
export const ABILITIES = ["dexterity", "agility", "strength", "intellect"] as const;
/** 器用, 敏捷, 筋力 or 知力. */
export type Ability = (typeof ABILITIES)[number];

/** Skills that wield a weapon. */
export const WEAPON_SKILLS = ["sword", "spear", "bow", "gun", "brawl"] as const;
/** Every skill. */
export const SKILLS = [...WEAPON_SKILLS, "dodge", "resistance"] as const;
/** 剣術, 槍術, 弓術, 砲術, 体術, 回避 or 精神抵抗. */
export type Skill = (typeof SKILLS)[number];

/** 種類: the moment a technique is made for. */
export const TECHNIQUE_KINDS = ["attack", "defence", "counter", "stance"] as const;
/** 攻撃, 防御, 反撃 or 構え. */
export type TechniqueKind = (typeof TECHNIQUE_KINDS)[number];

/** The two ways to defend. */
export const WAYS = ["parry", "dodge"] as const;
/** 受け or 回避. */
export type Way = (typeof WAYS)[number];

/** A key of a sheet's own definition, or of the starter data. */
export const definitionId = z.string().min(1).max(MAX_ID_LENGTH);
const name = z.string().trim().min(1).max(MAX_NAME_LENGTH).optional();

/** A skill modifier or a modifier of a weapon or technique: −10 to 20. */
export const modifier = z.int().min(-10).max(20).default(0);

/** A weapon as written on a sheet. `canParry` defaults to true for melee weapons and to false for the others. */
export const weaponSchema = z.strictObject({
  id: definitionId,
  name,
  range: z.enum(["melee", "missile", "gun"]).default("melee"),
  skill: z.enum(WEAPON_SKILLS),
  hit: modifier,
  guard: modifier,
  damage: modifier,
  canParry: z.boolean().optional(),
});

/** Armour as written on a sheet: `penalty` hampers its wearer, `protection` is taken from damage. */
export const armourSchema = z.strictObject({
  id: definitionId,
  name,
  penalty: z.int().min(0).max(10).default(0),
  protection: z.int().min(0).max(20).default(0),
});

/** A technique (剣技) as written on a sheet. */
export const techniqueSchema = z.strictObject({
  id: definitionId,
  name,
  kind: z.enum(TECHNIQUE_KINDS),
  weapons: z.union([z.literal("any"), z.array(definitionId).min(1)]).default("any"),
  hit: modifier,
  guard: modifier,
  damage: modifier,
  attacks: z.int().min(1).max(9).default(1),
  use: z.enum([...WAYS, "both"]).default("both"),
});

/** A spell of healing as written on a sheet. */
export const spellSchema = z.strictObject({ id: definitionId, name, dice: diceText });

/** A weapon in play. */
export type Weapon = Omit<z.output<typeof weaponSchema>, "canParry"> & { readonly canParry: boolean };
/** Armour in play. */
export type Armour = z.output<typeof armourSchema>;
/** A technique in play. */
export type Technique = z.output<typeof techniqueSchema>;
/** A spell in play. */
export type Spell = z.output<typeof spellSchema>;

/** The weapon with its unsaid `canParry` filled in. */
export function weaponOf(written: z.output<typeof weaponSchema>): Weapon {
  return { ...written, canParry: written.canParry ?? written.range === "melee" };
}
