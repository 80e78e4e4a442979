import { type Command, commandFor, type Json, type Prompt, type PromptField, type Random } from "@yomiai/rules";
import { isOffered } from "./offered.ts";

/**
 * Commands that lie close to an offered one and are offered by no prompt of the list: one argument wrong, too many,
 * too few, of another shape, missing, one argument more, or another combatant.
 * @param ids of combatants to try in the place of the right one
 */
export function commandsBeside(
  prompt: Prompt,
  around: { readonly prompts: readonly Prompt[]; readonly ids: readonly string[] },
  random: Random,
): readonly Command[] {
  const offered = commandFor(prompt, random);
  const others = [...around.ids, "nobody"].filter((id) => id !== prompt.as);
  const changed = prompt.fields.flatMap((field) =>
    valuesBeside(field, [...others, ...around.ids]).map((value) => ({ ...offered, [field.name]: value })),
  );
  return [
    ...changed,
    ...prompt.fields.map((field) => without(offered, field.name)),
    { ...offered, unasked: 1 },
    ...(prompt.as === undefined ? [] : [...others.map((as) => ({ ...offered, as })), without(offered, "as")]),
  ].filter((command) => !isOffered(around.prompts, command));
}

function without(command: Command, argument: string): Command {
  return Object.fromEntries(Object.entries(command).filter(([name]) => name !== argument)) as Command;
}

/** Values near what a field allows; some may be allowed all the same. */
function valuesBeside(field: PromptField, ids: readonly string[]): readonly Json[] {
  switch (field.kind) {
    case "choice":
      return ["nonsense", "", null, 1, [...field.options], ...ids, ...field.options.flatMap(besideOption)];
    case "combatant":
      return ["nobody", null, 0, [...field.options], ...ids];
    case "hex":
      return ["0,0", null, ...field.options.flatMap(besideHex), { q: 0.5, r: 0 }, { q: 10_000, r: 10_000 }];
    case "choices":
    case "combatants":
      return listsBeside(field.options, field, "nobody");
    case "path":
      return listsBeside(field.options, field, { q: 10_000, r: 10_000 });
    case "number":
      return [field.min - 1, field.max + 1, field.min + 0.5, String(field.min), 1e9, -1e9, null];
    case "text":
      return ["あ".repeat(Math.max(0, field.min - 1)), "あ".repeat(field.max + 1), 5, null, ["あ"]];
    case "boolean":
      return ["true", 1, null];
    case "split":
      return splitsBeside(field);
  }
}

function besideOption(option: string | number): readonly Json[] {
  return typeof option === "number" ? [option + 1, option - 1, option + 0.5, String(option)] : [`${option} `, [option]];
}

function besideHex(hex: { readonly q: number; readonly r: number }): readonly Json[] {
  return [{ q: hex.q + 1, r: hex.r }, { q: hex.q, r: hex.r - 1 }, { q: hex.q }, [hex.q, hex.r]];
}

function listsBeside(
  options: readonly Json[],
  limits: { readonly min: number; readonly max: number },
  stranger: Json,
): readonly Json[] {
  const [first = stranger] = options;
  const full = Array.from({ length: limits.max }, (_, i) => options[i] ?? first);
  return [
    [...full, first],
    [...full, stranger].slice(-Math.max(1, limits.max)),
    Array.from({ length: Math.max(2, limits.min) }, () => first),
    options.slice(0, Math.max(0, limits.min - 1)),
    first,
    null,
    {},
  ];
}

function splitsBeside(field: Extract<PromptField, { kind: "split" }>): readonly Json[] {
  const even = (share: number) => Object.fromEntries(field.options.map((option) => [option, share]));
  const [first = "none"] = field.options;
  return [
    even(field.each + 1),
    even(-1),
    even(0),
    even(field.each),
    { ...even(Math.floor(field.min / field.options.length)), [first]: field.each + 1 },
    { [first]: field.min },
    { ...even(Math.ceil(field.min / field.options.length)), stranger: 1 },
    { ...even(0.5) },
    [field.min],
    null,
  ];
}
