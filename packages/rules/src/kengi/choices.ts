/** KG-11.2, KG-11.3: what was chosen in secret and when it was opened, for the GM's `undo`. */
import type { ChoiceTrace } from "../ruleset.ts";
import type { KengiEvent } from "./events.ts";

/**
 * A secret attack and a technique readied in secret are made; the reveal opens the attack and those of its techniques that had been
 * readied. A key that is made anew had been lost unopened before.
 */
export function traceChoices(event: KengiEvent): ChoiceTrace | undefined {
  switch (event.type) {
    case "attackDeclared":
      return event.readers.techniques === "all" ? undefined : anew(attackKey(event.as));
    case "prepared":
      if (event.technique === undefined || event.readers.technique === "all") return undefined;
      return anew(readiedKey(event.as, event.technique));
    case "techniquesRevealed":
      return { opened: [attackKey(event.as), ...event.readied.map((technique) => readiedKey(event.as, technique))] };
    default:
      return undefined;
  }
}

function anew(key: string): ChoiceTrace {
  return { dropped: [key], made: [key] };
}

function attackKey(as: string): string {
  return `attack:${as}`;
}

function readiedKey(as: string, technique: string): string {
  return `readied:${as}:${technique}`;
}
