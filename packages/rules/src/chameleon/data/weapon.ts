// CH-17.1: a weapon is a power and any number of effects from a small vocabulary.
import { z } from "zod";
import { isOnceEach } from "../isOnceEach.ts";
import { conditionKey, UNTILS } from "./conditionKey.ts";
import { isPower } from "./power.ts";

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
