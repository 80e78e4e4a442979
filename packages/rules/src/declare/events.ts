import type { Draft } from "../core/draft.ts";
import type { FieldLabels } from "../core/madeThings.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Seat } from "../core/seat.ts";
import type { Addend } from "../ruleset.ts";
import type { Action, Declaration } from "./declaration.ts";
import type { Ability } from "./fighter.ts";
import type { Achievement } from "./rules/achievement.ts";
import type { Readers } from "./rules/knowledge.ts";
import type { Waste } from "./rules/targets.ts";
import type { Result, State } from "./state.ts";

type Nothing = Record<never, never>;
type OfOne = { readonly as: string };
/** A declaration with the name of its weapon, if that was made at the table. */
type Declared = { readonly declaration: Declaration; readonly labels?: FieldLabels };
type AtTarget = OfOne & { readonly target: string };

/**
 * The fields of each event. Those named `…Readers` hold the seats that alone may read the field (or the whole event)
 * when it happens (DC-10.4), `undefined` for everybody; they themselves are told to nobody. An optional field is absent
 * where the kind of action has none.
 */
type Fields = {
  // The round and its groups
  fightStarted: Nothing;
  roundStarted: { readonly round: number };
  roundEnded: { readonly round: number };
  executionStarted: Nothing;
  groupStarted: { readonly group: readonly string[] };
  /** `results` by side; `outcome`: the GM's words, if the GM ended the fight. */
  fightEnded: { readonly results: Readonly<Record<string, Result>>; readonly outcome?: string };

  // Declaring
  declarationMade: OfOne & Declared & { readonly declarationReaders: readonly Seat[] };
  declarationChanged: OfOne & Declared & { readonly eventReaders: readonly Seat[] };
  declarationWithdrawn: OfOne;
  declarationsPublished: {
    readonly group: readonly string[];
    readonly declarations: Readonly<Record<string, Declaration>>;
    /** By combatant: names of weapons made at the table. */
    readonly labels?: FieldLabels;
  };
  /** While declaring a secret: then the {@link Fields.declarationMade} before it is what others hear. */
  turnSkipped: OfOne & { readonly reason: "gm"; readonly eventReaders: Readers };

  // Acting
  passed: OfOne;
  actionForgone: OfOne;
  actionWasted: OfOne & { readonly reason: Waste };
  actionExecuted: OfOne & { readonly action: Action; readonly target?: string; readonly soul?: number };
  moved: OfOne & { readonly zone: number };
  actionPerformed: OfOne;
  fled: OfOne;
  actionLost: OfOne;

  // Reactions
  actionRuled: OfOne & {
    readonly disturbs: readonly string[];
    readonly reaction: "automatic" | "check";
    readonly ability?: Ability;
    readonly difficulty?: number;
  };
  reactionsAsked: { readonly ids: readonly string[] };
  reactionChosen: OfOne & {
    readonly to: string;
    readonly way: "engage" | "evade" | "sense" | "respond" | "none";
    readonly skill?: "melee" | "brawl";
    readonly soul?: number;
  };
  reactionChecked: OfOne &
    Achievement & { readonly difficulty: number; readonly success: boolean; readonly partsReaders: Readers };
  reactionResolved: OfOne & { readonly to: string; readonly averted: boolean };

  // Hits and what they do
  /** The totals stand by themselves once more, for the log's sentence. */
  opposedRoll: AtTarget & {
    readonly attackTotal: number;
    readonly defenceTotal: number;
    readonly attack: Achievement;
    readonly attackPartsReaders: Readers;
    readonly defence: Achievement;
    readonly defencePartsReaders: Readers;
  };
  attackUnopposed: AtTarget;
  attackHit: AtTarget & {
    readonly damage: number;
    readonly parts: readonly Addend[];
    readonly partsReaders: Readers;
  };
  attackMissed: AtTarget;
  damageDealt: { readonly target: string; readonly amount: number; readonly hp: number; readonly hpReaders: Readers };
  /** `roundDamage` is more than half of `base`. */
  heavyBlow: {
    readonly target: string;
    readonly roundDamage: number;
    readonly base: number;
    readonly numbersReaders: Readers;
  };
  incapacitated: { readonly target: string };

  // The GM
  /** The sheet is told to nobody: what may be known of it stands in the view. */
  combatantAdded: OfOne & Omit<NewCombatant, "id">;
  combatantRemoved: OfOne;
  adjusted: OfOne & {
    readonly path: string;
    readonly value: number;
    readonly reason: string;
    readonly eventReaders: Readers;
  };
  conditionSet: OfOne & {
    readonly condition: string;
    readonly until?: string;
    readonly source?: string;
    readonly note?: string;
  };
  conditionCleared: OfOne & { readonly condition: string };
};

/** One of the events, by its type. */
export type EventOf<T extends keyof Fields> = { readonly type: T } & Fields[T];

/** What happens in a fight by declaration. */
export type DeclareEvent = { readonly [T in keyof Fields]: EventOf<T> }[keyof Fields];

/** A command being decided. */
export type Play = Draft<State, DeclareEvent>;
