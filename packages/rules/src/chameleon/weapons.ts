// CH-17.1, CH-18: weapons as data. A power and any number of effects from a small vocabulary.
import { z } from "zod";
import type { OptionLabels } from "../core/prompt.ts";
import { parseNotation } from "../dice/notation.ts";
import { lookUp } from "./lookUp.ts";

const POWER = /^(?:([1-9][0-9]*d[1-9][0-9]*)(?:([+-])([0-9]{1,3}))?|([0-9]{1,3}))$/;

/** A power as written: dice of one kind, if any, and a fixed part that is added to them. */
export type Power = { readonly dice?: string; readonly add: number };

/**
 * Reads `NdM`, `NdM+K`, `NdM-K` or `K`.
 * @throws RangeError for anything else, or for dice that nobody rolls
 */
export function parsePower(text: string | number): Power {
  const [, dice, sign, modifier, fixed] = POWER.exec(String(text)) ?? [];
  if (fixed !== undefined) return { add: Number(fixed) };
  if (dice === undefined) throw new RangeError(`power "${text}": NdM, NdM+K, NdM-K or K`);
  parseNotation(dice);
  return { dice, add: modifier === undefined ? 0 : Number(`${sign}${modifier}`) };
}

function isPower(text: string): boolean {
  try {
    parsePower(text);
    return true;
  } catch {
    return false;
  }
}

/** When a condition that is not bound to a turn ends. */
export const UNTILS = ["roundEnd", "fightEnd"] as const;

/** A condition's key: those with rules are `asleep`, `flustered` and `deepFall`; any other is a label. */
export const conditionKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,63}$/, "a small letter, then letters and digits");

const power = z.union([z.int().min(0).max(999), z.string().refine(isPower, "NdM, NdM+K, NdM-K or K")]);

const area = z
  .strictObject({
    kind: z.literal("area"),
    perStrength: z.int().min(1).optional(),
    count: z.int().min(1).optional(),
    all: z.literal(true).optional(),
    damage: z.boolean().default(true),
  })
  .refine(
    (effect) => [effect.perStrength, effect.count, effect.all].filter((limit) => limit !== undefined).length === 1,
    {
      message: "exactly one of perStrength, count and all",
    },
  );

const effect = z.discriminatedUnion("kind", [
  area,
  z.strictObject({ kind: z.literal("shot"), chancePerPower: z.int().min(0).max(100), damage: power }),
  z.strictObject({ kind: z.literal("slay"), minPosture: z.int() }),
  z.strictObject({
    kind: z.literal("charge"),
    cost: z.int().min(0).max(999),
    inflict: conditionKey,
    to: z.enum(["opponents", "allOthers", "self"]),
    until: z.enum(UNTILS).optional(),
    spends: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal("breakBonus"), add: z.int().min(-999).max(999) }),
  z.strictObject({
    kind: z.literal("inflict"),
    condition: conditionKey,
    when: z.enum(["fall", "damage"]),
    until: z.enum(UNTILS),
  }),
]);

/** What a weapon can do besides its power. */
export type WeaponEffect = Readonly<z.infer<typeof effect>>;

/** The definition of a weapon, as a sheet may hold it. At most one effect of each kind, but for `inflict`. */
export const weaponSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, "a letter, then letters, digits, _ or -"),
  name: z.string().min(1).max(80),
  power,
  requires: z
    .strictObject({ mastery: z.boolean().default(true), skill: z.string().min(1).max(64).optional() })
    .default({ mastery: true }),
  effects: z
    .array(effect)
    .max(20)
    .default([])
    .refine((effects) => isOnceEach(effects.map(({ kind }) => kind).filter((kind) => kind !== "inflict")), {
      message: "at most one effect of each kind, but for inflict",
    }),
});

/** A weapon, its defaults filled in. */
export type Weapon = Readonly<z.infer<typeof weaponSchema>>;

/** Is no item in the list twice? */
export function isOnceEach(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

/** The effect of one kind that a weapon has, if it has it. Of `inflict` use {@link effectsOf}. */
export function effectOf<K extends WeaponEffect["kind"]>(
  weapon: Weapon,
  kind: K,
): Extract<WeaponEffect, { kind: K }> | undefined {
  return effectsOf(weapon, kind)[0];
}

/** All effects of one kind that a weapon has. */
export function effectsOf<K extends WeaponEffect["kind"]>(
  weapon: Weapon,
  kind: K,
): readonly Extract<WeaponEffect, { kind: K }>[] {
  return weapon.effects.filter((one): one is Extract<WeaponEffect, { kind: K }> => one.kind === kind);
}

/** Everybody's bare hands. */
export const UNARMED = "unarmed";

/** The name of a weapon as an event tells it: only of one that was made at the table; the terms have the built-in ones. */
export function tableName({ id, name }: Weapon): { readonly name?: string } {
  return lookUp<Weapon>(BUILT_IN, id)?.name === name ? {} : { name };
}

/** Labels for the options of a prompt: of weapons that were made at the table. */
export function labelsOf(weapons: readonly Weapon[]): { readonly labels?: OptionLabels } {
  const made = weapons.flatMap((weapon) => {
    const { name } = tableName(weapon);
    return name === undefined ? [] : [[weapon.id, name] as const];
  });
  return made.length === 0 ? {} : { labels: Object.fromEntries(made) };
}

/** Ids of the weapons that a sheet may name without defining them. */
export const BUILT_IN_IDS = [UNARMED, "pistol", "nyoibo", "giantSlayer", "moonFlute"] as const;

/** The source's weapons (CH-18). Powers other than fists' are not in the source. */
export const BUILT_IN: Readonly<Record<(typeof BUILT_IN_IDS)[number], Weapon>> = {
  unarmed: { id: UNARMED, name: "素手", power: "1d6", requires: { mastery: false }, effects: [] },
  pistol: {
    id: "pistol",
    name: "拳銃",
    power: "1d6",
    requires: { mastery: true },
    effects: [{ kind: "shot", chancePerPower: 10, damage: "2d10" }],
  },
  nyoibo: {
    id: "nyoibo",
    name: "如意棒",
    power: "1d8",
    requires: { mastery: true },
    effects: [{ kind: "area", perStrength: 10, damage: true }],
  },
  giantSlayer: {
    id: "giantSlayer",
    name: "巨人切りの大剣",
    power: "2d6",
    requires: { mastery: true },
    effects: [{ kind: "slay", minPosture: 7 }],
  },
  moonFlute: {
    id: "moonFlute",
    name: "月の笛",
    power: "1d6",
    requires: { mastery: false, skill: "instrument" },
    effects: [{ kind: "charge", cost: 15, inflict: "asleep", to: "opponents", spends: true }],
  },
};
