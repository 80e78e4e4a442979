import type { Prompt } from "../../core/prompt.ts";
import { isSeat, type Seat, type Viewer } from "../../core/seat.ts";
import { actorOf } from "../commands/aaRule.ts";
import { isMarked } from "../conditions.ts";
import type { State } from "../state.ts";
import { actionPrompts } from "./actions.ts";
import { defensePrompts } from "./defense.ts";
import { gmPrompts } from "./gm.ts";
import { movementPrompts } from "./movement.ts";
import { posturePrompts } from "./posture.ts";
import { strikePrompts } from "./strikes.ts";

/** ST-26.1: what a viewer may command now. Exact; empty for those without a seat. */
export function promptsFor(state: State, viewer: Viewer): readonly Prompt[] {
  if (!isSeat(viewer)) return [];
  return [...ownPrompts(state, viewer), ...(viewer === "gm" ? gmPrompts(state) : [])];
}

function ownPrompts(state: State, seat: Seat): readonly Prompt[] {
  const { exchange, acting } = state;
  if (exchange !== undefined) return defensePrompts(state, exchange, seat);
  if (acting === undefined) return [];
  const actor = actorOf(state, acting, seat);
  if (actor.fighter.owner !== seat) return [];
  const end: Prompt = { id: `endSubturn:${acting}`, type: "endSubturn", as: acting, fields: [] };
  if (isMarked(state, actor.fighter, "noAA")) return [end];
  // Blows first: menus are read from the top, and there are none unless somebody is within reach.
  return [
    ...strikePrompts(state, actor),
    ...movementPrompts(state, actor),
    ...posturePrompts(state, actor),
    ...actionPrompts(state, actor),
    end,
  ];
}
