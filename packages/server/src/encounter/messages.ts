import { type Command, commandSchema, isViewer, MAX_ID_LENGTH, type Viewer } from "@yomiai/rules";
import { z } from "zod";
import type { CommandMessage, SeeAsMessage } from "../protocol.ts";
import { findUnsound } from "./unsound.ts";

/** Longest command, in characters of its JSON text. */
export const MAX_COMMAND_LENGTH = 16 * 1024;
/** Longest command that brings a whole sheet or all house rules. */
export const MAX_SHEET_LENGTH = 240 * 1024;

/** An id that a client gives its command. */
export const commandId = z.string().min(1).max(MAX_ID_LENGTH);

const commandMessage: z.ZodType<CommandMessage> = z.object({
  id: commandId,
  command: commandSchema,
  seen: z.number().int().nonnegative(),
});

const seeAsMessage: z.ZodType<SeeAsMessage> = z.object({
  viewer: z.custom<Exclude<Viewer, "omniscient">>(
    (text) => isViewer(text) && text !== "omniscient",
    "a seat or spectator",
  ),
});

/** What a message was understood as, or why it was not. */
export type Read<T> = { readonly message: T } | { readonly problem: string };

/** Reads a `command` message as it came over the wire. */
export function readCommandMessage(raw: unknown): Read<CommandMessage> {
  const read = readBy(commandMessage, raw);
  if ("problem" in read || fits(read.message.command)) return read;
  return { problem: `command: at most ${MAX_COMMAND_LENGTH} characters` };
}

/**
 * Is this an undo by the number of an event? Numbers count what is hidden from the GM too, and whether one is taken
 * tells how many there are: at a table, undo goes by lines of the GM's own log.
 */
export function isUndoByNumber({ type, to }: Command): boolean {
  return type === "undo" && to !== undefined;
}

/** Reads a `seeAs` message as it came over the wire. */
export function readSeeAsMessage(raw: unknown): Read<SeeAsMessage> {
  return readBy(seeAsMessage, raw);
}

/** The id of a message that could not be read, if at least that was right: its sender can then be answered. */
export function findCommandId(raw: unknown): string | undefined {
  const given = typeof raw === "object" && raw !== null && "id" in raw ? raw.id : undefined;
  const read = commandId.safeParse(given);
  return read.success ? read.data : undefined;
}

function readBy<T>(shape: z.ZodType<T>, raw: unknown): Read<T> {
  const unsound = findUnsound(raw);
  if (unsound !== undefined) return { problem: `${unsound.field || "message"}: ${unsound.problem}` };
  const read = shape.safeParse(raw);
  if (read.success) return { message: read.data };
  const issue = read.error.issues[0];
  return { problem: `${issue?.path.join(".") || "message"}: ${issue?.message ?? "not understood"}` };
}

/** Only the GM's common commands bring sheets; what a player sends is short. */
function fits(command: Command): boolean {
  const bringsSheets = command.type === "addCombatant" || command.type === "setHouse";
  const limit = bringsSheets ? MAX_SHEET_LENGTH : MAX_COMMAND_LENGTH;
  return JSON.stringify(command).length <= limit;
}
