/** Fields of prompts over things that a sheet may define itself. */
import type { OptionLabels, PromptField } from "../../core/prompt.ts";
import { SPELLS } from "../data/spells.ts";
import { TECHNIQUES } from "../data/techniques.ts";
import { WEAPONS } from "../data/weapons.ts";

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

/** Names for what is not in the starter data: its words are in the terms. */
function labelsOf(items: readonly Named[]): { readonly labels?: OptionLabels } {
  const own = items.filter(({ id }) => ![WEAPONS, TECHNIQUES, SPELLS].some((data) => data.has(id)));
  return own.length === 0 ? {} : { labels: Object.fromEntries(own.map(({ id, name }) => [id, name ?? id])) };
}
