import type { Prompt, PromptField } from "@yomiai/rules";

/** What is offered of one argument that lists techniques. */
export type TechniqueField = Extract<PromptField, { kind: "choices" }>;

/** The field in which a prompt asks for techniques. */
export function techniquesOf(prompt: Prompt): TechniqueField | undefined {
  const field = prompt.fields.find(({ name }) => name === "techniques");
  return field?.kind === "choices" ? field : undefined;
}

/** Every technique that one of the prompts offers, in the order offered. */
export function techniquesIn(prompts: readonly Prompt[]): readonly string[] {
  return [...new Set(prompts.flatMap((prompt) => techniquesOf(prompt)?.options.map(String) ?? []))];
}

/** What a technique made at the table is called, where a prompt says so. */
export function labelIn(prompts: readonly Prompt[], technique: string): string | undefined {
  return prompts.map((prompt) => techniquesOf(prompt)?.labels?.[technique]).find((label) => label !== undefined);
}

/** The prompt that takes exactly these techniques. */
export function promptFor(prompts: readonly Prompt[], techniques: readonly string[]): Prompt | undefined {
  return prompts.find((prompt) => {
    const field = techniquesOf(prompt);
    return field !== undefined && techniques.length >= field.min && holds(field, techniques);
  });
}

/** May these techniques stand together, be it that more must join them? */
export function isPossible(prompts: readonly Prompt[], techniques: readonly string[]): boolean {
  return prompts.some((prompt) => {
    const field = techniquesOf(prompt);
    return field !== undefined && holds(field, techniques);
  });
}

function holds(field: TechniqueField, techniques: readonly string[]): boolean {
  return techniques.length <= field.max && techniques.every((technique) => field.options.includes(technique));
}

/**
 * The techniques after a tap on one of them: taken back if it was chosen, else joined to the others; where only one can be
 * chosen, it takes the other's place. Undefined where the tap can do nothing.
 */
export function tapped(
  prompts: readonly Prompt[],
  chosen: readonly string[],
  technique: string,
): readonly string[] | undefined {
  if (chosen.includes(technique)) return chosen.filter((other) => other !== technique);
  const joined = [...chosen, technique];
  if (isPossible(prompts, joined)) return joined;
  return chosen.length === 1 && isPossible(prompts, [technique]) ? [technique] : undefined;
}

/** Of what was chosen, as much as these prompts can still take. */
export function kept(prompts: readonly Prompt[], chosen: readonly string[]): readonly string[] {
  const some: string[] = [];
  for (const technique of chosen) if (isPossible(prompts, [...some, technique])) some.push(technique);
  return some;
}

/** Of the faces of a twenty-sided die, how many are at least this one. */
export function facesFrom(face: number): number {
  return Math.min(20, Math.max(0, 21 - face));
}
