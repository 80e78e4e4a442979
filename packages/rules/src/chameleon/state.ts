import type { Draft } from "../core/draft.ts";
import type { Combatant } from "../core/fight.ts";
import type { Seat } from "../core/seat.ts";
import type { Control, Position } from "./data/positions.ts";
import type { Weapon } from "./data/weapon.ts";
import type { ChameleonEvent } from "./events.ts";
import type { House } from "./house.ts";

/** Where the fight stands. In `declare` … `damage` it is the turn of `State.turn`. */
export type Phase = "setup" | "declare" | "surprise" | "pick" | "guess" | "interfere" | "damage" | "halted" | "ended";

/** How a combatant stands in the round. `acting` is not kept: it is whoever `State.turn` names. */
export type Status = "ready" | "done" | "skipped" | "down" | "dead";

/** A condition; `until` is `ownTurn`, `roundEnd` or `fightEnd`. */
export type Condition = { readonly until: string; readonly source?: string; readonly note?: string };

/** What the whole table has learned of a combatant's control values (CH-19.2). `lowest` has no place. */
export type Known = Readonly<Partial<Record<Position | "lowest", number | undefined>>>;

/** Posture: `current` has no lower limit; `start` is the maximum that the fight began with. */
export type Posture = { readonly current: number; readonly max: number; readonly start: number };

/** A combatant with everything the rules know of it. */
export type Fighter = Combatant & FighterState;

/** What the rules know of a combatant besides who it is. Much of it is secret: see `rules/knowledge.ts`. */
export type FighterState = {
  readonly initiative: number;
  readonly strength: number;
  readonly absoluteStrength?: number;
  /** The sheet's own maximum, if it gives one (CH-20.3). */
  readonly postureMax?: number;
  readonly health: number;
  readonly injury: number;
  readonly concentration: { readonly current: number; readonly max: number };
  /** Absent until allotted. `holder`: the seat that entered a player character's values and alone knows them. */
  readonly control?: { readonly values: Control; readonly holder: Seat };
  readonly known: Known;
  /** What it carries; bare hands come first. */
  readonly weapons: readonly Weapon[];
  readonly mastered: readonly string[];
  readonly martialExperience: number;
  readonly skills: readonly string[];
  /** Items used up until the GM recharges them. */
  readonly spent: readonly string[];
  readonly hasRoutine: boolean;
  readonly status: Status;
  /** From `start`; of a joiner from when it has control values. */
  readonly posture?: Posture;
  /** 0 to 3. The lost turn is the condition `flustered`. */
  readonly fluster: number;
  readonly conditions: Readonly<Record<string, Condition>>;
  /** Power stored for an action, by its id; above 0. */
  readonly charge: Readonly<Record<string, number>>;
  readonly hasTriedSurprise: boolean;
};

/** A special action that the GM offers (CH-10). */
export type Special = {
  readonly id: string;
  readonly name: string;
  /** Power needed, 0–99. */
  readonly cost: number;
  readonly accumulate: boolean;
  readonly repeat: boolean;
  /** Those it is offered to; absent: everybody. */
  readonly who?: readonly string[];
};

/** What an attack is used for: breaking posture, or a shot. */
export type Use = "break" | "shot";

/** What was declared for this turn. */
export type Declared =
  | { readonly kind: "attack"; readonly targets: readonly string[]; readonly weapon: string; readonly use: Use }
  | { readonly kind: "skill"; readonly skill: string; readonly base: number }
  | { readonly kind: "special"; readonly special: string }
  | { readonly kind: "recovery" };

/** A position that somebody chose: known to the seats `knownTo` until it is open to all. */
export type Choice = { readonly position: Position; readonly knownTo: readonly Seat[]; readonly isOpen: boolean };

/** What somebody answered to a pick: a guess, or (without one) that it stands aside. */
export type Answer = { readonly as: string; readonly guess?: Choice };

/** Power gained this turn: by target for an attack, else by the one who acts. */
export type PowerBy = Readonly<Record<string, number>>;

/** The turn's action, from its declaration on. */
export type Action = {
  readonly by: string;
  readonly declared: Declared;
  readonly pick?: Choice;
  readonly answers: readonly Answer[];
  /** Who asked for individual guesses. */
  readonly request?: string;
  /** Does every target guess for itself? Absent while nobody has settled it: then one guess counts for all. */
  readonly individual?: boolean;
  readonly power?: PowerBy;
  readonly damage?: { readonly full: number; readonly targets: readonly string[] };
  readonly success?: boolean;
  readonly roll?: number;
  readonly amount?: number;
};

/** The last finished action: public facts only. */
export type Last = {
  readonly by: string;
  readonly kind: Declared["kind"];
  readonly position?: Position;
  readonly power: PowerBy;
  readonly success?: boolean;
  readonly roll?: number;
  readonly amount?: number;
};

/** The whole fight. JSON values only. */
export type State = {
  readonly phase: Phase;
  readonly house: House;
  /** In listing order. */
  readonly combatants: readonly Fighter[];
  /** 0 before `start`. */
  readonly round: number;
  /** Ids in the order of turns; a joiner without control values is not in it. */
  readonly order: readonly string[];
  /** Stretches of the order that the GM has put in this sequence (CH-2.4). */
  readonly tiesByGm?: readonly (readonly string[])[];
  readonly turn?: string;
  /** True until somebody declares, passes or is skipped: the time for surprises (CH-15.1). */
  readonly isOpening: boolean;
  /** The lowest absolute strength given at the start, if any: what joiners are measured by (CH-20.3). */
  readonly bodyMeasure?: number;
  readonly specials: readonly Special[];
  readonly action?: Action;
  /** Who may choose a target for its surprise. */
  readonly surprise?: string;
  readonly outcome?: string;
  readonly last?: Last;
};

/** A command being decided on this ruleset's table: rules read `state`, `emit` events and `roll` dice. */
export type Table = Draft<State, ChameleonEvent>;
