import type { ToldEvent } from "@yomiai/rules";
import type { Wording } from "../../../packages/client/src/i18n/wording.ts";

/** What is wrong with the sentences in which events are told, one phrase for each event type and kind of fault. */
export function faultySentences(told: readonly ToldEvent[], wording: Wording): readonly string[] {
  const faults = new Map<string, string>();
  for (const event of told) {
    const sentence = wording.sentence(event);
    const fault = sentence === undefined ? "no sentence" : faultIn(sentence, typedIn(event));
    if (fault !== undefined)
      faults.set(`${event.type} ${fault}`, `${event.type}: ${fault}: ${sentence} ${JSON.stringify(event)}`);
  }
  return [...faults.values()];
}

function faultIn(sentence: string, typed: readonly string[]): string | undefined {
  const own = typed.reduce((text, word) => text.replaceAll(word, ""), sentence);
  if (sentence.trim() === "") return "is empty";
  if (/[{}]/.test(own)) return "is no message, or lacks an argument";
  if (/undefined|NaN|null|\[object/.test(own)) return "has a hole";
  const key = /\b[a-z]+[A-Z]\w*/.exec(own)?.[0];
  return key === undefined ? undefined : `has the key ${key} in it`;
}

/** Texts that somebody typed or that name a combatant: they may look like anything. */
function typedIn(event: ToldEvent): readonly string[] {
  return ["text", "reason", "outcome", "note", "name", "what"].flatMap((field) => {
    const value = event[field];
    return typeof value === "string" ? [value] : [];
  });
}
