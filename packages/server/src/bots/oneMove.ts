import { type Command, commandFor, oneOf, type Random, type Seat, type TableView } from "@yomiai/rules";
import type { Logger } from "pino";
import type { LiveTable } from "../encounter/liveTable.ts";

/** Moves drawn at random that are tried before a seat's prompts are given up until something changes. */
const TRIES = 8;

/** Where somebody is played for, and where the whims come from. */
export type MoveParts = { readonly table: LiveTable; readonly log: Logger; readonly random: Random };

/**
 * Makes one move for a seat by what it sees: the ruleset's suggestion first, which may be to wait; then prompts drawn at
 * random until one is accepted. Moves go through the table's queue like everybody's.
 * @param view the seat's view, with the prompts that may be answered
 * @returns whether anything was done
 */
export async function moveOnce(parts: MoveParts, seat: Seat, view: TableView): Promise<boolean> {
  const { table, random } = parts;
  const isDone = async (command: Command) => (await table.carryOut({ seat, command })).ok;
  const suggested = suggestion(parts, seat, view);
  if (suggested === "wait") return false;
  if (suggested !== undefined && (await isDone(suggested))) return true;
  for (let tries = 0; tries < TRIES && view.prompts.length > 0; tries++) {
    if (await isDone(commandFor(oneOf(random, view.prompts), random))) return true;
  }
  return false;
}

/** A ruleset's advice is only advice: without it somebody still moves. */
function suggestion({ table, random, log }: MoveParts, seat: Seat, view: TableView): Command | "wait" | undefined {
  try {
    return table.encounter.ruleset.suggest?.(view, seat, random);
  } catch (error) {
    log.error({ err: error, table: table.code, seat }, "no suggestion for a bot");
    return undefined;
  }
}
