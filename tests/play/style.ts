import { type Command, commandFor, type Encounter, oneOf, type Prompt, type Random, type Seat } from "@yomiai/rules";
import { seatsOf, viewOf } from "./audiences.ts";

/** What a seat will send. `suggested` if the ruleset's own bot proposed it. */
export type Move = { readonly seat: Seat; readonly command: Command; readonly suggested: boolean };

/** How the seats choose: anything offered, as the ruleset's bot proposes, or rather what has not been tried yet. */
export type Style = "random" | "bots" | "seeking";

/** What has been tried so far, for the style `seeking`. */
export class Tried {
  readonly #counts = new Map<string, number>();

  add(command: Command): void {
    for (const trait of traitsOf(command)) this.#counts.set(trait, this.count(trait) + 1);
  }

  count(trait: string): number {
    return this.#counts.get(trait) ?? 0;
  }

  /** How well known the least known trait of a command is. */
  familiarity(command: Command): number {
    return Math.min(...traitsOf(command).map((trait) => this.count(trait)));
  }
}

/** The command's type, and the type with each short argument. */
function traitsOf({ type, as: _, ...given }: Command): readonly string[] {
  const short = Object.entries(given).filter(([, value]) => typeof value === "string" || typeof value === "boolean");
  return [type, ...short.map(([name, value]) => `${type} ${name}=${value}`)];
}

/**
 * The next move of one of the seats, or undefined if none has a prompt, or all that have one let their bot wait.
 * @param without a seat that is gone and sends nothing
 */
export function nextMove(
  encounter: Encounter,
  by: { readonly style: Style; readonly random: Random; readonly tried: Tried; readonly without?: Seat },
): Move | undefined {
  const { random } = by;
  let seats = seatsOf(encounter).filter((seat) => seat !== by.without && viewOf(encounter, seat).prompts.length > 0);
  while (seats.length > 0) {
    const seat = oneOf(random, seats);
    const { prompts } = viewOf(encounter, seat);
    const suggestion = by.style === "bots" ? suggestionFor(encounter, seat, random) : undefined;
    if (suggestion === "wait") {
      seats = seats.filter((other) => other !== seat);
      continue;
    }
    if (suggestion !== undefined) return { seat, command: suggestion, suggested: true };
    const command = by.style === "seeking" ? leastTried(prompts, by) : commandFor(anyPrompt(prompts, random), random);
    return { seat, command, suggested: false };
  }
  return undefined;
}

function suggestionFor(encounter: Encounter, seat: Seat, random: Random): Command | "wait" | undefined {
  return encounter.ruleset.suggest?.(viewOf(encounter, seat), seat, random);
}

/** First a type, then one of its prompts, so that a hundred moves do not drown the one attack. */
function anyPrompt(prompts: readonly Prompt[], random: Random): Prompt {
  const type = oneOf(random, [...new Set(prompts.map((prompt) => prompt.type))]);
  return oneOf(
    random,
    prompts.filter((prompt) => prompt.type === type),
  );
}

function leastTried(prompts: readonly Prompt[], by: { readonly random: Random; readonly tried: Tried }): Command {
  const candidates = Array.from({ length: 4 }, () => commandFor(anyPrompt(prompts, by.random), by.random));
  const [best] = candidates.toSorted((a, b) => by.tried.familiarity(a) - by.tried.familiarity(b));
  return best ?? oneOf(by.random, candidates);
}
