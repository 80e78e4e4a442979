/** Fields of prompts over things that a sheet may define itself. */
import { labelsOf, type Thing, withLabels } from "../../core/madeThings.ts";
import type { PromptField } from "../../core/prompt.ts";

/** One of these. */
export function oneOf(name: string, items: readonly Thing[]): PromptField {
  return { name, kind: "choice", options: items.map(({ id }) => id), ...withLabels(labelsOf(items)) };
}

/** Some of these. */
export function someOf(
  name: string,
  items: readonly Thing[],
  limits: { readonly min: number; readonly max: number },
): PromptField {
  return { name, kind: "choices", options: items.map(({ id }) => id), ...withLabels(labelsOf(items)), ...limits };
}

/** A combatant among these. */
export function target(fighters: readonly Thing[]): PromptField {
  return { name: "target", kind: "combatant", options: fighters.map(({ id }) => id) };
}
