import type { CombatantView } from "@yomiai/rules";

/** The three positions in the order of the table. */
export const SUITS = ["spade", "diamond", "club"] as const;
/** One of the three positions. */
export type Suit = (typeof SUITS)[number];

/** The sign printed on a card. */
export const SIGNS: Readonly<Record<Suit, string>> = { spade: "♠", diamond: "♦", club: "♣" };

/** Is this the name of a position? */
export function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

/** The value of a combatant's own card, where this viewer knows it. */
export function ownValue(combatant: CombatantView | undefined, suit: Suit): number | undefined {
  return numberOf(combatant?.traits[`control.${suit}`]);
}

/** What the whole table has learned of a combatant's card. */
export function knownValue(combatant: CombatantView | undefined, key: Suit | "lowest"): number | undefined {
  return numberOf(combatant?.traits[`known.${key}`]);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
