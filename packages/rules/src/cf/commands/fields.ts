// §6: the fields of prompts.
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import type { Offer } from "./turnCommand.ts";

/** An argument that this prompt fixes, with its name at the table. */
export function fixed(name: string, option: string, label?: string): PromptField {
  return { name, kind: "choice", options: [option], ...(label !== undefined && { labels: { [option]: label } }) };
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
