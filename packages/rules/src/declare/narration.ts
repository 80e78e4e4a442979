import { narrateBy } from "../core/fold.ts";
import { only, type Teller, toAll, withNames } from "../core/narration.ts";
import type { Viewer } from "../core/seat.ts";
import type { DeclareEvent } from "./events.ts";
import type { Achievement } from "./rules/achievement.ts";
import { isReader, type Readers } from "./rules/knowledge.ts";

// Section 7, DC-10.4: who is told what of an event. The seats that were right for it stand in the event itself.

/** An event as a viewer may read it. */
export const narrate = narrateBy<DeclareEvent>({
  fightStarted: toAll(),
  roundStarted: toAll("round"),
  roundEnded: toAll("round"),
  executionStarted: toAll(),
  groupStarted: toAll("group"),
  fightEnded: toAll("results", "outcome"),

  declarationMade: (event, viewer) =>
    isReader(viewer, event.declarationReaders) ? withNames(event, ["as", "declaration"]) : only(event, ["as"]),
  declarationChanged: (event, viewer) =>
    isReader(viewer, event.eventReaders) ? withNames(event, ["as", "declaration"]) : undefined,
  declarationWithdrawn: toAll("as"),
  declarationsPublished: toAll("group", "declarations", "labels"),
  turnSkipped: toReaders("as", "reason"),

  passed: toAll("as"),
  actionForgone: toAll("as"),
  actionWasted: toAll("as", "reason"),
  actionExecuted: toAll("as", "action", "target", "soul"),
  moved: toAll("as", "zone"),
  actionPerformed: toAll("as"),
  fled: toAll("as"),
  actionLost: toAll("as"),

  actionRuled: toAll("as", "disturbs", "reaction", "ability", "difficulty"),
  reactionsAsked: toAll("ids"),
  reactionChosen: toAll("as", "to", "way", "skill", "soul"),
  reactionChecked: (event, viewer) => ({
    ...only(event, ["as", "total", "faces", "difficulty", "success"]),
    ...(isReader(viewer, event.partsReaders) ? { parts: event.parts } : {}),
  }),
  reactionResolved: toAll("as", "to", "averted"),

  opposedRoll: (event, viewer) => ({
    ...only(event, ["as", "target", "attackTotal", "defenceTotal"]),
    attack: told(event.attack, viewer, event.attackPartsReaders),
    defence: told(event.defence, viewer, event.defencePartsReaders),
  }),
  attackUnopposed: toAll("as", "target"),
  attackHit: (event, viewer) => ({
    ...only(event, ["as", "target", "damage"]),
    ...(isReader(viewer, event.partsReaders) ? { parts: event.parts } : {}),
  }),
  attackMissed: toAll("as", "target"),
  damageDealt: (event, viewer) =>
    only(event, isReader(viewer, event.hpReaders) ? ["target", "amount", "hp"] : ["target", "amount"]),
  heavyBlow: (event, viewer) =>
    only(event, isReader(viewer, event.numbersReaders) ? ["target", "roundDamage", "base"] : ["target"]),
  incapacitated: toAll("target"),

  combatantAdded: toAll("as", "name", "side", "kind", "owner"),
  combatantRemoved: toAll("as"),
  adjusted: toReaders("as", "path", "value", "reason"),
  conditionSet: toAll("as", "condition", "until", "source", "note"),
  conditionCleared: toAll("as", "condition"),
});

/** Tells the fields to the readers of the whole event, and nothing to others. */
function toReaders<E extends Extract<DeclareEvent, { readonly eventReaders: Readers }>>(
  ...fields: readonly (keyof E & string)[]
): Teller<E> {
  return (event, viewer) => (isReader(viewer, event.eventReaders) ? only(event, fields) : undefined);
}

/** Total and dice are public, the terms of the sum may not be. */
function told({ total, faces, parts }: Achievement, viewer: Viewer, readers: Readers) {
  return isReader(viewer, readers) ? { total, faces, parts } : { total, faces };
}
