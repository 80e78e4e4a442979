import type { Command, Json, TableView, ToldEvent } from "@yomiai/rules";
import type { ToldLine } from "@yomiai/server/protocol";
import { create } from "zustand";
import { tabDrawer } from "../connection/drawers.ts";
import { isFighting } from "./duties.ts";

/** A choice made in secret, kept by its own player's tab only, so that it can be peeked at. */
export type Sealed = {
  readonly code: string;
  readonly command: Command;
  /** The trait that holds it in the player's own view, where there is one: the choice stands as long as that does. */
  readonly trait?: string;
  /** Where the fight stood when it was made; without a trait the choice counts until that changes. */
  readonly moment: string;
  /** The lines of the own log that told of it: after the first number, up to the second. */
  readonly lines: readonly [after: number, upTo: number];
};

const KEY = "yomiai.sealed";
/** So many are remembered: each of them keeps a line of the log covered. */
const MOST = 40;

/** Where a fight stands. */
export function momentOf(view: TableView): string {
  return [view.phase, view.round, view.turn ?? "", view.active.join(" ")].join("|");
}

/** Choices made in secret in this tab. */
export const useSealed = create<{ readonly sealed: readonly Sealed[] }>()(() => ({ sealed: kept() }));

function kept(): readonly Sealed[] {
  try {
    const read: unknown = JSON.parse(tabDrawer.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Sealed[]).filter(({ lines }) => Array.isArray(lines)) : [];
  } catch {
    return [];
  }
}

/** A secret choice that was accepted, and what its player's view and log were before and after. */
export type Accepted = {
  readonly code: string;
  readonly command: Command;
  readonly before: TableView;
  readonly after: TableView;
  readonly lines: Sealed["lines"];
};

/** Remembers a secret choice. */
export function seal({ code, command, before, after, lines }: Accepted): void {
  const trait = traitOf(command, { before, after });
  const entry: Sealed = { code, command, lines, moment: momentOf(after), ...(trait === undefined ? {} : { trait }) };
  const sealed = [entry, ...useSealed.getState().sealed].slice(0, MOST);
  tabDrawer.setItem(KEY, JSON.stringify(sealed));
  useSealed.setState({ sealed });
}

/** The trait that appeared with one of the command's arguments as its value. */
function traitOf(command: Command, { before, after }: { before: TableView; after: TableView }): string | undefined {
  if (command.as === undefined) return undefined;
  const old = before.combatants[command.as]?.traits ?? {};
  const now = after.combatants[command.as]?.traits ?? {};
  const chosen = new Set<Json | undefined>(Object.values(argumentsOf(command)));
  return Object.keys(now).find((key) => chosen.has(now[key]) && old[key] !== now[key]);
}

/** The arguments of a command, without type and combatant. */
export function argumentsOf(command: Command): Readonly<Record<string, Json | undefined>> {
  const { type: _type, as: _as, ...rest } = command;
  return rest;
}

/** The secret choices of this table that still lie covered, as far as their player can see: the last one of each combatant. */
export function standing(
  all: readonly Sealed[],
  at: { readonly code: string; readonly view: TableView; readonly lines?: readonly Line[] },
): readonly Sealed[] {
  const own = all.filter(({ code }) => code === at.code);
  const last = own.filter((one, i) => own.findIndex(({ command }) => command.as === one.command.as) === i);
  const { view, lines = [] } = at;
  return isFighting(view) ? last.filter((one) => stands(one, view) && !lines.some((line) => opens(line, one))) : [];
}

type Line = Pick<ToldLine, "line" | "event">;

/**
 * What was chosen in secret is told once to who chose it; told again, it has been opened. With the next fight at the table
 * it is nobody's any more.
 */
function opens({ line, event }: Line, { command, lines: [, upTo] }: Sealed): boolean {
  if (line <= upTo) return false;
  if (event.type === "nextFightPrepared") return true;
  if (event.as !== command.as) return false;
  return Object.entries(argumentsOf(command)).some(([name, value]) => value !== undefined && event[name] === value);
}

function stands({ trait, moment, command: { as } }: Sealed, view: TableView): boolean {
  if (trait === undefined || as === undefined) return moment === momentOf(view);
  return view.combatants[as]?.traits[trait] !== undefined;
}

/**
 * What a line of the own log tells without the player's own secrets, or undefined if there are none in it: a phone lies on
 * the table, and its log must not show what its player has covered. Only what the sentence can do without is taken out:
 * a field that it asks `none` of; whatever else a line tells, all have been told.
 */
export function covered(line: Line, secrets: readonly Sealed[], sentence: string): ToldEvent | undefined {
  const { event } = line;
  const isOwn = ({ command, lines: [after, upTo] }: Sealed) =>
    command.as === event.as && line.line > after && line.line <= upTo;
  const hidden = new Set(
    secrets
      .filter(isOwn)
      .flatMap(({ command }) => Object.values(argumentsOf(command)).map((value) => JSON.stringify(value))),
  );
  const isCovered = (name: string, value: Json | undefined) =>
    partsOf(value).some((part) => hidden.has(JSON.stringify(part))) &&
    new RegExp(`\\{\\s*${name}\\s*,\\s*select\\s*,\\s*none\\b`).test(sentence);
  const open = Object.entries(event).filter(([name, value]) => !isCovered(name, value));
  return open.length === Object.keys(event).length ? undefined : { type: event.type, ...Object.fromEntries(open) };
}

/** A value, and what it is made of where it is an object: a choice may be told as a whole. */
function partsOf(value: Json | undefined): readonly (Json | undefined)[] {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? [value, ...Object.values(value)] : [value];
}
