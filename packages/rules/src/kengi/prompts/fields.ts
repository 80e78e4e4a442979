/** Fields of prompts over things that a sheet may define itself. */
import type { OptionLabels, PromptField } from "../../core/prompt.ts";

type Named = { readonly id: string; readonly name?: string | undefined };

/** One of these. */
export function oneOf(name: string, items: readonly Named[]): PromptField {
  return { name, kind: "choice", options: items.map(({ id }) => id), ...labelsOf(items) };
}

/** Some of these. */
export function someOf(
  name: string,
  items: readonly Named[],
  limits: { readonly min: number; readonly max: number },
): PromptField {
  return { name, kind: "choices", options: items.map(({ id }) => id), ...labelsOf(items), ...limits };
}

/** A combatant among these. */
export function target(fighters: readonly Named[]): PromptField {
  return { name: "target", kind: "combatant", options: fighters.map(({ id }) => id) };
}

/** Names for what a sheet has named itself; the words of all else are in the terms. */
function labelsOf(items: readonly Named[]): { readonly labels?: OptionLabels } {
  const named = items.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const]));
  return named.length === 0 ? {} : { labels: Object.fromEntries(named) };
}
