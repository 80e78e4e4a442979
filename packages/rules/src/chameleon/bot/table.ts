// What a bot reads off its own view.
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import type { Position } from "../data/positions.ts";

/** The first prompt of a type, if the seat has one. */
export function promptOf(view: TableView, type: string, as?: string): Prompt | undefined {
  return view.prompts.find((prompt) => prompt.type === type && (as === undefined || prompt.as === as));
}

/** The field of a prompt with this name and kind. @throws Error if it has none: prompts of one type are alike */
export function fieldOf<K extends PromptField["kind"]>(
  prompt: Prompt,
  name: string,
  kind: K,
): Extract<PromptField, { kind: K }> {
  const field = prompt.fields.find(
    (one): one is Extract<PromptField, { kind: K }> => one.name === name && one.kind === kind,
  );
  if (field === undefined) throw new Error(`${prompt.id} has no ${kind} ${name}`);
  return field;
}

/** A number among a combatant's traits, if the seat may know it. */
export function numberOf(combatant: CombatantView | undefined, trait: string): number | undefined {
  const value = combatant?.traits[trait];
  return typeof value === "number" ? value : undefined;
}

/** The present posture, 0 if there is none yet. */
export function postureOf(combatant: CombatantView | undefined): number {
  return combatant?.gauges.posture?.current ?? 0;
}

/** The value on a position: the own one where the seat knows it, else what the table has learned. */
export function readValue(combatant: CombatantView | undefined, position: Position): number | undefined {
  return numberOf(combatant, `control.${position}`) ?? numberOf(combatant, `known.${position}`);
}

/** Are the two on different sides? */
export function areFoes(a: CombatantView | undefined, b: CombatantView | undefined): boolean {
  return a !== undefined && b !== undefined && a.side !== b.side;
}
