// §6: the fields of prompts.
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import { fighterOf } from "../fight.ts";
import { advantageBonus, advantageReasons } from "../rules/advantage.ts";
import { sumOf } from "../rules/penalties.ts";
import { type Attack, ownModifiers } from "../steps/attack.ts";
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

/**
 * What the asked seat may know of an attack before it rolls: its own sum, unless it only commands a dominated one, and
 * on whom it would have advantage by what everybody sees. Nothing of a target's hidden numbers.
 */
export function attackInfo(offer: Offer, attack: Attack, targets: readonly string[]): NonNullable<Prompt["info"]> {
  const { fight, fighter, knows } = offer;
  const modifiers = ownModifiers(fight, fighter, attack).map((modifier) => ({ ...modifier }));
  const advantage = Object.fromEntries(
    targets.flatMap((id) => {
      const target = fighterOf(fight, id);
      const reasons = advantageReasons(fight, { attacker: fighter, target, knowsImmunity: knows(target) }, attack);
      return reasons.length === 0 ? [] : [[id, { bonus: advantageBonus(fight, reasons), reasons }]];
    }),
  );
  const own = knows(fighter) ? { bonus: sumOf(modifiers), modifiers } : {};
  return { versus: attack.versus, ...own, advantage };
}
