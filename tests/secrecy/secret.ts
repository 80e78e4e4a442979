import {
  type CombatantKind,
  type Command,
  type Encounter,
  type Json,
  type JsonObject,
  type NewCombatant,
  oneOf,
  type Random,
  type Seat,
  type Viewer,
  wholeBetween,
} from "@yomiai/rules";
import { viewOf } from "../play/audiences.ts";
import { CANARY } from "./canary.ts";

/** Whose secret it is. */
export type About = {
  readonly as: string;
  readonly kind: CombatantKind;
  /** The seat that made the choice or held the combatant at the founding. */
  readonly seat: Seat;
  /** Seats that held the combatant or a player character of its side at any time. */
  readonly allies: readonly Seat[];
};

type Common = {
  /** As the ruleset's table of secrets calls it. */
  readonly name: string;
  /** House rules under which it is a secret. */
  readonly house?: JsonObject;
  /** Makes a table's combatants such that the secret arises more often. */
  prepare?(combatant: NewCombatant): NewCombatant;
  /** May this viewer know it? */
  knows(viewer: Viewer, about: About): boolean;
  /**
   * The events by which the rules tell it, as `type` or `type.field`: as soon as these go differently in the two worlds,
   * they may part. Anything else must go on alike for those who do not know.
   */
  readonly openings: readonly string[];
  /** It arises in few fights: more seeds are tried, and fewer twins are enough. */
  readonly isRare?: true;
  /** Types of the events after which it is no secret any more, though they read the same in both worlds. */
  readonly ends?: readonly string[];
  /**
   * What this viewer may infer from the rules though no event tells it, for example from an offer of first aid who is
   * hurt: as soon as it goes differently for one who may not know the secret, the worlds may part.
   */
  inferable?(encounter: Encounter, viewer: Viewer, about: About): Json;
  /**
   * What has to be done for the hidden one, in the world that has it, before play goes on as in the other.
   * @param after what the encounter would be after a command of the GM, or nothing if it is refused
   */
  onTheSide?(
    encounter: Encounter,
    about: About,
    after: (command: Command) => Encounter | undefined,
  ): Command | undefined;
};

/** A secret that stands on a combatant's sheet. */
export type SheetSecret = Common & {
  readonly on: "sheet";
  /**
   * The combatant with two values of the secret and else the same, or nothing if it has none. Where the secret is that
   * it is there at all, the first is `undefined`.
   */
  vary(combatant: NewCombatant, random: Random): readonly [NewCombatant | undefined, NewCombatant] | undefined;
  /** Can the secret be looked at by itself at a table with these combatants? Default: at every one. */
  fits?(combatants: readonly NewCombatant[]): boolean;
};

/** Rolls behind the screen: in the two worlds they fall differently. */
export type DiceSecret = Common & { readonly on: "dice" };

/** A secret that is chosen in play. */
export type ChoiceSecret = Common & {
  readonly on: "command";
  readonly command: string;
  /** The arguments that are secret. */
  readonly fields: readonly string[];
  /**
   * Where the secret is that the command was given at all: the types of its events. The other world is then the one in
   * which it was not.
   */
  readonly hiddenEvents?: readonly string[];
  /** Arguments, by their paths, with which alone the command is secret. */
  readonly given?: JsonObject;
  /** Of whom alone it is secret; of everybody, if it is not said. */
  readonly of?: CombatantKind;
  /** Makes such a command of the GM, where play by itself does not come to it. It may be refused. */
  propose?(encounter: Encounter, random: Random): Command | undefined;
};

/** One kind of secret of a ruleset: a row of its table "who knows what". */
export type Secret = SheetSecret | ChoiceSecret | DiceSecret;

/** What most secrets are: the seat's own, and of an NPC also the GM's. */
export function knowsOwnAndGmNpcs(viewer: Viewer, { seat, kind }: About): boolean {
  return viewer === seat || (kind === "npc" && viewer === "gm");
}

/** The combatant with something on its sheet changed. */
export function withSheet(combatant: NewCombatant, changes: JsonObject): NewCombatant {
  return { ...combatant, sheet: { ...(combatant.sheet as JsonObject), ...changes } };
}

/** The word of health in the trait `health` is for all, and follows the numbers behind it. */
export const wordOfHealth: NonNullable<Common["inferable"]> = (encounter, viewer, { as }) =>
  viewOf(encounter, viewer).combatants[as]?.traits.health ?? null;

/** The GM sets a gauge of an NPC. @param reason of a secret one: the canary */
export function gaugeOfNpcSet(gauge: string, reason = CANARY): NonNullable<ChoiceSecret["propose"]> {
  return (encounter, random) => {
    const { combatants } = viewOf(encounter, "omniscient");
    const npcs = Object.values(combatants).filter(({ kind, gauges }) => kind === "npc" && gauges[gauge] !== undefined);
    if (npcs.length === 0) return undefined;
    const { id, gauges } = oneOf(random, npcs);
    const set = wholeBetween(random, 1, gauges[gauge]?.max ?? 10);
    return { type: "adjust", as: id, path: `gauges.${gauge}.current`, set, reason };
  };
}
