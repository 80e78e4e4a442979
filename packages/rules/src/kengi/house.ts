/** The house rules: every gap and ambiguity of the source that a table may decide, with its default. */
import { z } from "zod";
import type { HouseOptionMeta } from "../ruleset.ts";
import { diceText } from "./rules/diceText.ts";

/** Meta of an option whose default stands in the source. */
function asWritten(...clauses: readonly string[]): HouseOptionMeta {
  return { inSource: true, clauses };
}

/** Meta of an option that the source leaves open or says in two ways. */
function notInSource(...clauses: readonly string[]): HouseOptionMeta {
  return { inSource: false, clauses };
}

/** The schema of the house rules. */
export const houseSchema = z.strictObject({
  tieDie: z.enum(["1d6", "1d10", "1d20"]).default("1d6").meta(notInSource("KG-2.2")),
  equalValues: z.enum(["defender", "attacker"]).default("defender").meta(notInSource("KG-5.11")),
  attackRoll: z.enum(["beforeDefence", "afterDefence"]).default("beforeDefence").meta(asWritten("KG-3.5", "KG-5.13")),
  techniqueChoice: z
    .enum(["open", "secret"])
    .default("open")
    .meta(asWritten("KG-11.1", "KG-11.2", "KG-11.3")),
  combining: z
    .enum(["count", "named", "strict"])
    .default("count")
    .meta(asWritten("KG-4.2", "KG-4.3", "KG-4.5", "KG-4.6")),
  comboCost: z.enum(["fromTwo", "always", "extraOnly"]).default("fromTwo").meta(asWritten("KG-4.3", "KG-5.8")),
  preparationKept: z.enum(["consecutive", "untilAttack"]).default("consecutive").meta(notInSource("KG-4.4")),
  openingsAdd: z.enum(["sum", "longest"]).default("sum").meta(notInSource("KG-5.8")),
  stanceCost: z.enum(["action", "free"]).default("action").meta(notInSource("KG-4.4", "KG-4.8")),
  defenceTechniqueUse: z.enum(["unlimited", "oncePerTurn"]).default("unlimited").meta(asWritten("KG-5.7")),
  counterattack: z.enum(["attack", "autoHit"]).default("attack").meta(notInSource("KG-9.3", "KG-9.6")),
  counterChain: z.enum(["unlimited", "once"]).default("unlimited").meta(notInSource("KG-9.4")),
  counterInOpening: z.enum(["allowed", "forbidden"]).default("allowed").meta(notInSource("KG-5.10", "KG-9.7")),
  multiAttackStack: z.enum(["max", "sum"]).default("max").meta(notInSource("KG-8.1")),
  rangedDefence: z.enum(["any", "dodgeOnly"]).default("any").meta(asWritten("KG-5.12")),
  dodgeTechniqueAddsWeapon: z.boolean().default(true).meta(asWritten("KG-5.5")),
  armourPenalty: z.enum(["own", "target"]).default("own").meta(notInSource("KG-3.3", "KG-3.6")),
  resistanceTarget: z.enum(["blow", "total"]).default("blow").meta(asWritten("KG-7.2")),
  bothThresholds: z.enum(["both", "mortalOnly"]).default("both").meta(notInSource("KG-7.9")),
  mortalDoubling: z.enum(["automatic", "choice"]).default("automatic").meta(notInSource("KG-7.5")),
  doublingStacks: z.boolean().default(false).meta(notInSource("KG-7.10")),
  mortalEnds: z.enum(["whenHealed", "whenLeaving"]).default("whenHealed").meta(notInSource("KG-7.7")),
  flee: z.enum(["automatic", "contest"]).default("automatic").meta(notInSource("KG-10.3")),
  firstAidHeals: diceText.default("1d6").meta(notInSource("KG-10.7")),
  salveHeals: diceText.default("1d6").meta(notInSource("KG-10.8")),
  npcNumbers: z.enum(["open", "hidden"]).default("open").meta(notInSource("KG-11.4")),
});

/** The house rules in force at a table. */
export type House = z.output<typeof houseSchema>;
