import type { Event, ToldEvent } from "../core/event.ts";
import { narrateBy } from "../core/fold.ts";
import { only, type Teller } from "../core/narration.ts";
import type { Viewer } from "../core/seat.ts";
import type { SubturnEvent } from "./events.ts";
import { seesHidden } from "./knows.ts";

/** Section 7, ST-25: who is told what. Allow-lists: a field that is not listed is told to nobody. */

type OfType<T extends SubturnEvent["type"]> = Extract<SubturnEvent, { type: T }>;
type FieldsOf<E> = readonly (keyof E & string)[];

/** Is this viewer told of the event at all? */
function isTold(viewer: Viewer, seats: SubturnEvent["knownTo"]): boolean {
  return seats === undefined || seats.some((seat) => seat === viewer);
}

/** Tells these fields to everybody, or to those who may know of the event. */
function told<T extends SubturnEvent["type"]>(_: T, ...fields: FieldsOf<OfType<T>>): Teller<OfType<T>> {
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
  mainTurnStarted: told("mainTurnStarted", "main"),
  initiativeRolled: told("initiativeRolled", "as", "value", "pass"),
  orderSet: tellOrder,
  subturnStarted: told("subturnStarted", "as", "main", "subturn"),
  subturnEnded: told("subturnEnded", "as", "main", "subturn"),
  subturnSkipped: told("subturnSkipped", "as", "main", "subturn"),
  usesRestored: told("usesRestored", "as", "per"),
  aaGranted: told("aaGranted", "as"),
  endDeclared: told("endDeclared", "as"),
  turnSkipped: told("turnSkipped", "as", "reason"),
  fightEnded: told("fightEnded", "winner"),
  recoveryChecked: told("recoveryChecked", "as", "condition", ...check),
  knockdownChecked: told("knockdownChecked", "as", ...check),
  landingChecked: told("landingChecked", "as", ...check),
  jumpChecked: told("jumpChecked", "as", "cost", ...check),
  checkRolled: told("checkRolled", "as", "stat", ...check),
  effectApplied: told("effectApplied", "as", "condition", "hp"),
  conditionSet: tellCondition,
  conditionEnded: told("conditionEnded", "as", "condition", "why"),
  turned: told("turned", "as", "by", "facing", "cost"),
  moved: told("moved", "as", "style", "q", "r", "cost"),
  steppedIn: told("steppedIn", "as", "q", "r", "cost"),
  jumped: told("jumped", "as", "to", "hexes", "rise", "q", "r", "altitude", "cost"),
  fell: told("fell", "as", "height", "damage", "landed", "sum"),
  borrowed: told("borrowed", "as", "amount"),
  saved: told("saved", "as", "amount"),
  fullMoveDeclared: told("fullMoveDeclared", "as"),
  postureChanged: told("postureChanged", "as", "from", "to", "q", "r"),
  actionTaken: told("actionTaken", "as", "action", "mode", "grade"),
  attackDeclared: told(
    "attackDeclared",
    "as",
    "target",
    "technique",
    "mode",
    "grade",
    "bigSwing",
    "direction",
    "circled",
  ),
  attackRolled: told("attackRolled", "as", "targetNumber", "faces", "hit", "sum"),
  defenseAsked: told("defenseAsked", "as"),
  defenseRolled: told("defenseRolled", "as", "with", ...check),
  damaged: told("damaged", "as", "by", "rolled", "amount", "hp", "sum"),
  attackLapsed: told("attackLapsed", "as", "target"),
  feintDeclared: told("feintDeclared", "as", "target", "technique", "mode", "grade"),
  feintResolved: tellFeint,
  wentDown: told("wentDown", "as"),
  died: told("died", "as"),
  bumped: told("bumped", "as"),
  revealed: told("revealed", "as", "why"),
  concealed: told("concealed", "as"),
  combatantAdded: told("combatantAdded", "as", "name", "side"),
  combatantRemoved: told("combatantRemoved", "as"),
  adjusted: told("adjusted", "as", "path", "to", "reason"),
});
