// Whom to hit, and with what.
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import {
  averageOf,
  fieldOf,
  idsOf,
  isUp,
  marksOf,
  type Piece,
  promptsOfType,
  type Scene,
  toldNumber,
} from "./scene.ts";

/** A move and how good it looks. */
export type Idea = { readonly command: Command; readonly worth: number };

/** What a condition is worth in points of damage. */
const BRINGING = 5;
/** A defence that is as good as any guess. */
const USUAL_DEFENSE = 14;
/** How much a wounded foe is worth more than a fresh one, by its word of health. */
const WOUNDED: Readonly<Record<string, number>> = { unhurt: 0, hurt: 1, bloodied: 2.5, nearDeath: 4 };

/** Everything that could be done to the foes now, the best first. */
export function strikesIn(scene: Scene): readonly Idea[] {
  const prompts = ["attack", "specialAttack", "castSpell"].flatMap((type) => promptsOfType(scene, type));
  return prompts
    .filter(isHarmful)
    .flatMap((prompt) => ideasFor(scene, prompt))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
}

/** The best further strike of a technique, or nothing if only friends are in reach. */
export function nextStrike(scene: Scene): Command | undefined {
  const ideas = promptsOfType(scene, "nextAttack").flatMap((prompt) => ideasFor(scene, prompt));
  return ideas.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth)[0]?.command;
}

function isHarmful({ info }: Prompt): boolean {
  return info?.versus !== undefined;
}

function ideasFor(scene: Scene, prompt: Prompt): readonly Idea[] {
  const given = fixedArguments(prompt);
  if (fieldOf(prompt, "target") !== undefined) {
    return idsOf(prompt, "target").map((target) => ({
      command: { ...given, target },
      worth: worthOn(scene, prompt, target) * (0.85 + 0.3 * scene.random()),
    }));
  }
  if (fieldOf(prompt, "at") === undefined)
    return [{ command: given, worth: worthAround(scene, prompt, scene.self.at) }];
  return marksOf(prompt, "at").map((at) => ({ command: { ...given, at }, worth: worthAround(scene, prompt, at) }));
}

/** The arguments that the prompt leaves no choice about. */
export function fixedArguments(prompt: Prompt): Command {
  const fixed = prompt.fields.flatMap((field): [string, string | number][] => {
    const [only, ...others] = field.kind === "choice" ? field.options : [];
    return only === undefined || others.length > 0 || field.optional ? [] : [[field.name, only]];
  });
  return { type: prompt.type, as: prompt.as, ...Object.fromEntries(fixed) };
}

/** Damage to be expected, with something for finishing what was begun; 0 for friends. */
function worthOn(scene: Scene, prompt: Prompt, id: string): number {
  const foe = scene.foes.find((piece) => piece.id === id);
  if (foe === undefined) return 0;
  if (!isUp(foe)) return scene.foes.some(isUp) ? 0 : 0.1;
  return chanceOn(prompt, id) * (effectOn(prompt, foe) + woundOf(foe));
}

function woundOf({ view: { traits } }: Piece): number {
  return WOUNDED[String(traits.health)] ?? 0;
}

/** Conditions count once: who is dazed is not dazed again. */
function effectOn(prompt: Prompt, foe: Piece): number {
  const brings = prompt.info?.brings;
  const fresh = Array.isArray(brings) ? brings.filter((key) => !(String(key) in foe.view.conditions)).length : 0;
  const strikes = typeof fixedArguments(prompt).technique === "string" ? 1.4 : 1;
  return averageOf(prompt, "damage") * strikes + fresh * BRINGING;
}

function chanceOn(prompt: Prompt, id: string): number {
  const { advantage } = prompt.info ?? {};
  const extra = typeof advantage === "object" && advantage !== null && id in advantage ? 2 : 0;
  const bonus = (toldNumber(prompt, "bonus") ?? 0) + extra;
  return Math.min(0.95, Math.max(0.05, (21 + bonus - USUAL_DEFENSE) / 20));
}

/** An area counts foes for it and friends against it. */
function worthAround(scene: Scene, prompt: Prompt, centre: number): number {
  const radius = toldNumber(prompt, "radius") ?? 0;
  const isMet = ({ at, id }: Piece) =>
    Math.abs(at - centre) <= radius && (fieldOf(prompt, "at") !== undefined || id !== scene.self.id);
  const sum = (pieces: readonly Piece[]) =>
    pieces
      .filter(isMet)
      .filter(isUp)
      .reduce((total, piece) => total + chanceOn(prompt, piece.id) * effectOn(prompt, piece), 0);
  const friends = prompt.info?.affects === "enemies" ? 0 : sum(scene.friends);
  return sum(scene.foes) - 2 * friends;
}
