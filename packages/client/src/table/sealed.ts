import type { Command, Json, TableView } from "@yomiai/rules";
import { create } from "zustand";
import { tabDrawer } from "../connection/drawers.ts";

/** A choice made in secret, kept by its own player's tab only, so that it can be peeked at. */
export type Sealed = {
  readonly code: string;
  readonly command: Command;
  /** The trait that holds it in the player's own view, where there is one: the choice stands as long as that does. */
  readonly trait?: string;
  /** Where the fight stood when it was made; without a trait the choice counts until that changes. */
  readonly moment: string;
};

const KEY = "yomiai.sealed";
const MOST = 8;

/** Where a fight stands. */
export function momentOf(view: TableView): string {
  return [view.phase, view.round, view.turn ?? "", view.active.join(" ")].join("|");
}

/** Choices made in secret in this tab. */
export const useSealed = create<{ readonly sealed: readonly Sealed[] }>()(() => ({ sealed: kept() }));

function kept(): readonly Sealed[] {
  try {
    const read: unknown = JSON.parse(tabDrawer.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Sealed[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a secret choice that was accepted. @param before the player's view when it was sent */
export function seal(code: string, command: Command, views: { before: TableView; after: TableView }): void {
  const trait = traitOf(command, views);
  const entry: Sealed = { code, command, moment: momentOf(views.after), ...(trait === undefined ? {} : { trait }) };
  const others = useSealed.getState().sealed.filter((old) => old.command.as !== command.as || old.code !== code);
  const sealed = [entry, ...others].slice(0, MOST);
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

/** Does this secret choice still lie covered, as far as its player can see? */
export function stands(sealed: Sealed, view: TableView): boolean {
  const { as } = sealed.command;
  if (sealed.trait === undefined || as === undefined) return sealed.moment === momentOf(view);
  return view.combatants[as]?.traits[sealed.trait] !== undefined;
}
