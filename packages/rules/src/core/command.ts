import { z } from "zod";
import type { Json } from "./json.ts";

/** What a seat asks for: a type, the combatant it acts as, and arguments. */
export type Command = {
  readonly type: string;
  readonly as?: string | undefined;
  readonly [argument: string]: Json | undefined;
};

/** Longest id of a combatant, an item or a command's client-made id, in characters. */
export const MAX_ID_LENGTH = 64;

const json: z.ZodType<Json> = z.json();

/** A command as it arrives: the only check made before the rules look at it. */
export const commandSchema: z.ZodType<Command> = z
  .object({ type: z.string().min(1).max(MAX_ID_LENGTH), as: z.string().min(1).max(MAX_ID_LENGTH).optional() })
  .catchall(json.optional());
