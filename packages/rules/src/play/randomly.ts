import type { Command } from "../core/command.ts";
import type { Json } from "../core/json.ts";
import type { Prompt, PromptField } from "../core/prompt.ts";

/** A number from 0 (inclusive) to 1 (exclusive) each time it is called. */
export type Random = () => number;

/**
 * A small seeded generator (mulberry32) for play and tests. Not for dice: those are committed.
 * @param seed any whole number
 */
export function seededRandom(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `min` to `max`, both inclusive. */
export function wholeBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One of the items. @throws RangeError if there are none */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("oneOf: no items");
  return item;
}

/** Some of the items, `count` of them, in random order. */
export function someOf<T>(random: Random, items: readonly T[], count: number): readonly T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** A command that a prompt offers, with arguments drawn at random from what it allows. Optional ones are given or not. */
export function commandFor(prompt: Prompt, random: Random): Command {
  const command: { [argument: string]: Json | undefined } & { type: string } = { type: prompt.type };
  if (prompt.as !== undefined) command.as = prompt.as;
  for (const field of prompt.fields) {
    if (field.optional && random() < 0.5) continue;
    command[field.name] = argumentFor(field, random);
  }
  return command;
}

/** A value that a field allows. */
export function argumentFor(field: PromptField, random: Random): Json {
  switch (field.kind) {
    case "choice":
      return oneOf<string | number>(random, field.options);
    case "combatant":
      return oneOf(random, field.options);
    case "hex":
      return { ...oneOf(random, field.options) };
    case "choices":
      return [...someOf<string | number>(random, field.options, wholeBetween(random, field.min, field.max))];
    case "combatants":
      return [...someOf(random, field.options, wholeBetween(random, field.min, field.max))];
    case "path":
      return someOf(random, field.options, wholeBetween(random, field.min, field.max)).map((hex) => ({ ...hex }));
    case "number":
      return wholeBetween(random, field.min, field.max);
    case "text":
      return "あ".repeat(wholeBetween(random, field.min, Math.min(field.max, field.min + 8)));
    case "boolean":
      return random() < 0.5;
    case "split":
      return split(field, random);
  }
}

function split(field: Extract<PromptField, { kind: "split" }>, random: Random): Json {
  const shares: Record<string, number> = {};
  let left = wholeBetween(random, field.min, Math.min(field.max, field.each * field.options.length));
  field.options.forEach((option, i) => {
    const roomAfter = field.each * (field.options.length - 1 - i);
    const share = wholeBetween(random, Math.max(0, left - roomAfter), Math.min(field.each, left));
    shares[option] = share;
    left -= share;
  });
  return shares;
}
