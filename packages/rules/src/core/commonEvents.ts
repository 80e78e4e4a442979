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
  /**
   * Set-up again at the same table, in listing order with those who `stay`; the names of the others, for the log goes on
   * speaking of them. `unseen`: of both those whom only the GM sees.
   */
  | {
      readonly type: "nextFightPrepared";
      readonly stay: readonly string[];
      readonly gone: readonly { readonly id: string; readonly name: string }[];
      readonly unseen?: readonly string[];
    }
  | { readonly type: "undone"; readonly to: number };

const COMMON: ReadonlySet<string> = new Set([
  "controlPassed",
  "ruled",
  "recordOpened",
  "houseRulesSet",
  "nextFightPrepared",
]);

/** A common event that changes no more than one state. `undone` is folded by the encounter, not here. */
type Folded = Exclude<CommonEvent, { type: "undone" }>;

/** Is this one of the events that come from the core and are folded by it? */
export function isCommonEvent(event: Event): event is Folded {
  return COMMON.has(event.type);
}

/** Folds a common event into a fight; what comes of `nextFightPrepared` is the ruleset's to say. */
export function evolveCommon<F extends Fight>(fight: F, event: Exclude<Folded, { type: "nextFightPrepared" }>): F {
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
export const commonNarration: Narration<Folded> = {
  controlPassed: toAll("as", "to"),
  ruled: toAll("text"),
  recordOpened: toAll(),
  houseRulesSet: (event) => only(event, ["changed"]),
  nextFightPrepared: ({ type, stay, gone, unseen = [] }, viewer) => {
    const isTold = (id: string) => viewer === "gm" || !unseen.includes(id);
    return { type, stay: stay.filter(isTold), gone: gone.filter(({ id }) => isTold(id)) };
  },
};
