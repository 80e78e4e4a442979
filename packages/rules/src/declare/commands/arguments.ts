import { z } from "zod";
import type { Json } from "../../core/json.ts";
import { readBy } from "../../core/newCombatant.ts";
import { refuse } from "../../core/refusal.ts";

// Section 6: arguments are looked at from left to right, each for its shape and its meaning before the next one.

/** The arguments of a command as they were sent. */
export type Arguments = { readonly [name: string]: Json | undefined };

/** Takes any arguments: the command's rule reads them one after the other. */
export const anyArguments: z.ZodType<Arguments> = z.custom<Arguments>();

/** Refuses (`badArgument`) arguments that do not belong to the command. */
export function refuseOthers(args: Arguments, known: readonly string[]): void {
  for (const name of Object.keys(args)) if (!known.includes(name)) refuseGiven(args, name);
}

/** Refuses (`badArgument`) an argument of the command that does not belong to what has been chosen before it. */
export function refuseGiven(args: Arguments, name: string): void {
  if (args[name] !== undefined) refuse("badArgument", `${name}: not an argument here`, { field: name });
}

/** The argument as the schema reads it, or `badArgument`. */
export function readArgument<T>(args: Arguments, name: string, schema: z.ZodType<T>): T {
  return readBy(schema, Object.hasOwn(args, name) ? args[name] : undefined, name);
}

/** An id, of whatever it may be. */
export const id = z.string();

/** Distinct ids. */
export const ids = z.array(z.string()).refine((list) => new Set(list).size === list.length, "each only once");

/** Refuses an argument that is none of the allowed values. @param code `badTarget`, `badWeapon`, … */
export function requireAmong(
  allowed: readonly string[],
  given: string,
  refusal: { code: string; field: string },
): void {
  if (allowed.includes(given)) return;
  refuse(refusal.code, `${refusal.field}: one of ${allowed.join(", ") || "none"}`, { field: refusal.field, allowed });
}
