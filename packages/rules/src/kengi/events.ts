/** What happens in a fight (section 7 of the specification), and who may read it. */
import type { FieldLabels } from "../core/madeThings.ts";
import type { Seat } from "../core/seat.ts";
import type { Ability, Way } from "./definitions.ts";
import type { Fighter } from "./fighter.ts";
import type { Mark } from "./marks.ts";
import type { SideResult } from "./rules/results.ts";

/** Who may read a field of an event: everybody, or the seats that could when it happened (KG-11.5). */
export type Readers = "all" | readonly Seat[];

/** Names the readers of an event's guarded fields. A guarded field without readers is told to nobody. */
type Guarded<F extends string> = { readonly readers: Readonly<Record<F, Readers>> };

/** Names of what the sheet has made, by the field that tells of it: told as far as that field is. */
type Labelled = { readonly labels?: FieldLabels };

/** The terms of a sum, the die aside: what each adds. */
export type Parts = Readonly<Record<string, number>>;

type Of<T extends string> = { readonly type: T; readonly as: string };

type TurnEvent =
  | { readonly type: "fightStarted" }
  | { readonly type: "turnStarted" | "turnEnded"; readonly round: number }
  | { readonly type: "initiativeRolled"; readonly ids: readonly string[]; readonly faces: readonly number[] }
  | { readonly type: "orderSet"; readonly order: readonly string[] }
  | Of<"phaseStarted">
  | Of<"phaseEnded">
  | { readonly type: "fightEnded"; readonly results: Readonly<Record<string, SideResult>> };

type ActionEvent =
  | Of<"passed">
  | (Of<"prepared"> & { readonly count: number; readonly technique?: string } & Labelled & Guarded<"technique">)
  | Of<"preparationLost">
  | (Of<"stanceTaken"> & { readonly technique: string } & Labelled)
  | (Of<"weaponChanged"> & { readonly weapon: string } & Labelled)
  | (Of<"acted"> & { readonly kind: ActKind; readonly text: string })
  | (Of<"healed"> & Healing & { readonly spell: string } & Labelled)
  | (Of<"fleeRolled"> & {
      readonly die: number;
      readonly total: number;
      readonly foe: string;
      readonly foeDie: number;
      readonly foeTotal: number;
    })
  | Of<"fled">
  | Of<"fleeFailed">
  | Of<"gaveUp">;

type Healing = {
  readonly target: string;
  readonly dice: string;
  readonly faces: readonly number[];
  readonly amount: number;
};

type Rolled = { readonly die: number; readonly total: number; readonly parts: Parts };

type AttackEvent =
  | (Of<"attackDeclared"> & {
      readonly target: string;
      readonly weapon: string;
      readonly techniques: readonly string[];
      readonly attacks: number;
    } & Labelled &
      Guarded<"techniques" | "attacks">)
  /** `readied`, told to nobody: the techniques that had been readied by name. */
  | (Of<"techniquesRevealed"> & {
      readonly techniques: readonly string[];
      readonly attacks: number;
      readonly readied: readonly string[];
    } & Labelled)
  | (Of<"attackRolled"> & Rolled & Guarded<"parts">)
  | (Of<"defenceChosen"> & { readonly way: Way; readonly techniques: readonly string[] } & Labelled)
  | (Of<"openingsGained"> & { readonly turns: number })
  | (Of<"defenceRolled"> & Rolled & Guarded<"parts">)
  | (Of<"attackHit"> & Strike)
  | (Of<"attackDefended"> & Strike)
  | (Of<"counterTriggered"> & {
      readonly target: string;
      readonly techniques: readonly string[];
      readonly attacks: number;
    } & Labelled)
  | (Of<"attacksCancelled"> & { readonly left: number })
  | Of<"attackEnded">;

type Strike = { readonly target: string; readonly index: number; readonly of: number };

type WoundEvent =
  | ({
      readonly type: "damageDealt";
      readonly target: string;
      readonly amount: number;
      readonly hp: number;
      readonly parts: Parts;
    } & Guarded<"hp" | "parts">)
  | ({ readonly type: "noDamage"; readonly target: string; readonly parts: Parts } & Guarded<"parts">)
  | Of<"seriousWound">
  | (Of<"resistanceRolled"> &
      Rolled & { readonly target: number; readonly success: boolean } & Guarded<"parts" | "target">)
  | Of<"lostWill">
  | (Of<"attributeDoubled"> & { readonly attribute: Ability | "none" })
  | Of<"mortalWound">
  | (Of<"mortalChosen"> & { readonly double: boolean })
  | (Of<"bled"> & { readonly hp: number } & Guarded<"hp">)
  | Of<"died">;

type AftermathEvent =
  | (Of<"firstAidGiven"> & Healing)
  | (Of<"salveUsed"> & Healing)
  | (Of<"finished"> & { readonly target: string });

/** `fighter`, told to nobody, is the newcomer as it enters the state. */
type GmEvent =
  | (Of<"turnSkipped"> & { readonly reason: "gm" })
  | { readonly type: "tiesOrdered"; readonly ids: readonly string[] }
  | (Of<"combatantAdded"> & Pick<Fighter, "name" | "side" | "kind" | "owner"> & { readonly fighter: Fighter })
  | Of<"combatantRemoved">
  | (Of<"adjusted"> & { readonly path: string; readonly value: number; readonly reason: string } & Guarded<"value">)
  | (Of<"conditionSet"> & Mark & { readonly condition: string })
  | (Of<"conditionCleared"> & { readonly condition: string })
  | { readonly type: "ended"; readonly outcome: string };

/** What happens in a fight. */
export type KengiEvent = TurnEvent | ActionEvent | AttackEvent | WoundEvent | AftermathEvent | GmEvent;

/** Kinds of the actions that the GM rules on (KG-1.3). */
export const ACT_KINDS = ["move", "unlock", "talk", "other"] as const;
/** 移動, 開錠, 会話 or anything else. */
export type ActKind = (typeof ACT_KINDS)[number];

/** An event of one type. */
export type EventOf<T extends KengiEvent["type"]> = Extract<KengiEvent, { type: T }>;
