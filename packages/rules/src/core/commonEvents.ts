import type { Event } from "./event.ts";
import type { Fight } from "./fight.ts";
import { withCombatant } from "./fight.ts";
import type { Json } from "./json.ts";
import { type Narration, only, toAll } from "./narration.ts";
import type { Seat } from "./seat.ts";

/** Events that the core makes and folds itself, for every ruleset. */
export type CommonEvent =
  | { readonly type: "controlPassed"; readonly as: string; readonly to: Seat }
  | { readonly type: "ruled"; readonly text: string }
  /** From now on the GM may read everything that happened, secrets too; nothing is undone any more. */
  | { readonly type: "recordOpened" }
  | { readonly type: "houseRulesSet"; readonly house: Json; readonly changed: readonly string[] }
  | { readonly type: "undone"; readonly to: number };

const COMMON: ReadonlySet<string> = new Set(["controlPassed", "ruled", "recordOpened", "houseRulesSet"]);

/** Is this one of the events that the core folds itself? `undone` is folded by the encounter, not here. */
export function isCommonEvent(event: Event): event is Exclude<CommonEvent, { type: "undone" }> {
  return COMMON.has(event.type);
}

/** Folds a common event into a fight. */
export function evolveCommon<F extends Fight>(fight: F, event: Exclude<CommonEvent, { type: "undone" }>): F {
  switch (event.type) {
    case "controlPassed":
      return withCombatant(fight, event.as, (combatant) => ({ ...combatant, owner: event.to }));
    case "houseRulesSet":
      return { ...fight, house: event.house };
    case "ruled":
    case "recordOpened":
      return fight;
  }
}

/** How the common events are told; `undone` is told by the log (`core/log.ts`). House rules are public. */
export const commonNarration: Narration<Exclude<CommonEvent, { type: "undone" }>> = {
  controlPassed: toAll("as", "to"),
  ruled: toAll("text"),
  recordOpened: toAll(),
  houseRulesSet: (event) => only(event, ["changed"]),
};
