// §6: the fields of prompts.
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import type { Offer } from "./turnCommand.ts";

/** An argument that this prompt fixes, with its name at the table. */
export function fixed(name: string, option: string, label: string): PromptField {
  return choiceOf(name, [[option, label]]);
}

/** A choice of things with their names at the table. What is called by its id is named by the terms. */
export function choiceOf(name: string, options: readonly (readonly [id: string, label: string])[]): PromptField {
  const labels = Object.fromEntries(options.filter(([id, label]) => id !== label));
  const isLabelled = Object.keys(labels).length > 0;
  return { name, kind: "choice", options: options.map(([id]) => id), ...(isLabelled && { labels }) };
}

/** The `secret` that the GM alone may add. */
export function secretField(seat: Seat): readonly PromptField[] {
  return seat === "gm" ? [{ name: "secret", kind: "boolean", optional: true }] : [];
}

/** A prompt of a combatant; `parts` tell it from others of its type. */
export function promptOf(
  offer: Offer,
  type: string,
  asked: {
    readonly parts?: readonly string[];
    readonly fields: readonly PromptField[];
    readonly info?: Prompt["info"];
  },
): Prompt {
  const as = offer.fighter.id;
  const { parts = [], fields, info } = asked;
  return { id: [type, as, ...parts].join(":"), type, as, fields, ...(info !== undefined && { info }) };
}
