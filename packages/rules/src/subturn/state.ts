import type { Combatant } from "../core/fight.ts";
import type { Direction, Hex } from "../space/hex.ts";
import type { SideClass } from "./ground/sides.ts";
import type { House } from "./house/house.ts";
import type { Grade, Until } from "./house/values.ts";
import type { Sheet } from "./sheet.ts";

/** Section 5. `between` comes only with fog. */
export type Phase = "setup" | "subturn" | "defense" | "between" | "ended";

/** How an action goes together with movement (ST-12): not at all, one stride, any movement, after a step-in. */
export type Mode = "stand" | "step" | "move" | "stepIn";

/** Where a body is: its main hex, what it looks at, its height above the ground in cm. */
export type Place = Hex & {
  readonly facing: Direction;
  readonly altitude: number;
  /** ST-14.2: direction of the own half of a hex shared by two who do not lie. */
  readonly half?: Direction;
  /** The further hexes of a lying body (ST-7.2, ST-17.1), nearest first. */
  readonly extra: readonly Hex[];
};

/** A condition on its bearer. Conditions stand in order of age, oldest first. */
export type Condition = {
  readonly id: string;
  readonly until: Until;
  /** Id of the combatant it comes from. */
  readonly source: string;
  readonly amount?: number;
  readonly note?: string;
  /** A feint under `secretRolls: feint`: for the GM and the seat that controls its source (ST-25.8). */
  readonly isSecret?: true;
  /** How many real actions its source had begun when it was set: the next one ends a carried state (ST-5.3). */
  readonly afterActions: number;
};

/** What an AA of 1行動 was. Without a mode it was the change between kneeling and lying (no grade), or a full move. */
export type ActionRecord = { readonly mode?: Mode; readonly grade?: Grade; readonly isFullMove?: true };

/** What a combatant has done in a sub-turn (ST-10.3, ST-13, ST-19): the current one, or his last. */
export type SubturnRecord = {
  readonly main: number;
  readonly number: number;
  /** ST-1.3: it lasts until just before his next one. */
  readonly isOpen: boolean;
  /** Where it began, for circling (ST-8.5). */
  readonly start: Hex & { readonly half?: Direction };
  readonly hasChangedHex: boolean;
  /** Travel directions of strides, jumps and step-ins, in order. */
  readonly directions: readonly Direction[];
  readonly strides: number;
  readonly hasJumped: boolean;
  readonly hasSteppedIn: boolean;
  /** Steps of 60° turned in this hex since the start or the entry. */
  readonly turned: number;
  /** 120° or more were turned in one hex: no more movement (ST-13.3). */
  readonly isTurnedOut: boolean;
  /** The posture was changed: from standing to standing, or otherwise. */
  readonly posture?: "standing" | "other";
  readonly action?: ActionRecord;
};

/** A fighter. Movement and shifted points are whole units of 1/`per` and 1/`share` point. */
export type Fighter = Combatant & {
  readonly sheet: Sheet;
  readonly hp: number;
  readonly fate: "able" | "down" | "dead" | "fled";
  /** Counts only with fog, see `isHidden`. */
  readonly hidden: boolean;
  /** The first roll of the fight. */
  readonly initiative?: number;
  readonly posture: string;
  readonly isAirborne: boolean;
  /** Nothing once removed. */
  readonly place?: Place;
  readonly conditions: readonly Condition[];
  /** Uses spent, by `parry`, `block`, technique or action. */
  readonly spent: Readonly<Record<string, number>>;
  /** Sub-turns a main turn as the sheet or the GM has them now. */
  readonly subturns: number;
  /** Sub-turns in the current main turn (ST-1.2). */
  readonly share: number;
  readonly movement: { readonly units: number; readonly per: number };
  readonly bankUsed: number;
  readonly bankNext: number;
  /** Real actions begun in this fight (ST-5.3). */
  readonly actions: number;
  readonly subturn?: SubturnRecord;
};

/** A place in the schedule of a main turn (ST-2.5): whose sub-turn, and which of his. */
export type Slot = { readonly as: string; readonly k: number };

/** A hit that waits for its defence. */
export type Exchange = {
  readonly attacker: string;
  readonly target: string;
  readonly technique: string;
  readonly direction: SideClass;
  readonly toPosture?: string;
};

/** What others still see of a fighter while a new main turn has had no visible sub-turn (ST-25.4). */
export type OldMainTurn = {
  readonly bankUsed: string;
  readonly bankNext: string;
  readonly spent: Readonly<Record<string, number>>;
};

/** The whole fight: a `Fight` of the core. */
export type State = {
  readonly phase: Phase;
  readonly house: House;
  readonly combatants: readonly Fighter[];
  /** Number of the main turn, 0 before the first. */
  readonly main: number;
  /** Main turn of the last sub-turn start that everybody saw. */
  readonly shownMain: number;
  /** Ids in initiative order, removed ones included. */
  readonly order: readonly string[];
  /** Ids of those who joined an order that stood already (ST-2.4). */
  readonly latecomers?: readonly string[];
  /** The slots of this main turn not yet begun. */
  readonly slots: readonly Slot[];
  /** Whose sub-turn it is, from its start to his 終了. */
  readonly acting?: string;
  readonly exchange?: Exchange;
  /** With fog, by id, until the new main turn's first visible sub-turn. */
  readonly oldMainTurn?: Readonly<Record<string, OldMainTurn>>;
  /** After the end: the side that won, if one did. */
  readonly winner?: string;
};

/** The fighter with this id. @throws Error if there is none: ids inside the rules are always of fighters */
export function fighterOf(state: State, id: string): Fighter {
  const found = state.combatants.find((fighter) => fighter.id === id);
  if (found === undefined) throw new Error(`no fighter ${id}`);
  return found;
}

/** The same fight with one fighter changed. */
export function withFighter(state: State, id: string, change: (fighter: Fighter) => Fighter): State {
  return { ...state, combatants: state.combatants.map((f) => (f.id === id ? change(f) : f)) };
}

/** Is this one hidden from everybody but the GM (ST-25.1)? */
export function isHidden({ house }: Pick<State, "house">, fighter: Fighter): boolean {
  return house.fog && fighter.hidden;
}

/** Is the combatant with this id hidden? */
export function isHiddenId(state: State, id: string): boolean {
  return isHidden(state, fighterOf(state, id));
}
