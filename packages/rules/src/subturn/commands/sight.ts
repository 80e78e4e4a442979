import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { SubturnEvent } from "../events.ts";
import { reveal as show } from "../flow/reveal.ts";
import { say } from "../flow/say.ts";
import { bodyOf, isBodyAt } from "../ground/bodies.ts";
import { type Fighter, fighterOf, isHiddenId, type Phase, type State } from "../state.ts";

/** ST-25.2: `reveal {as}` and `hide {as}`, the GM's. */

/** Phases in which the GM can reveal, and hide. */
export const REVEAL_PHASES: readonly Phase[] = ["subturn", "between", "defense"];
/** See {@link REVEAL_PHASES}. */
export const HIDE_PHASES: readonly Phase[] = ["subturn", "between"];

const notWithoutFog = (state: State) => (state.house.fog ? undefined : "notInThisMode");

/** `reveal {as}`. */
export const reveal = commandRule<State, SubturnEvent, object>({
  gmOnly: true,
  args: z.strictObject({}),
  isPhase: ({ phase }) => REVEAL_PHASES.includes(phase),
  obstacle: notWithoutFog,
  decide(table, { as }) {
    if (!isHiddenId(table.state, as)) refuse("badTarget", "as: not hidden", { field: "as" });
    show(table, as, "gm");
  },
});

/** `hide {as}`. */
export const hide = commandRule<State, SubturnEvent, object>({
  gmOnly: true,
  args: z.strictObject({}),
  isPhase: ({ phase }) => HIDE_PHASES.includes(phase),
  obstacle: notWithoutFog,
  decide(table, { as }) {
    if (!canHide(table.state, fighterOf(table.state, as))) {
      refuse("badTarget", "as: a visible NPC of the GM that shares no hex", { field: "as" });
    }
    say(table, { type: "concealed", as });
  },
});

/** Is it a visible NPC of the GM that shares no hex? */
export function canHide(state: State, fighter: Fighter): boolean {
  if (fighter.kind !== "npc" || fighter.owner !== "gm" || fighter.hidden) return false;
  const others = state.combatants.filter(({ id }) => id !== fighter.id);
  return !bodyOf(fighter).some((hex) => others.some((other) => isBodyAt(other, hex)));
}
