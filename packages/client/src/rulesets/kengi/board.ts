import type { Json, JsonObject, TableView } from "@yomiai/rules";

/** The attack on the table, as far as this viewer knows it. */
export type Blow = {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  /** Absent as long as they lie face down. */
  readonly techniques?: readonly string[];
  /** Which strike this is, from 1. */
  readonly index: number;
  /** How many there are; absent as long as the techniques lie face down. */
  readonly of?: number;
  readonly isCounter: boolean;
  /** The hit value, once rolled. */
  readonly total?: number;
};

/** The two marks on a gauge of hit points: reached at this many or less. */
export type WoundMarks = { readonly serious: number; readonly mortal: number };

/** The attack on the table, if there is one. */
export function blowOn({ board }: TableView): Blow | undefined {
  const attack = recordOf(board?.attack);
  if (attack === undefined) return undefined;
  const { attacker, target, weapon, techniques, index, of, counter, total } = attack;
  if (typeof attacker !== "string" || typeof target !== "string") return undefined;
  return {
    attacker,
    target,
    weapon: typeof weapon === "string" ? weapon : "",
    ...(Array.isArray(techniques) ? { techniques: techniques.filter((item) => typeof item === "string") } : {}),
    index: typeof index === "number" ? index : 1,
    ...(typeof of === "number" ? { of } : {}),
    isCounter: counter === true,
    ...(typeof total === "number" ? { total } : {}),
  };
}

/** The marks of a combatant, where this viewer may know them. */
export function marksOf({ board }: TableView, id: string): WoundMarks | undefined {
  const marks = recordOf(recordOf(board?.woundMarks)?.[id]);
  const { serious, mortal } = marks ?? {};
  return typeof serious === "number" && typeof mortal === "number" ? { serious, mortal } : undefined;
}

function recordOf(value: Json | undefined): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
