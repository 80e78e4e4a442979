import type { Json, PromptField } from "@yomiai/rules";

/** What is entered in one field of a form; `undefined` is nothing yet. */
export type Entered = Json | undefined;

/** What a field begins with: with what leaving it out amounts to, if the prompt says so; else with nothing. */
export function firstValue(field: PromptField): Entered {
  if (field.default !== undefined) return field.default;
  switch (field.kind) {
    case "split":
      return Object.fromEntries(field.options.map((option) => [option, 0]));
    case "choices":
    case "combatants":
    case "path":
      return [];
    default:
      return undefined;
  }
}

/** What is still wrong with an entry: too little, too much, or nothing entered. Undefined if it may be sent. */
export function problemOf(field: PromptField, value: Entered): "missing" | "few" | "many" | undefined {
  if (value === undefined || value === "") return isLeftOut(field) ? undefined : "missing";
  switch (field.kind) {
    case "choices":
    case "combatants":
    case "path":
      return outside(Array.isArray(value) ? value.length : 0, field);
    case "split":
      return outside(sumOf(value), field);
    case "number":
      return outside(Number(value), field);
    case "text":
      return outside(typeof value === "string" ? value.length : 0, field);
    default:
      return undefined;
  }
}

function isLeftOut(field: PromptField): boolean {
  return field.optional === true || (field.kind === "text" && field.min === 0);
}

function outside(n: number, { min, max }: { readonly min: number; readonly max: number }): "few" | "many" | undefined {
  if (n < min) return "few";
  return n > max ? "many" : undefined;
}

/** The sum of the shares of a `split`. */
export function sumOf(value: Entered): number {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  return Object.values(value).reduce<number>((sum, share) => sum + (typeof share === "number" ? share : 0), 0);
}

/** An entry as the command's argument: what is empty is left out, except a text that may be empty. */
export function argumentOf(field: PromptField, value: Entered): Entered {
  if (value !== "" && value !== undefined) return value;
  return field.kind === "text" && !field.optional ? "" : undefined;
}
