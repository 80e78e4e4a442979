import { z } from "zod";
import type { HouseOptionMeta } from "../ruleset.ts";

// Every gap and ambiguity of the source that a table may read in another way.

const diceText = z
  .string()
  .regex(/^([1-9][0-9]?|100)d([1-9][0-9]{0,2}|1000)$/, "dice as NdM, N 1–100 and M 1–1000, for example 2d6");
const modifier = z.int().min(-99).max(99);

/** What the source says itself. */
const source = (...clauses: readonly string[]): HouseOptionMeta => ({ inSource: true, clauses });
/** What the source leaves open. */
const gap = (...clauses: readonly string[]): HouseOptionMeta => ({ inSource: false, clauses });

/** The house rules, each option with its default. Distances count in metres, zones in whole zones. */
export const houseSchema = z.strictObject({
  checkDice: diceText.default("2d6").meta(gap("DC-5.1", "DC-4.7")),
  declarations: z.enum(["open", "secret"]).default("open").meta(source("DC-2.3", "DC-2.9")),
  masterHears: z.enum(["withGroup", "atOnce"]).default("withGroup").meta(gap("DC-2.5", "DC-2.10")),
  attackReaction: z.enum(["everyAttack", "oneOnly"]).default("everyAttack").meta(source("DC-4.10", "DC-4.11")),
  failedReaction: z.enum(["keepsAction", "losesAction"]).default("keepsAction").meta(source("DC-4.8")),
  checkDifficulty: z.int().min(1).max(99).default(12).meta(gap("DC-4.7")),
  heavyBlowBase: z.enum(["max", "roundStart"]).default("max").meta(source("DC-8.1", "DC-8.4")),
  deadTarget: z.enum(["lost", "retarget"]).default("lost").meta(gap("DC-3.2")),
  distanceNear: modifier.default(0).meta(gap("DC-5.6")),
  distanceMedium: modifier.default(-2).meta(gap("DC-5.6")),
  distanceFar: modifier.default(-4).meta(gap("DC-5.6")),
  zoneMetres: z.int().min(1).max(1000).default(10).meta(gap("DC-5.6")),
  zoneMax: z.int().min(0).max(1000).default(30).meta(gap("DC-3.9")),
  moveZones: z.int().min(1).max(1000).default(3).meta(gap("DC-1.4", "DC-3.9")),
  hotSoulDie: diceText.default("1d6").meta(gap("DC-6.1")),
  hotSoulPerCheck: z.int().min(0).max(10).default(1).meta(gap("DC-6.1")),
  npcNumbers: z.enum(["open", "steps", "hidden"]).default("open").meta(gap("DC-10.3")),
});

/** The table's house rules as the schema read them. */
export type House = z.output<typeof houseSchema>;
