/** KG-5.1: the ways of defence that are open against the pending strike. Made from public facts only (KG-11.2). */
import type { Prompt } from "../../core/prompt.ts";
import { WAYS, type Way } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import { findWayObstacle, usableInDefence } from "../rules/defending.ts";
import type { State } from "../state.ts";
import { defenceComposition } from "./composition.ts";
import { someOf } from "./fields.ts";

/** One prompt for each possible way. */
export function defencePrompts(state: State, fighter: Fighter): readonly Prompt[] {
  return WAYS.flatMap((way) => defencePrompt(state, fighter, way));
}

function defencePrompt(state: State, fighter: Fighter, way: Way): readonly Prompt[] {
  if (findWayObstacle(state, fighter, way) !== undefined) return [];
  const techniques = usableInDefence(state, fighter, way);
  const min = way === "parry" && fighter.parryUsed ? 1 : 0;
  if (techniques.length < min) return [];
  const limits = { min, max: techniques.length };
  return [
    {
      id: `defend:${way}:${fighter.id}`,
      type: "defend",
      as: fighter.id,
      fields: [{ name: "way", kind: "choice", options: [way] }, someOf("techniques", techniques, limits)],
      info: defenceComposition(state, fighter, { way, techniques }),
    },
  ];
}
