import type { Command, Json, Prompt, PromptField } from "@yomiai/rules";

/** Arguments chosen so far, by name. A name with `undefined` was left out on purpose. */
export type Answers = Readonly<Record<string, Json | undefined>>;

/** What is asked next of somebody who answers a group of prompts of one type. */
export type Question =
  /** One tap: one of these values; `undefined` leaves the argument out. */
  | { readonly kind: "pick"; readonly name: string; readonly options: readonly (Json | undefined)[] }
  /** Several prompts differ only in what is asked later: which of them? */
  | { readonly kind: "variant"; readonly prompts: readonly Prompt[] }
  /** Everything else on one page, with a button. */
  | { readonly kind: "form"; readonly prompt: Prompt; readonly fields: readonly PromptField[] }
  /** Nothing is left to ask. */
  | { readonly kind: "ready"; readonly command: Command };

/** The widest range of numbers that is offered as buttons instead of a field. */
const MOST_NUMBER_BUTTONS = 4;

/**
 * The values of a field that is answered by one tap, or undefined if it needs more than a tap. A list of exactly one
 * is a tap; so is a list of at most one. Leaving an argument out is a tap of its own only where it means something that
 * the values do not: not where they say what it amounts to, nor where there is one value, which then sets prompts apart.
 */
export function tapsOf(field: PromptField): readonly (Json | undefined)[] | undefined {
  const taps = requiredTapsOf(field);
  const isMeantByValue = field.default !== undefined || taps?.length === 1;
  return taps !== undefined && field.optional && !isMeantByValue ? [...taps, undefined] : taps;
}

/** Is this something to switch on besides, not worth a question of its own? */
export function isSwitch(field: PromptField): boolean {
  return field.kind === "boolean" && field.optional === true;
}

/** The switches that all of these prompts have. */
export function switchesOf(prompts: readonly Prompt[]): readonly PromptField[] {
  const [first, ...others] = prompts;
  const fields = first?.fields.filter(isSwitch) ?? [];
  return fields.filter(({ name }) => others.every((prompt) => fieldOf(prompt, name) !== undefined));
}

function requiredTapsOf(field: PromptField): readonly Json[] | undefined {
  switch (field.kind) {
    case "choice":
    case "combatant":
      return field.options;
    case "hex":
      return field.options.map(({ q, r }) => ({ q, r }));
    case "boolean":
      return [true, false];
    case "choices":
    case "combatants":
      return listsOf(field.options, field.min, Math.min(field.max, field.options.length));
    case "number": {
      const count = field.max - field.min + 1;
      return count <= MOST_NUMBER_BUTTONS ? Array.from({ length: count }, (_, i) => field.min + i) : undefined;
    }
    case "path":
    case "text":
    case "split":
      return undefined;
  }
}

function listsOf(options: readonly (string | number)[], min: number, max: number): readonly Json[] | undefined {
  if (max > 1) return undefined;
  const none = min === 0 ? [[]] : [];
  return max === 0 ? none : [...options.map((option) => [option]), ...none];
}

const keyOf = (value: Json | undefined): string => (value === undefined ? "undefined" : JSON.stringify(value));

function fieldOf(prompt: Prompt, name: string): PromptField | undefined {
  return prompt.fields.find((field) => field.name === name);
}

/** May this prompt still be meant, with what has been answered? */
function fits(prompt: Prompt, answers: Answers): boolean {
  return Object.entries(answers).every(([name, value]) => {
    const field = fieldOf(prompt, name);
    if (field === undefined) return value === undefined;
    if (isSwitch(field)) return true;
    const taps = tapsOf(field);
    return taps === undefined || taps.some((tap) => keyOf(tap) === keyOf(value));
  });
}

/**
 * What to ask next. What can be tapped is asked first, in the order of the fields; what has one possible answer is not
 * asked. Undefined if the answers fit none of the prompts (any more).
 * @param prompts of one type and one combatant
 */
export function nextQuestion(prompts: readonly Prompt[], answers: Answers): Question | undefined {
  const fitting = prompts.filter((prompt) => fits(prompt, answers));
  const [first] = fitting;
  if (first === undefined) return undefined;
  for (const name of namesIn(fitting)) {
    if (name in answers) continue;
    const options = unionOfTaps(fitting, name);
    if (options === undefined) continue;
    if (options.length > 1) return { kind: "pick", name, options };
    return nextQuestion(fitting, { ...answers, [name]: options[0] });
  }
  if (fitting.length > 1) return { kind: "variant", prompts: fitting };
  const fields = first.fields.filter((field) => !(field.name in answers) && !isSwitch(field));
  if (fields.length > 0) return { kind: "form", prompt: first, fields };
  return { kind: "ready", command: commandOf(first, answers) };
}

function namesIn(prompts: readonly Prompt[]): readonly string[] {
  const asked = prompts.flatMap((prompt) => prompt.fields.filter((field) => !isSwitch(field)));
  return [...new Set(asked.map((field) => field.name))];
}

/** All values that a tap may give this field in one of the prompts; undefined if one of them needs more than a tap. */
function unionOfTaps(prompts: readonly Prompt[], name: string): readonly (Json | undefined)[] | undefined {
  const all = new Map<string, Json | undefined>();
  for (const prompt of prompts) {
    const field = fieldOf(prompt, name);
    const taps = field === undefined ? [undefined] : tapsOf(field);
    if (taps === undefined) return undefined;
    for (const tap of taps) all.set(keyOf(tap), tap);
  }
  return [...all.values()];
}

/** The answers with everything that has only one possible answer filled in. */
export function settled(prompts: readonly Prompt[], answers: Answers): Answers {
  const fitting = prompts.filter((prompt) => fits(prompt, answers));
  for (const name of namesIn(fitting)) {
    if (name in answers) continue;
    const options = unionOfTaps(fitting, name);
    if (options?.length === 1) return settled(fitting, { ...answers, [name]: options[0] });
  }
  return answers;
}

/** The command of a prompt with these arguments. Those left out are absent. */
export function commandOf(prompt: Prompt, answers: Answers): Command {
  const command: { type: string; as?: string; [argument: string]: Json | undefined } = { type: prompt.type };
  if (prompt.as !== undefined) command.as = prompt.as;
  for (const { name } of prompt.fields) {
    const value = answers[name];
    if (value !== undefined) command[name] = value;
  }
  return command;
}

/** Prompts of one type that one combatant (or the GM's tools) may answer. */
export type PromptGroup = {
  readonly key: string;
  readonly type: string;
  readonly as: string | undefined;
  readonly prompts: readonly Prompt[];
};

/** The prompts by combatant and type, in the server's order. */
export function groupPrompts(prompts: readonly Prompt[]): readonly PromptGroup[] {
  const groups = new Map<string, { type: string; as: string | undefined; prompts: Prompt[] }>();
  for (const prompt of prompts) {
    const key = `${prompt.as ?? ""}:${prompt.type}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { type: prompt.type, as: prompt.as, prompts: [prompt] });
    else group.prompts.push(prompt);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** Has this group something to ask, or is one tap on its name enough? */
export function isAsking(group: PromptGroup): boolean {
  return nextQuestion(group.prompts, {})?.kind !== "ready" || switchesOf(group.prompts).length > 0;
}
