// §7, CF-16.4: who is told what. Allow-lists: what is not named here is told to nobody.
import { commonNarration } from "../core/commonEvents.ts";
import type { ToldEvent } from "../core/event.ts";
import { narrateBy } from "../core/fold.ts";
import { type Narration, namedToAll, only, toAll } from "../core/narration.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import type { CfEvent } from "./events.ts";

const nobody = () => undefined;

/** May the viewer read what only those who know a combatant may (C)? */
function isAmong(viewer: Viewer, seats: readonly Seat[]): boolean {
  return viewer === "gm" || seats.some((seat) => seat === viewer);
}

/** May the viewer see a roll (D)? */
function seesRoll(viewer: Viewer, { isSecret }: { readonly isSecret: boolean }): boolean {
  return viewer === "gm" || !isSecret;
}

type Field<E> = keyof E & string;

/** The fields of an event that a viewer reads: those of everybody, and groups of fields on a condition. */
function told<E extends CfEvent>(
  event: E,
  fields: readonly Field<E>[],
  ...more: readonly (readonly [boolean, ...Field<E>[]])[]
): ToldEvent {
  const granted = more.flatMap(([isGranted, ...names]) => (isGranted ? names : []));
  return only(event, [...fields, ...granted]);
}

const narration: Narration<CfEvent> = {
  diceRolled: (event, viewer) => (seesRoll(viewer, event) ? only(event, ["dice", "faces", "why", "as"]) : undefined),
  encounterStarted: toAll(),
  standstill: toAll(),
  roundStarted: toAll("round"),
  initiativeRolled: (event, viewer) =>
    told(event, ["as", "total"], [seesRoll(viewer, event), "face"], [isAmong(viewer, event.knownTo), "modifiers"]),
  orderSet: toAll("order"),
  orderProposed: (event, viewer) => (isAmong(viewer, event.knownTo) ? only(event, ["seat", "ids"]) : undefined),
  tieSettled: nobody,
  turnStarted: toAll("as"),
  turnEnded: toAll("as"),
  turnSkipped: toAll("as", "reason"),
  turnDelayed: toAll("as", "after", "initiative"),
  actionSpent: nobody,
  strikesPending: nobody,
  attackRolled: (event, viewer) =>
    told(
      event,
      ["as", "target", "with", "thing", "versus", "hit", "critical", "advantage"],
      [seesRoll(viewer, event), "face", "total"],
      [isAmong(viewer, event.knownTo), "modifiers"],
      [isAmong(viewer, event.targetKnownTo), "defense"],
    ),
  damaged: (event, viewer) => {
    const knows = isAmong(viewer, event.knownTo);
    const seesDice = seesRoll(viewer, event) && isAmong(viewer, event.byKnownTo);
    return told(
      event,
      ["as", "by"],
      [!event.isSecret || knows, "amount"],
      [knows, "hp"],
      [knows || event.isHealthPublic, "health"],
      [seesDice, "roll"],
    );
  },
  healed: (event, viewer) => {
    const knows = isAmong(viewer, event.knownTo);
    return told(
      event,
      ["as", "by"],
      [seesRoll(viewer, event), "rolled", "faces"],
      [knows, "hp"],
      [knows || event.isHealthPublic, "health"],
    );
  },
  fellUnconscious: toAll("as"),
  woke: toAll("as"),
  died: toAll("as"),
  conditionSet: toAll("as", "condition", "until", "source", "note"),
  conditionEnded: toAll("as", "condition"),
  saveRolled: (event, viewer) =>
    told(
      event,
      ["as", "condition", "success"],
      [seesRoll(viewer, event), "face", "total"],
      [isAmong(viewer, event.knownTo), "modifiers"],
    ),
  moveDeclared: toAll("as", "from", "to"),
  moved: toAll("as", "from", "to"),
  moveStopped: toAll("as", "from", "to"),
  shifted: toAll("as", "from", "to"),
  teleported: toAll("as", "from", "to"),
  opportunityOffered: toAll("as", "mover"),
  opportunityTaken: toAll("as", "mover"),
  opportunityDeclined: toAll("as", "mover"),
  stoodUp: toAll("as"),
  wentProne: toAll("as"),
  totalDefenseTaken: toAll("as"),
  attacksEnded: toAll("as"),
  flanked: toAll("as", "target"),
  flankBroken: toAll("as", "target"),
  equipmentChanged: namedToAll("as", "held"),
  itemDropped: toAll("as", "item", "name", "thing"),
  itemPickedUp: toAll("as", "item", "name", "thing"),
  potionUsed: toAll("as", "target", "item", "name", "thing"),
  specialAttackUsed: toAll("as", "special", "name", "thing", "target", "at", "to"),
  spellCast: toAll("as", "spell", "name", "thing", "level", "target", "at", "to"),
  castingFailed: (event, viewer) => told(event, ["as"], [seesRoll(viewer, event), "face"]),
  spoke: toAll("as", "text"),
  freeActionAsked: toAll("as", "text"),
  freeActionAnswered: toAll("as", "allow"),
  checkRolled: (event, viewer) =>
    seesRoll(viewer, event)
      ? told(
          event,
          ["as", "skill", "face", "total"],
          [isAmong(viewer, event.knownTo), "modifiers"],
          [viewer === "gm", "dc", "success"],
        )
      : undefined,
  importantAnnounced: toAll("as"),
  encounterEnded: toAll("outcome"),
  adjusted: (event, viewer) =>
    event.isPublic || isAmong(viewer, event.knownTo) ? only(event, ["as", "path", "value", "reason"]) : undefined,
  combatantAdded: toAll("as", "name", "side", "kind", "owner"),
  combatantRemoved: toAll("as"),
  controlPassed: commonNarration.controlPassed,
};

/** The event as a viewer may read it, or nothing. */
export const narrate = narrateBy<CfEvent>(narration);
