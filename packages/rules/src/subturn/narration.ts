import type { Event, ToldEvent } from "../core/event.ts";
import { narrateBy } from "../core/fold.ts";
import { only, type Teller } from "../core/narration.ts";
import type { Viewer } from "../core/seat.ts";
import type { SubturnEvent } from "./events.ts";
import { seesHidden } from "./knows.ts";

/** Section 7, ST-25: who is told what. Allow-lists: a field that is not listed is told to nobody. */

type OfType<T extends SubturnEvent["type"]> = Extract<SubturnEvent, { type: T }>;

/** Is this viewer told of the event at all? */
function isTold(viewer: Viewer, seats: SubturnEvent["knownTo"]): boolean {
  return seats === undefined || seats.some((seat) => seat === viewer);
}

/** Tells these fields to everybody, or to those who may know of the event. */
function told<E extends SubturnEvent>(...fields: readonly (keyof E & string)[]): Teller<E> {
  return (event, viewer) => (isTold(viewer, event.knownTo) ? only(event, fields) : undefined);
}

/** ST-25.1: the order without those whom the viewer does not know of. */
function tellOrder(event: OfType<"orderSet">, viewer: Viewer): ToldEvent | undefined {
  if (!isTold(viewer, event.knownTo)) return undefined;
  const ids = seesHidden(viewer) ? event.ids : event.ids.filter((id) => !event.hiddenIds.includes(id));
  return { type: event.type, ids };
}

/** ST-25.1: a hidden source is not named. */
function tellCondition(event: OfType<"conditionSet">, viewer: Viewer): ToldEvent | undefined {
  if (!isTold(viewer, event.knownTo)) return undefined;
  const isNamed = seesHidden(viewer) || event.isSourceHidden === undefined;
  return only(event, ["as", "condition", "until", ...(isNamed ? (["source"] as const) : []), "amount", "note"]);
}

/** ST-25.8: the amount and the rolls of a secret feint. A failed one looks like any other. */
function tellFeint(event: OfType<"feintResolved">, viewer: Viewer): ToldEvent | undefined {
  if (!isTold(viewer, event.knownTo)) return undefined;
  if (!isTold(viewer, event.amountKnownTo)) return only(event, ["as", "target"]);
  const rolls = ["targetNumber", "faces", "resistNumber", "resistFaces", "sum"] as const;
  return only(event, ["as", "target", "amount", ...rolls]);
}

/** The places at the start stand in the view, and the schedule is nobody's to know. */
const untold: Teller<Event> = () => undefined;

const check = ["targetNumber", "faces", "success", "sum"] as const;

/** What a viewer is told of an event; nothing for what he may not know of. */
export const narrate: (event: SubturnEvent, viewer: Viewer) => ToldEvent | undefined = narrateBy<SubturnEvent>({
  placed: untold,
  mainTurnStarted: told("main"),
  initiativeRolled: told("as", "value", "pass"),
  orderSet: tellOrder,
  subturnStarted: told("as", "main", "subturn"),
  subturnEnded: told("as", "main", "subturn"),
  subturnSkipped: told("as", "main", "subturn"),
  usesRestored: told("as", "per"),
  aaGranted: told("as"),
  endDeclared: told("as"),
  turnSkipped: told("as", "reason"),
  fightEnded: told("winner", "outcome"),
  recoveryChecked: told("as", "condition", ...check),
  knockdownChecked: told("as", ...check),
  landingChecked: told("as", ...check),
  jumpChecked: told("as", "cost", ...check),
  checkRolled: told("as", "stat", ...check),
  effectApplied: told("as", "condition", "hp"),
  conditionSet: tellCondition,
  conditionEnded: told("as", "condition", "why"),
  turned: told("as", "by", "facing", "cost"),
  moved: told("as", "style", "q", "r", "cost"),
  steppedIn: told("as", "q", "r", "cost"),
  jumped: told("as", "to", "hexes", "rise", "q", "r", "altitude", "cost"),
  fell: told("as", "height", "damage", "landed", "faces", "sum"),
  borrowed: told("as", "amount"),
  saved: told("as", "amount"),
  fullMoveDeclared: told("as"),
  postureChanged: told("as", "from", "to", "q", "r"),
  actionTaken: told("as", "action", "mode", "grade"),
  attackDeclared: told("as", "target", "technique", "mode", "grade", "bigSwing", "direction", "circled"),
  attackRolled: told("as", "targetNumber", "faces", "hit", "sum"),
  defenseAsked: told("as"),
  defenseRolled: told("as", "with", ...check),
  damaged: told("as", "by", "rolled", "amount", "hp", "faces", "sum"),
  attackLapsed: told("as", "target"),
  feintDeclared: told("as", "target", "technique", "mode", "grade"),
  feintResolved: tellFeint,
  wentDown: told("as"),
  died: told("as"),
  bumped: told("as"),
  revealed: told("as", "why"),
  concealed: told("as"),
  combatantAdded: told("as", "name", "side"),
  combatantRemoved: told("as"),
  adjusted: told("as", "path", "to", "reason"),
});
