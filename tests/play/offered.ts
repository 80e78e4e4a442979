import type { Command, Json, Prompt, PromptField } from "@yomiai/rules";

/** Do the prompts offer this very command? */
export function isOffered(prompts: readonly Prompt[], command: Command): boolean {
  return prompts.some((prompt) => offers(prompt, command));
}

function offers(prompt: Prompt, command: Command): boolean {
  const names = new Set(prompt.fields.map(({ name }) => name));
  const { type, as, ...others } = command;
  const given: Readonly<Record<string, Json | undefined>> = names.has("as") ? { ...others, as } : others;
  if (type !== prompt.type || (as !== prompt.as && !names.has("as"))) return false;
  return (
    Object.keys(given).every((argument) => given[argument] === undefined || names.has(argument)) &&
    prompt.fields.every((field) => {
      const value = given[field.name];
      return value === undefined ? field.optional === true : allows(field, value);
    })
  );
}

/** Is this a value that the field allows? */
export function allows(field: PromptField, value: Json): boolean {
  switch (field.kind) {
    case "choice":
    case "combatant":
    case "hex":
      return isOneOf(field.options, value);
    case "choices":
    case "combatants":
      return isList(value, field) && value.every((item) => isOneOf(field.options, item)) && areDistinct(value);
    case "path":
      return isList(value, field) && value.every((item) => isOneOf(field.options, item));
    case "number":
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case "text":
      return typeof value === "string" && value.length >= field.min && value.length <= field.max;
    case "boolean":
      return typeof value === "boolean";
    case "split":
      return isSplit(field, value);
  }
}

function isOneOf(options: readonly Json[], value: Json): boolean {
  return options.some((option) => sameText(option, value));
}

function isList(value: Json, limits: { readonly min: number; readonly max: number }): value is readonly Json[] {
  return Array.isArray(value) && value.length >= limits.min && value.length <= limits.max;
}

function areDistinct(values: readonly Json[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === values.length;
}

function isSplit(field: Extract<PromptField, { kind: "split" }>, value: Json): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const shares = Object.values(value);
  const sum = shares.reduce<number>((total, share) => total + Number(share), 0);
  return (
    sameText(Object.keys(value).toSorted(), field.options.toSorted()) &&
    shares.every((share) => Number.isInteger(share) && Number(share) >= 0 && Number(share) <= field.each) &&
    sum >= field.min &&
    sum <= field.max
  );
}

/** Equal as JSON, keys of objects in any order. */
function sameText(a: Json, b: Json): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
