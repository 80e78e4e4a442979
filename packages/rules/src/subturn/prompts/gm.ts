import type { Prompt } from "../../core/prompt.ts";
import { CHECK_PHASES, MAX_CHECK_MODIFIER } from "../commands/gmCheck.ts";
import { canProceed } from "../commands/proceed.ts";
import { canHide, HIDE_PHASES, REVEAL_PHASES } from "../commands/sight.ts";
import { ATTRIBUTES } from "../house/values.ts";
import { type Fighter, isHidden, type State } from "../state.ts";

/** ST-25: the GM's own prompts. */
export function gmPrompts(state: State): readonly Prompt[] {
  const present = state.combatants.filter(({ fate }) => fate !== "fled");
  const hidden = present.filter((fighter) => isHidden(state, fighter));
  const hideable = present.filter((fighter) => canHide(state, fighter));
  return [
    ...(canProceed(state) ? [{ id: "proceed", type: "proceed", fields: [] }] : []),
    ...(REVEAL_PHASES.includes(state.phase) ? onOneOf("reveal", hidden) : []),
    ...(state.house.fog && HIDE_PHASES.includes(state.phase) ? onOneOf("hide", hideable) : []),
    ...(CHECK_PHASES.includes(state.phase) && present.length > 0 ? [checkPrompt(present)] : []),
  ];
}

function onOneOf(type: string, fighters: readonly Fighter[]): readonly Prompt[] {
  if (fighters.length === 0) return [];
  return [{ id: type, type, fields: [{ name: "as", kind: "combatant", options: fighters.map(({ id }) => id) }] }];
}

function checkPrompt(present: readonly Fighter[]): Prompt {
  return {
    id: "gmCheck",
    type: "gmCheck",
    fields: [
      { name: "as", kind: "combatant", options: present.map(({ id }) => id) },
      { name: "stat", kind: "choice", options: [...ATTRIBUTES] },
      { name: "mod", kind: "number", min: -MAX_CHECK_MODIFIER, max: MAX_CHECK_MODIFIER, optional: true, default: 0 },
      { name: "secret", kind: "boolean", optional: true, default: false },
    ],
  };
}
