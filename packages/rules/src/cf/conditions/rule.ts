// CF-12, CF-13: the one vocabulary in which every condition is declared, the table's own ones included.
import { z } from "zod";

const modifier = z.number().int().min(-20).max(20);
const key = z.string().min(1).max(40);

/**
 * What a condition does to its bearer, in whole points or metres. A rule without an entry does nothing of that kind.
 * Negative numbers are penalties and fall under the house rule `penaltyStacking`; positive ones are bonuses.
 */
export const conditionRule = z.strictObject({
  /** Conditions that are there as long as this one is (CF-12.3). */
  implies: z.array(key).max(8).optional(),
  /** Conditions that this one sets when it is set, and that then stay by themselves (CF-12.3). */
  makes: z.array(key).max(8).optional(),
  /** Whose attacks on the bearer have combat advantage: those in melee, or all (CF-9.1). */
  givesAdvantage: z.enum(["melee", "all"]).optional(),
  /** Added to the bearer's attack rolls (CF-8.2). */
  attackRolls: modifier.optional(),
  /** Added to every check of the bearer (CF-12.7). */
  checks: modifier.optional(),
  /** `checks` leaves damage rolls of spells alone (CF-13.3). */
  sparesSpellDamage: z.boolean().optional(),
  /** Added to single skills, by name (CF-14.1). */
  skills: z.record(key, modifier).optional(),
  /** Added to all four defences (CF-8.13). */
  defenses: modifier.optional(),
  /** Added to all four defences against ranged attacks (CF-8.13). */
  rangedDefenses: modifier.optional(),
  /** AC loses a positive bonus of `acAbility` (CF-13.2). */
  losesAcAbility: z.boolean().optional(),
  /** Results of weapon damage rolls are halved (CF-13.4). */
  halvesWeaponDamage: z.boolean().optional(),
  /** Does not count for flanking (CF-9.8). */
  uncountable: z.boolean().optional(),
  /** One action a turn in all (CF-13.5). */
  oneAction: z.boolean().optional(),
  /** No action of any kind (CF-13.13, CF-13.14). */
  noActions: z.boolean().optional(),
  /** Not conscious: no skill checks (CF-13.13). */
  senseless: z.boolean().optional(),
  /** No movement but teleporting (CF-13.9). */
  immobile: z.boolean().optional(),
  /** On foot only crawling (CF-13.1). */
  crawls: z.boolean().optional(),
  /** The speed is at most this many metres (CF-13.8). */
  speedAtMost: z.number().int().min(0).max(60).optional(),
  /** No shifting (CF-13.8). */
  noShift: z.boolean().optional(),
  /** What needs the voice may fail (CF-13.12). */
  voiceFails: z.boolean().optional(),
  /** Obeys the condition's source (CF-13.6). */
  obeys: z.boolean().optional(),
  /** Flees from the condition's source; its `checks` hold as `fearPenalty` says (CF-13.7). */
  flees: z.boolean().optional(),
});

/** What a condition does, see {@link conditionRule}. */
export type ConditionRule = Readonly<z.infer<typeof conditionRule>>;

/** The entries of a {@link ConditionRule} that are simply there or not. */
export type ConditionFlag = {
  [K in keyof ConditionRule]-?: NonNullable<ConditionRule[K]> extends boolean ? K : never;
}[keyof ConditionRule];
