import type { Json } from "./json.ts";

/**
 * Names of things that are made at the table (a GM's own weapon), by `String(id)`. Others are in the terms. A name may
 * itself be a key of the terms' `values.any`: a starter's sword that somebody else has picked up.
 */
export type OptionLabels = Readonly<Record<string, string>>;

/** A hex by axial coordinates. */
export type HexOption = { readonly q: number; readonly r: number };

type Common = {
  /** The command's argument. */
  readonly name: string;
  /** May be left out of the command. */
  readonly optional?: true;
  /** Of an optional argument: the value that leaving it out amounts to, where it amounts to one. Clients begin with it. */
  readonly default?: Json;
};

/**
 * What one argument of a command may be. Limits are inclusive.
 * `choice` one of `options`; `choices` distinct options, `min`–`max` of them, in the order given; `combatant(s)` likewise,
 * of ids; `hex` one hex; `path` a list of hexes; `number` whole, `min`–`max`; `text` `min`–`max` characters;
 * `split` a whole number for each of `options`, each at most `each`, their sum between `min` and `max`.
 */
export type PromptField = Common &
  (
    | { readonly kind: "choice"; readonly options: readonly (string | number)[]; readonly labels?: OptionLabels }
    | {
        readonly kind: "choices";
        readonly options: readonly (string | number)[];
        readonly labels?: OptionLabels;
        readonly min: number;
        readonly max: number;
      }
    | { readonly kind: "combatant"; readonly options: readonly string[] }
    | { readonly kind: "combatants"; readonly options: readonly string[]; readonly min: number; readonly max: number }
    | { readonly kind: "hex"; readonly options: readonly HexOption[] }
    | { readonly kind: "path"; readonly options: readonly HexOption[]; readonly min: number; readonly max: number }
    | { readonly kind: "number"; readonly min: number; readonly max: number }
    | { readonly kind: "text"; readonly min: number; readonly max: number }
    | { readonly kind: "boolean" }
    | {
        readonly kind: "split";
        readonly options: readonly string[];
        readonly each: number;
        readonly min: number;
        readonly max: number;
      }
  );

/**
 * One command that a viewer may send now: its type, the combatant it acts as (absent for GM tools), and its arguments.
 * Exact: every combination of offered arguments is accepted, and no other of this type.
 */
export type Prompt = {
  /** Unique among a viewer's prompts and the same as long as it asks the same, for example `declareAttack:rin:nyoibo`. */
  readonly id: string;
  readonly type: string;
  readonly as?: string;
  readonly fields: readonly PromptField[];
  /**
   * The answer is known to all at once, although the terms call the command secret: a house rule of this table says so.
   * Clients then neither speak of a secret nor cover the answer.
   */
  readonly open?: true;
  /** More for the client to show: a cost, a modifier. Only what this viewer may know. */
  readonly info?: { readonly [key: string]: Json };
};
