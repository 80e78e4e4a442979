// §3: the house rules. Every gap and every ambiguous sentence of the source is one of them.
import { z } from "zod";
import type { HouseOptionMeta } from "../ruleset.ts";
import { conditionRule } from "./conditions/rule.ts";
import { CONDITIONS } from "./conditions/table.ts";
import { dice } from "./dice.ts";

const gap = (...clauses: string[]) => ({ inSource: false, clauses }) satisfies HouseOptionMeta;
const source = (...clauses: string[]) => ({ inSource: true, clauses }) satisfies HouseOptionMeta;
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** A condition that the GM adds to the table, declared like those of the rules. Sheets and commands name it by `key`. */
const extraCondition = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, "a small letter, then letters and digits")
    .refine((key) => !Object.hasOwn(CONDITIONS, key), "the rules have a condition of this name"),
  /** Shown to everybody. */
  name: z.string().trim().min(1).max(40),
  rule: conditionRule,
});

/** The house rules of a table. */
export const house = z
  .strictObject({
    rounding: z
      .enum(["down", "up"])
      .default("down")
      .meta(gap("CF-4.2", "CF-10.6", "CF-11.2")),
    deathLine: z.enum(["beyondTen", "atTen"]).default("beyondTen").meta(source("CF-11.2", "CF-11.4")),
    importantShown: z.boolean().default(false).meta(source("CF-11.6")),
    healFromZero: z.boolean().default(false).meta(gap("CF-10.8")),
    dropHeldWhenDown: z.boolean().default(false).meta(gap("CF-11.1")),
    minimumDamage: z.literal([0, 1]).default(0).meta(gap("CF-10.6")),
    damageRollIsCheck: z.boolean().default(true).meta(source("CF-10.6", "CF-12.7")),
    penaltyStacking: z.enum(["sum", "worst"]).default("sum").meta(gap("CF-12.4")),
    advantageStacking: z.enum(["once", "each"]).default("once").meta(source("CF-9.3")),
    advantageScope: z.enum(["allAttacks", "weaponsOnly"]).default("allAttacks").meta(source("CF-9.2")),
    flankBenefit: z.enum(["flanker", "everyone"]).default("flanker").meta(source("CF-9.5")),
    flankLasts: z.enum(["untilBroken", "endOfTurn"]).default("untilBroken").meta(gap("CF-9.7")),
    paralyzedCounts: z.boolean().default(true).meta(source("CF-9.8")),
    proneMayShift: z.boolean().default(false).meta(gap("CF-4.3", "CF-13.1")),
    dropProneCost: z.enum(["free", "move"]).default("free").meta(gap("CF-5.4")),
    standUpImmobilized: z.boolean().default(true).meta(source("CF-4.4")),
    opportunity: z.enum(["leave", "none"]).default("leave").meta(gap("CF-7.1")),
    opportunityLimit: whole(0, 99).default(1).meta(gap("CF-7.5")),
    passing: z.enum(["free", "stops"]).default("free").meta(gap("CF-6.5")),
    natural20: z.enum(["normal", "hits"]).default("normal").meta(gap("CF-8.8")),
    natural1: z.enum(["normal", "misses"]).default("normal").meta(gap("CF-8.8")),
    critical: z.enum(["none", "max", "double"]).default("none").meta(gap("CF-10.9")),
    effectDuration: z.enum(["ownTurnEnd", "save", "removed"]).default("ownTurnEnd").meta(gap("CF-12.2")),
    saveTarget: whole(2, 20).default(10).meta(gap("CF-12.6")),
    gmDice: z.enum(["open", "secret"]).default("open").meta(gap("CF-14.4")),
    healthWords: z.boolean().default(true).meta(gap("CF-16.1")),
    autoEnd: z.boolean().default(true).meta(gap("CF-15.1")),
    dominatorDown: z.enum(["ends", "stays"]).default("ends").meta(gap("CF-12.8")),
    fearPenalty: z.enum(["cornered", "always"]).default("cornered").meta(source("CF-12.7", "CF-13.7")),
    fearStrict: z.boolean().default(true).meta(source("CF-13.7")),
    speechChars: whole(0, 500).default(60).meta(gap("CF-5.2")),
    freeActionLimit: whole(0, 99).default(0).meta(source("CF-5.1")),
    dazedCountsFree: z.boolean().default(false).meta(source("CF-13.5")),
    tieOrder: z.enum(["ask", "listed"]).default("ask").meta(source("CF-1.5")),
    suddenFight: z.enum(["marked", "everyone", "none"]).default("marked").meta(source("CF-1.10")),
    delay: z.boolean().default(true).meta(source("CF-1.8")),
    potionMustBeHeld: z.boolean().default(false).meta(gap("CF-3.4", "CF-4.8")),
    failureDieModified: z.boolean().default(false).meta(source("CF-13.12")),
    unarmedDice: dice.default("1d3").meta(gap("CF-8.1")),
    fieldFrom: whole(-999, 999).default(0).meta(gap("CF-6.1")),
    fieldTo: whole(-999, 999).default(40).meta(gap("CF-6.1")),
    extraConditions: z.array(extraCondition).max(30).default([]).meta(gap("CF-12.9", "CF-13.15")),
  })
  .refine(({ fieldFrom, fieldTo }) => fieldFrom <= fieldTo && fieldTo - fieldFrom <= 400, {
    message: "the field ends at or after fieldFrom, at most 400 m long",
    path: ["fieldTo"],
  })
  .refine(({ extraConditions }) => new Set(extraConditions.map(({ key }) => key)).size === extraConditions.length, {
    message: "every key once",
    path: ["extraConditions"],
  });

/** The house rules in force. */
export type House = Readonly<z.infer<typeof house>>;
