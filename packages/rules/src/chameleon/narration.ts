// CH-19: what each viewer reads of an event. Allow-lists: a field that is not listed here is told to nobody.
import type { Event } from "../core/event.ts";
import { type Narration, only, type Teller, toAll } from "../core/narration.ts";
import type { Seat } from "../core/seat.ts";
import type { ChameleonEvent } from "./events.ts";

/** Tells everybody that it happened, and the secret fields only the seats that the event names. */
function secret<E extends Event & { readonly as: string; readonly knownTo: readonly Seat[] }>(
  ...fields: readonly (keyof E & string)[]
): Teller<E> {
  return (event, viewer) => only(event, event.knownTo.some((seat) => seat === viewer) ? ["as", ...fields] : ["as"]);
}

/** How each event is told. */
export const narration: Narration<ChameleonEvent> = {
  fightStarted: toAll(),
  roundStarted: toAll("round", "order"),
  turnStarted: toAll("as"),
  turnSkipped: toAll("as", "reason"),
  turnPassed: toAll("as"),
  turnEnded: toAll("as"),
  roundEnded: toAll("round"),
  fightEnded: toAll("outcome"),

  attackDeclared: toAll("as", "targets", "weapon", "name", "use"),
  skillDeclared: toAll("as", "skill", "base"),
  specialDeclared: toAll("as", "action", "name"),
  recoveryDeclared: toAll("as"),
  positionPicked: secret("position"),
  positionRolled: toAll("as", "position"),

  individualRequested: toAll("as"),
  individualRuled: toAll("individual"),
  guessSealed: secret("position"),
  interferenceSealed: secret("position"),
  stoodAside: toAll("as"),
  guessed: toAll("as", "position", "right"),
  positionRevealed: toAll("as", "position", "value"),
  lowestDeclared: toAll("as", "value", "positions"),
  powerGained: toAll("as", "power"),

  postureChanged: toAll("as", "by", "posture", "max", "cause", "power", "bonus"),
  maxPostureLowered: toAll("as", "max"),
  flusterChanged: toAll("as", "fluster"),
  flustered: toAll("as"),
  damageRolled: toAll("as", "weaponPower", "posture", "full", "targets", "dice", "faces"),
  damageDealt: toAll("as", "amount", "targets"),
  injured: toAll("as", "amount", "injury"),
  droppedOut: toAll("as", "how"),
  shotRolled: toAll("as", "power", "perPower", "chance", "roll", "hit"),
  skillRolled: toAll("as", "skill", "base", "concentration", "power", "cap", "target", "roll", "success", "degree"),
  recoveryResolved: toAll("as", "success", "amount"),
  conditionGained: toAll("as", "key", "until", "source", "note"),
  conditionLost: toAll("as", "key"),

  specialOffered: toAll("id", "name", "cost", "accumulate", "repeat", "who"),
  specialRetired: toAll("id", "name"),
  specialCharged: toAll("as", "action", "name", "power", "progress", "cost"),
  specialDone: toAll("as", "action", "name"),
  specialFailed: toAll("as", "action", "name"),
  itemSpent: toAll("as", "item", "name"),
  itemRecharged: toAll("as", "item", "name"),
  surpriseChecked: toAll("as", "chance", "roll", "success"),
  surpriseGranted: toAll("as"),
  surprised: toAll("as", "target", "amount", "faces"),
  surpriseLapsed: toAll("as"),

  controlShuffled: secret("arrangement"),
  controlAllotted: secret("values"),
  routineGranted: toAll("as"),
  weaponMastered: secret("weapon", "name"),

  combatantAdded: toAll("as", "name", "side", "kind", "owner"),
  combatantRemoved: toAll("as"),
  adjusted: toAll("as", "path", "from", "to", "reason"),
  tiesOrdered: toAll("ids", "order"),
};
