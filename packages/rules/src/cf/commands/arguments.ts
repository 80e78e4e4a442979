// §6, checks 10 and 11: arguments are read from left to right, what is left over is refused at the end.
import { z } from "zod";
import { findCombatant } from "../../core/fight.ts";
import type { Json } from "../../core/json.ts";
import { refuse } from "../../core/refusal.ts";
import type { Seat } from "../../core/seat.ts";
import type { CfFight, Fighter } from "../fight.ts";

/** Arguments as they came. */
export type Given = Readonly<Record<string, Json | undefined>>;

/** Lets every argument pass: the commands read theirs themselves, because codes and arguments take turns. */
export const anyArguments: z.ZodType<Given> = z.custom<Given>();

/** Refuses an argument: missing, ill-typed, unknown or not fitting. */
export function wrongArgument(field: string, allowed: string): never {
  refuse("badArgument", `${field}: ${allowed}`, { field });
}

/** A text. */
export function readText(given: Given, field: string): string {
  const value = given[field];
  return typeof value === "string" ? value : wrongArgument(field, "a text");
}

/** A whole number. */
export function readWhole(given: Given, field: string): number {
  const value = given[field];
  return typeof value === "number" && Number.isSafeInteger(value) ? value : wrongArgument(field, "a whole number");
}

/** Yes or no. */
export function readBoolean(given: Given, field: string): boolean {
  const value = given[field];
  return typeof value === "boolean" ? value : wrongArgument(field, "true or false");
}

/** A combatant of the fight. */
export function readCombatant(fight: CfFight, given: Given, field: string): Fighter {
  return findCombatant(fight, readText(given, field)) ?? wrongArgument(field, "no such combatant");
}

/** `secret?`, which only the GM may give (CF-14.4). */
export function readSecret(given: Given, seat: Seat): boolean | undefined {
  if (given.secret === undefined) return undefined;
  const secret = readBoolean(given, "secret");
  return seat === "gm" ? secret : refuse("gmOnly", "secret: only the GM rolls in secret", { field: "secret" });
}

/** Nothing: refuses the argument if it is given where it does not belong. */
export function readAbsent(given: Given, field: string): undefined {
  return given[field] === undefined ? undefined : wrongArgument(field, "not with this");
}

/** Refuses every argument that was not read. */
export function refuseSurplus(given: Given, read: readonly string[]): void {
  const surplus = Object.keys(given).find((field) => given[field] !== undefined && !read.includes(field));
  if (surplus !== undefined) wrongArgument(surplus, "no such argument");
}
