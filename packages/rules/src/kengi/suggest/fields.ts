/** Reads the fields of a prompt. */
import type { Prompt, PromptField } from "../../core/prompt.ts";

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
