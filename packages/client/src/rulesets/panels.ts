import type { CombatantView, Command, Gauge, Prompt, TableView } from "@yomiai/rules";
import type { ComponentType } from "react";
import type { Table } from "../connection/decodeTable.ts";
import type { FieldProps } from "../forms/formField.ts";

/** Carries a chosen command out; the promise ends when the server has answered. Refusals are told by the shared screens. */
export type Act = (command: Command) => Promise<void>;

/** What a panel for prompts gets: prompts of one type of one combatant (or of the GM's tools), as the server offers them. */
export type PromptPanelProps = {
  readonly table: Table;
  readonly prompts: readonly Prompt[];
  readonly act: Act;
  /** A command is on its way: show it, and take no further taps. */
  readonly isSending: boolean;
  /** Do the keys 1–9 belong to this card now? Then its options should answer to them, see `ui/useKeys.ts`. */
  readonly hasKeys: boolean;
};

/** What a panel that shows the table gets. */
export type TablePanelProps = {
  readonly table: Table;
  /** What this viewer may command now; a panel may offer it in its own way, as the prompt card does at the same time. */
  readonly prompts: readonly Prompt[];
  /** Absent where nothing can be done: spectators, and the GM who looks through another's eyes. */
  readonly act?: Act;
};

/** What a panel about one combatant gets. */
export type CombatantPanelProps = {
  readonly view: TableView;
  readonly combatant: CombatantView;
  /** Does this viewer play it? */
  readonly isMine: boolean;
};

/** What a panel of the GM's about one combatant gets. */
export type GmPanelProps = { readonly table: Table; readonly combatant: CombatantView };

/** What a panel gets that draws one gauge of a combatant. */
export type GaugePanelProps = {
  readonly view: TableView;
  readonly combatant: CombatantView;
  readonly gauge: Gauge;
  readonly label: string;
  /** `small` in the row of a combatant. */
  readonly look: "large" | "small";
};

/**
 * What a ruleset may add to the shared screens; all of it is optional, and with `?panels=off` none of it is used.
 * Panels draw what is in the view and send what is in the prompts; they compute no rules.
 */
export type RulesetPanels = {
  /** In place of the form for prompts of these types. */
  readonly prompts?: Readonly<Record<string, ComponentType<PromptPanelProps>>>;
  /** The present exchange, in the middle of the spectators' and the GM's screen, over the log of the turn. */
  readonly Stage?: ComponentType<TablePanelProps>;
  /** A map or another board that is looked at as a whole; players open it from their own screen. */
  readonly Board?: ComponentType<TablePanelProps>;
  /** Types of prompts that the Board offers itself: while it is in sight, a player's card leaves them to it. */
  readonly boardPrompts?: readonly string[];
  /** In place of the plain bar of gauges with these names: for marks on it. */
  readonly gauges?: Readonly<Record<string, ComponentType<GaugePanelProps>>>;
  /** The Board is a few lines high on a phone: what must be done need not leave it more room. */
  readonly isBoardSlim?: boolean;
  /** Types of prompts whose panel opens at once, even where a tap on the command's name would do. */
  readonly openAtOnce?: readonly string[];
  /** Types of prompts whose panel itself keeps a secret choice covered once it is made, and offers to change it. */
  readonly coversOwn?: readonly string[];
  /** In place of the list of traits of the player's own combatant. */
  readonly Self?: ComponentType<CombatantPanelProps>;
  /** What of the player's own combatant is always in sight, in the strip at the top: a word or two. */
  readonly Vitals?: ComponentType<CombatantPanelProps>;
  /** In the row of a combatant alone, one line: what its gauges and conditions do not say. */
  readonly RowNote?: ComponentType<CombatantPanelProps>;
  /** In the row of a combatant, small: what the table has learned of it. */
  readonly CombatantExtra?: ComponentType<CombatantPanelProps>;
  /** What a condition does for which the terms have no words, where all is told of a combatant. */
  readonly ConditionHelp?: ComponentType<{ readonly conditionKey: string }>;
  /** For the GM, in place of the shared form that sets and ends conditions of one combatant. */
  readonly Conditions?: ComponentType<GmPanelProps>;
  /** For the GM: puts one combatant elsewhere. */
  readonly Place?: ComponentType<GmPanelProps>;
  /** More of the GM's tools, as small buttons beside the shared ones. */
  readonly GmTools?: ComponentType<{ readonly table: Table }>;
  /** House rules that are set by a control of the ruleset's own, by option. */
  readonly house?: Readonly<Record<string, ComponentType<FieldProps>>>;
  /** Traits, board entries and keys of prompts' `info` that these panels show, so that the general lists need not. */
  readonly shownTraits?: readonly string[];
  readonly shownBoard?: readonly string[];
  readonly shownInfo?: readonly string[];
};
