import type { z } from "zod";
import type { Command } from "./core/command.ts";
import type { CommandRule, CommonRules } from "./core/commandRule.ts";
import type { Founding } from "./core/encounter.ts";
import type { Event, ToldEvent } from "./core/event.ts";
import type { Fight } from "./core/fight.ts";
import type { NewCombatant } from "./core/newCombatant.ts";
import type { Seat, Viewer } from "./core/seat.ts";
import type { TableView } from "./core/tableView.ts";

/** What an encounter begins with: the house rules as the schema read them, and who is at the table before `start`. */
export type EncounterSetUp<H> = { readonly house: H; readonly combatants: readonly NewCombatant[] };

/**
 * What an event does to the choices made in secret, for `undo`: choices are `made`, later `opened` to all or `dropped`
 * unseen. Keys are the ruleset's and name one choice at a time, for example `pick` or `guess:rin`.
 */
export type ChoiceTrace = {
  readonly made?: readonly string[];
  readonly opened?: readonly string[];
  readonly dropped?: readonly string[] | "all";
};

/** One line of a sum: a term of the ruleset's `sums` terms, and what it adds. */
export type Addend = { readonly term: string; readonly value: number | string };

/** The answer to "why?": the clauses that an event followed and the sum behind its number. */
export type Explanation = {
  readonly clauses: readonly string[];
  readonly sum?: readonly Addend[];
  readonly total?: number | string;
};

/** Dice as somebody was told of them. `by`: for which combatant, if for one. Faces from 1 to `sides`, in their order. */
export type ToldDice = { readonly by?: string; readonly sides: number; readonly faces: readonly number[] };

/** A text in both languages. */
export type Bilingual = { readonly ja: string; readonly en: string };

/** A ready-made combatant that a GM can add with one tap. */
export type Starter = {
  /** Unique in the ruleset; the combatant's id begins with it. */
  readonly key: string;
  readonly name: Bilingual;
  readonly kind: "pc" | "npc";
  readonly sheet: z.core.util.JSONType;
};

/** The ready table of the demo: who fights whom under which house rules. Seats p1… are played by bots unless claimed. */
export type Demo = {
  readonly house: { readonly [option: string]: z.core.util.JSONType };
  readonly combatants: readonly (Starter & { readonly id: string; readonly side: Bilingual; readonly owner: Seat })[];
};

/**
 * Reads what an older version of a ruleset stored, one version at a time. Once released it is never changed, and a
 * stored sample of the old form stays in the tests for ever.
 */
export type Upcaster = {
  /** The version it reads; it gives the next one. */
  readonly from: number;
  /** What changed, for people. */
  readonly name: string;
  /** An event in the next version's form. One event stays one event: numbers and undo depend on it. */
  event?(event: Event): Event;
  /** The founding (house rules, sheets) in the next version's form. */
  founding?(founding: Founding): Founding;
};

/**
 * A rule system. Server, client, scenario runner, replay checker and bots know it only by this type.
 * `S` is its state (JSON values only), `E` its events, `H` its house rules.
 */
export type Ruleset<S extends Fight = Fight, E extends Event = Event, H = unknown> = {
  readonly id: string;
  /** Version of its stored events and state, from 1. */
  readonly version: number;
  /** One for every version before this one. */
  readonly upcasters?: readonly Upcaster[];
  /** The schema of a combatant's sheet: type, check and form in one. Fields carry `.meta({ … })`, see `SheetFieldMeta`. */
  readonly sheet: z.ZodType;
  /** The schema of the house rules, every option with its default. Options carry `.meta({ … })`, see `HouseOptionMeta`. */
  readonly house: z.ZodType<H>;
  /**
   * The encounter before `start`, in phase `setup`.
   * @throws Refused (`badArgument`) for a sheet that the schema or the house rules do not allow, or a double id
   */
  create(setUp: EncounterSetUp<H>): S;
  /** Its own commands, by type. */
  readonly commands: Readonly<Record<string, CommandRule<S, E>>>;
  /** What the common GM commands mean in it. */
  readonly common: CommonRules<S, E>;
  /** Does the seat know that this combatant is there? Default: always. For one it does not know, `as` is `badArgument`. */
  knows?(state: S, seat: Seat, id: string): boolean;
  /**
   * The table in set-up again after an ended fight, with `stay` of its combatants in listing order, as they come out of
   * it: what lasts beyond a fight is listed field by field, all else is as at the founding. The house rules are kept.
   */
  nextFight(state: S, stay: readonly string[]): S;
  /** Folds one of its events. No checks, no randomness, no clock. */
  evolve(state: S, event: E): S;
  /** The table as a viewer may see it: built field by field, never copied and trimmed. Prompts included. */
  view(state: S, viewer: Viewer): TableView;
  /** The event as a viewer may read it, or nothing. The common events of the core do not come here. */
  narrate(event: E, viewer: Viewer): ToldEvent | undefined;
  /** What an event means for secret choices; nothing for most events. */
  traceChoices(event: E): ChoiceTrace | undefined;
  /** The sum and the clauses behind an event as it was told: it sees no more than its reader does. */
  explain(told: ToldEvent): Explanation | undefined;
  /**
   * The dice that an event tells of, as it was told: what its reader may count. From the event in full these are all dice
   * that were rolled for it. Without it there are no statistics. @param house the house rules, which everybody knows
   */
  diceTold?(told: ToldEvent, house: H): readonly ToldDice[];
  /**
   * A sensible move for a bot that sees what its seat sees; `wait` where all it is offered may be left alone (a GM's
   * tools, a shuffle after the fight); or nothing to let the generic player choose.
   * @param random a number from 0 (inclusive) to 1 (exclusive) each time it is called
   */
  suggest?(view: TableView, seat: Seat, random: () => number): Command | "wait" | undefined;
  readonly starters: readonly Starter[];
  readonly demo: Demo;
};

/** `.meta` of a sheet's field. */
export type SheetFieldMeta = {
  /** Left out of the GM's form for a player character: its player enters it. */
  readonly secretOfOwner?: true;
};

/** `.meta` of a house rule. */
export type HouseOptionMeta = {
  /** The default stands in the source; otherwise it is shown as "not in the source". */
  readonly inSource: boolean;
  /** Clauses it concerns. */
  readonly clauses: readonly string[];
};

/**
 * Gives a ruleset its types and forgets them again, so that all fit one registry. The core hands each ruleset only
 * states and events that it made itself.
 */
export function defineRuleset<S extends Fight, E extends Event, H>(ruleset: Ruleset<S, E, H>): Ruleset {
  return ruleset as unknown as Ruleset;
}
