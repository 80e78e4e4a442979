import { isSeat, type Json, refuse, type Seat } from "@yomiai/rules";
import { z } from "zod";
import type { NewTable } from "../encounter/tables.ts";
import { findUnsound } from "../encounter/unsound.ts";
import type { Claim } from "../seats/tableSeats.ts";
import { MAX_PERSON_NAME, MAX_TITLE, readLine } from "../seats/writtenText.ts";
import type { TableChanges } from "../store/store.ts";

/** A text in one line as `readLine` reads it. */
function line(maxCharacters: number) {
  return z.string().transform((text, context) => {
    const read = readLine(text, maxCharacters);
    if (read !== undefined) return read;
    context.addIssue({ code: "custom", message: `1 to ${maxCharacters} characters that can be seen` });
    return z.NEVER;
  });
}

const seat = z.custom<Seat>(isSeat, "gm, p1, p2, …");

/** Most combatants that a table begins with. */
const MAX_COMBATANTS = 100;

const newTable = z
  .strictObject({
    ruleset: z.string(),
    title: line(MAX_TITLE).or(z.literal("")).default(""),
    house: z.record(z.string(), z.json()).optional(),
    combatants: z.array(z.json()).max(MAX_COMBATANTS).optional(),
    demo: z.boolean().default(false),
    language: z.enum(["ja", "en"]).default("ja"),
  })
  .refine(({ demo, house, combatants }) => !demo || (house === undefined && combatants === undefined), {
    message: "a demo table brings its own house rules and combatants",
    path: ["demo"],
  })
  .transform(({ house = {}, combatants = [], ...table }) => ({ ...table, house, combatants }));

const claim = z.strictObject({
  seat: seat.optional(),
  name: line(MAX_PERSON_NAME),
  color: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6}|[a-z][a-zA-Z0-9-]{0,19})?$/, "#rrggbb or the name of a colour")
    .default(""),
  invite: z.string().max(100).optional(),
});

const tableChanges = z
  .strictObject({ open: z.boolean().optional(), paused: z.boolean().optional() })
  .refine((changes) => Object.keys(changes).length > 0, { message: "open or paused, or both" });

const person = claim.pick({ name: true, color: true });

const reserve = z.strictObject({ combatants: z.array(z.json()).max(MAX_COMBATANTS) });

const logQuery = z.object({ before: z.coerce.number().int().positive().optional() });

/** Reads the body of `POST /api/tables`. @throws Refused `badArgument` naming the field, as all here */
export function readNewTable(body: unknown): NewTable {
  return read(newTable, body);
}

/** Reads the body of `PUT /api/tables/:code`. */
export function readTableChanges(body: unknown): TableChanges {
  return read(tableChanges, body);
}

/** Reads the body of `POST /api/tables/:code/seats`. */
export function readClaim(body: unknown): Claim {
  return read(claim, body);
}

/** Reads the body of `PUT /api/tables/:code/seats/:seat`. */
export function readPerson(body: unknown): Pick<Claim, "name" | "color"> {
  return read(person, body);
}

/** Reads the body of `PUT /api/tables/:code/reserve`; each combatant is still to be read by the rules. */
export function readReserve(body: unknown): { readonly combatants: readonly Json[] } {
  return read(reserve, body);
}

const replayQuery = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  as: z.literal("omniscient").optional(),
});

/** Reads the query of `GET /api/tables/:code/replay`. */
export function readReplayQuery(query: unknown): { readonly page: number; readonly as?: "omniscient" | undefined } {
  return read(replayQuery, query);
}

/** Reads the query of `GET /api/tables/:code/log`. */
export function readLogQuery(query: unknown): { readonly before?: number | undefined } {
  return read(logQuery, query);
}

/** Reads the seat in a path. */
export function readSeatParameter(text: unknown): Seat {
  return isSeat(text) ? text : refuse("badArgument", "seat: gm, p1, p2, …", { field: "seat" });
}

function read<T>(shape: z.ZodType<T>, value: unknown): T {
  const unsound = findUnsound(value);
  if (unsound !== undefined) return refuseField(unsound.field, unsound.problem);
  const result = shape.safeParse(value ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return refuseField(issue?.path.join(".") ?? "", issue?.message ?? "not understood");
}

function refuseField(field: string, problem: string): never {
  return refuse("badArgument", `${field || "body"}: ${problem}`, field === "" ? {} : { field });
}
