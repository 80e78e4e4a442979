import type { CombatantKind, Event, JsonObject, NewCombatant, Random, Seat, Viewer } from "@yomiai/rules";

/** Whose secret it is: the combatant, what it is, and the seat that made the choice or held the combatant at the founding. */
export type About = { readonly as: string; readonly kind: CombatantKind; readonly seat: Seat };

type Common = {
  /** As the ruleset's table of secrets calls it. */
  readonly name: string;
  /** House rules under which it is a secret. */
  readonly house?: JsonObject;
  /** May this viewer know it? */
  knows(viewer: Viewer, about: About): boolean;
  /** Do these events, in order since the secret arose, tell it to those who did not know it? */
  isTold(events: readonly Event[], about: About): boolean;
};

/** A secret that stands on a combatant's sheet. */
export type SheetSecret = Common & {
  readonly on: "sheet";
  /** The combatant with another secret and else the same, or nothing if it has none. */
  change(combatant: NewCombatant, random: Random): NewCombatant | undefined;
};

/** A secret that is chosen in play. */
export type ChoiceSecret = Common & {
  readonly on: "command";
  readonly command: string;
  /** The arguments that are secret. */
  readonly fields: readonly string[];
};

/** One kind of secret of a ruleset: a row of its table "who knows what". */
export type Secret = SheetSecret | ChoiceSecret;
