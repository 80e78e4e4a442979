import type { Json, Prompt, PromptField } from "@yomiai/rules";
import { recordOf } from "./declared.ts";

/** A field of a prompt by its name. */
export function fieldOf(prompt: Prompt, name: string): PromptField | undefined {
  return prompt.fields.find((field) => field.name === name);
}

/** The values that a prompt offers for an argument, as texts; empty where it offers none. */
export function optionsOf(prompt: Prompt, name: string): readonly string[] {
  const field = fieldOf(prompt, name);
  return field?.kind === "choice" || field?.kind === "combatant" ? field.options.map(String) : [];
}

/** The first value that a prompt offers for an argument: the one it fixes. */
export function fixedOf(prompt: Prompt, name: string): string {
  return optionsOf(prompt, name)[0] ?? "";
}

/** What things made at the table are called, by option. */
export function labelOf(prompt: Prompt, name: string, option: string): string | undefined {
  const field = fieldOf(prompt, name);
  return field?.kind === "choice" ? field.labels?.[option] : undefined;
}

/** The most that may be spent of hot soul; 0 where none may. */
export function mostSoul(prompt: Prompt): number {
  const field = fieldOf(prompt, "soul");
  return field?.kind === "number" ? field.max : 0;
}

/** One value out of a table that came with a prompt. */
export function toldOf(prompt: Prompt, key: string, name: string): Json | undefined {
  return recordOf(prompt.info?.[key])?.[name];
}

/** How far a shot is by the weapon's reach. */
export type Band = "near" | "medium" | "far" | "beyond";

/** In which part of its reach (`near/medium/far`, in metres) a weapon meets a target; undefined where it is not told. */
export function bandOf(reach: Json | undefined, metres: Json | undefined): Band | undefined {
  if (typeof reach !== "string" || typeof metres !== "number") return undefined;
  const limits = reach.split("/").map(Number);
  const bands = ["near", "medium", "far"] as const;
  return bands[limits.findIndex((limit) => metres <= limit)] ?? "beyond";
}

/** One way to answer, with one skill: what a tap sends but for the hot soul. */
export type Answer = {
  readonly prompt: Prompt;
  readonly way: string;
  /** The own ability that is rolled, where one is. */
  readonly ability: string | undefined;
  readonly skill: string | undefined;
};

/** The ways to answer one attacker or one action. */
export type Reaction = { readonly to: string; readonly answers: readonly Answer[] };

/** All that can be answered, by whom it answers, way by way and skill by skill. */
export function reactionsOf(prompts: readonly Prompt[]): readonly Reaction[] {
  const to = [...new Set(prompts.map((prompt) => fixedOf(prompt, "to")))];
  return to.map((id) => ({
    to: id,
    answers: prompts.filter((prompt) => fixedOf(prompt, "to") === id).flatMap(answersIn),
  }));
}

function answersIn(prompt: Prompt): readonly Answer[] {
  const way = fixedOf(prompt, "way");
  const skills = optionsOf(prompt, "skill");
  if (skills.length > 0) return skills.map((skill) => ({ prompt, way, skill, ability: skill }));
  return [{ prompt, way, skill: undefined, ability: abilityFor(way, prompt) }];
}

function abilityFor(way: string, { info }: Prompt): string | undefined {
  if (way === "evade") return "athletics";
  if (way === "sense") return "sense";
  return way === "respond" && typeof info?.ability === "string" ? info.ability : undefined;
}
