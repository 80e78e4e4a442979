// §2, CF-3.5, CF-4.6, CF-8.1: what one can carry.
import { z } from "zod";
import { dice } from "../dice.ts";
import { applies, id, name, removes, whole } from "./parts.ts";

/** 0 hands: a natural weapon, always usable and never held (CF-4.6). */
const hands = whole(0, 2).default(1);

const weapon = z.strictObject({
  id,
  name,
  kind: z.literal("weapon"),
  hands,
  mode: z.enum(["melee", "ranged"]),
  dice,
  /** Whose modifier is added to its damage (CF-10.2). */
  ability: z.enum(["str", "dex"]).default("str"),
  hit: whole(-20, 40).default(0),
  damage: whole(-20, 99).default(0),
  /** Metres beyond the own mark, melee only (CF-6.3). */
  reach: whole(0, 999).default(0),
  /** Metres, ranged only (CF-6.4). */
  range: whole(0, 999).default(30),
});

const shield = z.strictObject({ id, name, kind: z.literal("shield"), hands, ac: whole(0, 20) });

const potion = z.strictObject({
  id,
  name,
  kind: z.literal("potion"),
  hands,
  heal: dice.optional(),
  healBonus: whole(-20, 99).default(0),
  removes,
  applies,
});

const other = z.strictObject({ id, name, kind: z.literal("other"), hands });

/** Something carried. */
export const item = z.discriminatedUnion("kind", [weapon, shield, potion, other]);

/** Something carried. */
export type Item = Readonly<z.infer<typeof item>>;
/** A weapon. */
export type Weapon = Extract<Item, { kind: "weapon" }>;
/** A potion. */
export type Potion = Extract<Item, { kind: "potion" }>;
