/** A word with an optional sentence of help. */
export type Term = {
  readonly name: string;
  readonly help?: string;
  /** Of a trait that only some may know: who knows it, in words. Players' screens keep its value covered until it is held. */
  readonly secret?: string;
};

/** The words of one command's prompt. */
export type CommandTerms = {
  /** The button, a short verb phrase: 攻撃を宣言する. */
  readonly name: string;
  /** What is asked of the player, one sentence; `{as}` is the acting combatant's name. */
  readonly ask: string;
  /**
   * The button once the arguments are chosen, an ICU message of them: `{amount}点のダメージを与える`. Arguments come as in
   * the sentences of `events`. Default: `name`.
   */
  readonly submit?: string;
  /** Help in our own words: what it does and what happens next. */
  readonly help?: string;
  /** Who will learn what, if something is secret: あなたにだけ見えています. */
  readonly secret?: string;
  /** Labels of the arguments, by name. */
  readonly fields?: Readonly<Record<string, string>>;
};

/**
 * All player-facing words of one ruleset in one language. `terms.ja.ts` is written first; `terms.en.ts` has the same
 * keys; each exports it as `terms`. Sentences are ICU messages whose arguments are the event's fields: ids of combatants come as names, values of
 * `values` as their words, lists joined. A field that a viewer was not told is the empty string and `{field, select, none {…} other {…}}`
 * sees it as `none`.
 */
export type Terms = {
  readonly name: string;
  /** One sentence for the table's list of rule systems. */
  readonly summary: string;
  /** What the ruleset calls its rounds, an ICU message of `round`. Default: the client's own word. */
  readonly round?: string;
  readonly phases: Readonly<Record<string, Term>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly gauges: Readonly<Record<string, Term>>;
  readonly traits: Readonly<Record<string, Term>>;
  readonly conditions: Readonly<Record<string, Term>>;
  /** Words of enumerated values, by field or trait name, then value: `position.spade` ♠ スペード. `any` holds the rest. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Sentences for values that are objects, by field: an ICU message of the object's own fields. Where the object holds
   * one object for each combatant, the phrase is said of each of them, with the combatant as `as`.
   */
  readonly phrases?: Readonly<Record<string, string>>;
  readonly board: Readonly<Record<string, string>>;
  /** What puts one of two equals first in the order, by the view's `tieBreaks`: a phrase. */
  readonly tieBreaks?: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, CommandTerms>>;
  /** The log's sentences, by event type. */
  readonly events: Readonly<Record<string, string>>;
  /** What to do about a refusal, by code. The common codes have words of their own in the client. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Terms of the sums in `explain`, by `Addend.term`. */
  readonly sums: Readonly<Record<string, string>>;
  readonly house: Readonly<Record<string, Term & { readonly values?: Readonly<Record<string, string>> }>>;
  readonly sheet: Readonly<Record<string, Term>>;
};
