/** How every event is told: allow-lists, and guarded fields for those who could read them when it happened (KG-11.5). */
import type { ToldEvent } from "../core/event.ts";
import { narrateBy } from "../core/fold.ts";
import { namedToAll, type Teller, toAll, withNames } from "../core/narration.ts";
import type { EventOf, KengiEvent, Readers } from "./events.ts";
import { isReader } from "./readers.ts";

/** Tells everybody the open fields, and the guarded ones to their readers. */
function toReaders<
  E extends KengiEvent & { readonly readers: Readonly<Record<G, Readers>> },
  G extends keyof E & string,
>(open: readonly (keyof E & string)[], guarded: readonly G[]): Teller<E> {
  return (event, viewer): ToldEvent =>
    withNames(event, [...open, ...guarded.filter((field) => isReader(event.readers[field], viewer))]);
}

const rolled = ["as", "die", "total"] as const;
const strike = ["as", "target", "index", "of"] as const;
const healing = ["as", "target", "dice", "faces", "amount"] as const;

/** The event as a viewer may read it. */
export const narrate = narrateBy<KengiEvent>({
  fightStarted: toAll(),
  turnStarted: toAll("round"),
  turnEnded: toAll("round"),
  initiativeRolled: toAll("ids", "faces"),
  orderSet: toAll("order"),
  phaseStarted: toAll("as"),
  phaseEnded: toAll("as"),
  fightEnded: toAll("results"),

  passed: toAll("as"),
  prepared: toReaders<EventOf<"prepared">, "technique">(["as", "count"], ["technique"]),
  preparationLost: toAll("as"),
  stanceTaken: namedToAll("as", "technique"),
  weaponChanged: namedToAll("as", "weapon"),
  acted: toAll("as", "kind", "text"),
  healed: namedToAll(...healing, "spell"),
  fleeRolled: toAll("as", "die", "total", "foe", "foeDie", "foeTotal"),
  fled: toAll("as"),
  fleeFailed: toAll("as"),
  gaveUp: toAll("as"),

  attackDeclared: toReaders<EventOf<"attackDeclared">, "techniques" | "attacks">(
    ["as", "target", "weapon"],
    ["techniques", "attacks"],
  ),
  techniquesRevealed: namedToAll("as", "techniques", "attacks"),
  attackRolled: toReaders<EventOf<"attackRolled">, "parts">(rolled, ["parts"]),
  defenceChosen: namedToAll("as", "way", "techniques"),
  openingsGained: toAll("as", "turns"),
  defenceRolled: toReaders<EventOf<"defenceRolled">, "parts">(rolled, ["parts"]),
  attackHit: toAll(...strike),
  attackDefended: toAll(...strike),
  counterTriggered: namedToAll("as", "target", "techniques", "attacks"),
  attacksCancelled: toAll("as", "left"),
  attackEnded: toAll("as"),

  damageDealt: toReaders<EventOf<"damageDealt">, "hp" | "parts">(["target", "amount"], ["hp", "parts"]),
  noDamage: toReaders<EventOf<"noDamage">, "parts">(["target"], ["parts"]),
  seriousWound: toAll("as"),
  resistanceRolled: toReaders<EventOf<"resistanceRolled">, "parts" | "target">(
    ["as", "die", "total", "success"],
    ["target", "parts"],
  ),
  lostWill: toAll("as"),
  attributeDoubled: toAll("as", "attribute"),
  mortalWound: toAll("as"),
  mortalChosen: toAll("as", "double"),
  bled: toReaders<EventOf<"bled">, "hp">(["as"], ["hp"]),
  died: toAll("as"),

  firstAidGiven: toAll(...healing),
  salveUsed: toAll(...healing),
  finished: toAll("as", "target"),

  turnSkipped: toAll("as", "reason"),
  tiesOrdered: toAll("ids"),
  combatantAdded: toAll("as", "name", "side", "kind", "owner"),
  combatantRemoved: toAll("as"),
  adjusted: toReaders<EventOf<"adjusted">, "value">(["as", "path", "reason"], ["value"]),
  conditionSet: toAll("as", "condition", "until", "source", "note"),
  conditionCleared: toAll("as", "condition"),
  ended: toAll("outcome"),
});
