import { findCombatant } from "../core/fight.ts";
import { memoLatest } from "../core/memo.ts";
import type { Declaration } from "./declaration.ts";
import { type Ability, type Fighter, isInFight } from "./fighter.ts";
import type { House } from "./house.ts";

/** Where the fight stands; see the flow of the rules. */
export type Phase = "setup" | "declare" | "execute" | "ruling" | "reaction" | "ended";

/** How a side came out of the fight (DC-9.3). */
export type Result = "standing" | "down" | "fled" | "mixed";

/** A declaration of this round. */
export type Declared = {
  readonly as: string;
  readonly declaration: Declaration;
  /** Its group is complete: everybody knows it (DC-2.3). */
  readonly isPublished: boolean;
};

/** How an attacked combatant reacts. */
export type Reaction = {
  readonly way: "engage" | "evade" | "sense";
  readonly skill?: "melee" | "brawl";
  readonly soul: number;
};

/** An attack of the acting group that is being carried out. */
export type Attack = {
  readonly as: string;
  readonly action: "melee" | "shoot";
  readonly weapon: string;
  readonly target: string;
  /** Points of hot soul spent on the hit check. */
  readonly soul: number;
  readonly reaction?: Reaction;
};

/** What the GM ruled about a general action (DC-4.5). `ability` and `difficulty` for reactions by check. */
export type Ruling = {
  readonly disturbs: readonly string[];
  readonly reaction: "automatic" | "check";
  readonly ability?: Ability;
  readonly difficulty?: number;
};

/** What an affected combatant answered to a general action. */
export type Answer = { readonly as: string; readonly way: "respond" | "none"; readonly soul: number };

/** A general action of the acting group that is being carried out. */
export type General = {
  readonly as: string;
  /** Those of DC-4.1, in the order of the combatant list. */
  readonly affects: readonly string[];
  readonly ruling?: Ruling;
  readonly answers: readonly Answer[];
};

/** What the acting group has come to so far. */
export type Turn = {
  /** Members who have not confirmed or given up their action. */
  readonly pending: readonly string[];
  /** Members who carry out their action. */
  readonly executing: readonly string[];
  readonly attacks: readonly Attack[];
  readonly generals: readonly General[];
  /** The reactions have been called for. */
  readonly isAsked: boolean;
};

/** Nobody is acting. */
export const NO_TURN: Turn = { pending: [], executing: [], attacks: [], generals: [], isAsked: false };

/** A fight by declaration. Ids in every list stand in the order of the combatant list unless said otherwise. */
export type State = {
  readonly phase: Phase;
  readonly house: House;
  readonly combatants: readonly Fighter[];
  /** From 1; 0 before the first. */
  readonly round: number;
  /** This round's order of declaring, by `intelligence` from low to high. */
  readonly declareOrder: readonly string[];
  /** This round's order of acting, by `athletics` (`initiative`) from high to low. */
  readonly order: readonly { readonly id: string; readonly initiative: number }[];
  /** Groups that declare after the present one. */
  readonly yetToDeclare: readonly (readonly string[])[];
  /** Groups whose turn has not come, in the order of acting. */
  readonly yetToAct: readonly (readonly string[])[];
  /** Who declares now, or who acts now; empty between. */
  readonly group: readonly string[];
  readonly declarations: readonly Declared[];
  readonly turn: Turn;
  /** Of each side, after the fight. */
  readonly results: readonly { readonly side: string; readonly result: Result }[];
  /** Set up after another fight at the same table: wounds that somebody has brought can be mended before the start. */
  readonly isLaterFight?: true;
};

/** A fight as far as its combatants and house rules are asked. */
export type Field = Pick<State, "combatants" | "house">;

/** The combatant with this id. @throws Error if there is none: ids in a state are those of its combatants */
export function fighterOf(state: Field, id: string): Fighter {
  const fighter = findCombatant(state, id);
  if (fighter === undefined) throw new Error(`no combatant ${id}`);
  return fighter;
}

/** The combatants in the fight, in the order of the combatant list. */
export function fightersInFight({ combatants }: Field): readonly Fighter[] {
  return combatants.filter(isInFight);
}

/** What it has declared this round, published or not. */
export function findDeclaration(state: State, id: string): Declaration | undefined {
  return declarationsBy(state.declarations).get(id);
}

const declarationsBy = memoLatest(
  (declarations: State["declarations"]): ReadonlyMap<string, Declaration> =>
    new Map(declarations.map(({ as, declaration }) => [as, declaration])),
);

/** These ids, each once, in the order of the combatant list. */
export function inListOrder(state: State, ids: readonly string[]): readonly string[] {
  return inPlaces(state, [...new Set(ids)], (id) => id);
}

/** What these have done or said, in the order of the combatant list whatever the order of its making. */
export function byActor<T extends { readonly as: string }>(state: State, items: readonly T[]): readonly T[] {
  return inPlaces(state, items, ({ as }) => as);
}

/** In the order of the combatant list, without what belongs to nobody on it. */
function inPlaces<T>({ combatants }: State, items: readonly T[], idOf: (item: T) => string): readonly T[] {
  if (items.length === 0) return items;
  const places = placesOf(combatants);
  const placed = items.flatMap((item) => {
    const place = places.get(idOf(item));
    return place === undefined ? [] : { item, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

const placesOf = memoLatest(
  (combatants: State["combatants"]): ReadonlyMap<string, number> => new Map(combatants.map(({ id }, i) => [id, i])),
);

/** Is a group acting: being asked, ruled upon or reacted to? */
export function isGroupActing({ phase }: State): boolean {
  return phase === "execute" || phase === "ruling" || phase === "reaction";
}
