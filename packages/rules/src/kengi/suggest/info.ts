/** Reads what a prompt tells of itself (`prompts/composition.ts`). */
import type { Json } from "../../core/json.ts";
import type { Prompt, PromptField } from "../../core/prompt.ts";

/** A number in a prompt's `info`, 0 where there is none. */
export function numberIn(prompt: Prompt, ...path: readonly (string | number)[]): number {
  return numberAt(prompt.info, ...path) ?? 0;
}

/** Has the `info` something at this place? */
export function hasIn(prompt: Prompt, ...path: readonly string[]): boolean {
  return valueAt(prompt.info, path) !== undefined;
}

/** The number at a place of a JSON value, if there is one. */
export function numberAt(value: Json | undefined, ...path: readonly (string | number)[]): number | undefined {
  const found = valueAt(value, path);
  return typeof found === "number" ? found : undefined;
}

function valueAt(value: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    if (typeof inner !== "object" || inner === null) return undefined;
    return Object.entries(inner).find(([key]) => key === step)?.[1];
  }, value);
}

/** The options of a field, as texts. */
export function optionsOf(prompt: Prompt, name: string): readonly string[] {
  const field = fieldOf(prompt, name);
  return field !== undefined && "options" in field ? field.options.map(String) : [];
}

/** Most options that a list may name. */
export function mostOf(prompt: Prompt, name: string): number {
  const field = fieldOf(prompt, name);
  return field?.kind === "choices" ? field.max : 0;
}

function fieldOf(prompt: Prompt, name: string): PromptField | undefined {
  return prompt.fields.find((field) => field.name === name);
}
