/** What a viewer may command now. */
import type { Prompt } from "../../core/prompt.ts";
import type { Viewer } from "../../core/seat.ts";
import type { Fighter } from "../fighter.ts";
import { activeIn, type Phase, type State } from "../state.ts";
import { actionPrompts } from "./action.ts";
import { defencePrompts } from "./defence.ts";
import { aftermathPrompts } from "./healing.ts";
import { doublingPrompts, mortalPrompts } from "./wounds.ts";

const nothing = (): readonly Prompt[] => [];

const promptsIn: Readonly<Record<Phase, (state: State, fighter: Fighter) => readonly Prompt[]>> = {
  setup: nothing,
  action: actionPrompts,
  defence: defencePrompts,
  doubling: doublingPrompts,
  mortalChoice: mortalPrompts,
  aftermath: aftermathPrompts,
  ended: nothing,
};

/** The prompts of all active combatants that the viewer's seat controls. */
export function promptsFor(state: State, viewer: Viewer): readonly Prompt[] {
  const active = activeIn(state);
  return state.combatants
    .filter(({ id, owner }) => owner === viewer && active.includes(id))
    .flatMap((fighter) => promptsIn[state.phase](state, fighter));
}
