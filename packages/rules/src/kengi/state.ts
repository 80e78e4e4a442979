/** The state of a fight of sword techniques. */
import type { Draft } from "../core/draft.ts";
import { findCombatant, withCombatant } from "../core/fight.ts";
import type { KengiEvent } from "./events.ts";
import type { Fighter } from "./fighter.ts";
import type { House } from "./house.ts";
import type { SideResult } from "./rules/results.ts";

/** The phases of the state machine (not a combatant's own フェイズ). */
export type Phase = "setup" | "action" | "defence" | "doubling" | "mortalChoice" | "aftermath" | "ended";

/** An attack from its declaration to its end, or the counterattack that took its place. */
export type Attack = {
  readonly attacker: string;
  readonly target: string;
  /** Id of the attacker's weapon in hand. */
  readonly weapon: string;
  /** In the order named; in a counterattack the counter techniques. */
  readonly techniques: readonly string[];
  /** Those of `techniques` that had been readied by name (KG-4.5). */
  readonly readied: readonly string[];
  /** Strikes of the whole attack. */
  readonly strikes: number;
  /** Strikes that have been settled. */
  readonly struck: number;
  readonly counter: boolean;
  /** The techniques are known to all (KG-11.2). */
  readonly revealed: boolean;
  /** The last hit value, and the strike (from 1) it was rolled for. */
  readonly roll?: { readonly strike: number; readonly total: number };
  /** HP of the target before and after the last blow that did damage. */
  readonly lastBlow?: { readonly from: number; readonly to: number };
};

/** One place in the order of a turn. */
export type Place = { readonly id: string; readonly initiative: number };

/** A fight. */
export type State = {
  readonly phase: Phase;
  readonly house: House;
  readonly combatants: readonly Fighter[];
  /** Turn, from 1; 0 before the fight. */
  readonly round: number;
  /** The order of this turn; empty before and after the fight. */
  readonly order: readonly Place[];
  /** Stretches of this turn's order that the GM has put in this sequence, in place of the dice (KG-2.2). */
  readonly tiesByGm?: readonly (readonly string[])[];
  /** Whose own phase it is. */
  readonly acting?: string | undefined;
  /** A stance was taken in this own phase without ending it (KG-4.8). */
  readonly stanceTaken: boolean;
  readonly attack?: Attack | undefined;
  /** By side, after the fight. */
  readonly results?: Readonly<Record<string, SideResult>>;
};

/** A command being decided in this ruleset. */
export type KengiDraft = Draft<State, KengiEvent>;

/** The combatant with this id. @throws Error if there is none: ids are checked where they come in */
export function fighterIn(state: State, id: string | undefined): Fighter {
  const fighter = findCombatant(state, id);
  if (fighter === undefined) throw new Error(`no combatant ${id}`);
  return fighter;
}

/** The pending attack. @throws Error if there is none */
export function attackIn(state: State): Attack {
  if (state.attack === undefined) throw new Error("no attack is pending");
  return state.attack;
}

/** The state with some of one combatant's values replaced. */
export function changed(state: State, id: string, change: (fighter: Fighter) => Partial<Fighter>): State {
  return withCombatant(state, id, (fighter) => ({ ...fighter, ...change(fighter) }));
}

/** Who must or may act now, in listing order (section 5 of the specification). */
export function activeIn(state: State): readonly string[] {
  switch (state.phase) {
    case "setup":
    case "ended":
      return [];
    case "action":
      return state.acting === undefined ? [] : [state.acting];
    case "defence":
    case "doubling":
    case "mortalChoice":
      return [attackIn(state).target];
    case "aftermath":
      return state.combatants.filter(({ status }) => status !== "dead").map(({ id }) => id);
  }
}

/** Is it after the start and before the end of the fight itself? */
export function isFightOn(state: State): boolean {
  return state.phase !== "setup" && state.phase !== "aftermath" && state.phase !== "ended";
}
