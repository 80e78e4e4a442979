// §7: what happens. Who is told what stands in narration.ts.
import type { CommonEvent } from "../core/commonEvents.ts";
import type { CombatantKind } from "../core/fight.ts";
import type { Json } from "../core/json.ts";
import type { FieldLabels } from "../core/madeThings.ts";
import type { Seat } from "../core/seat.ts";
import type { Until } from "./conditions/durations.ts";
import type { Health } from "./rules/deathLine.ts";
import type { Modifier } from "./rules/penalties.ts";
import type { Defense } from "./sheet/parts.ts";
import type { Sheet } from "./sheet/sheet.ts";

/** Whose private data an event touches: the seats that may read its private fields besides the GM. Never told. */
type Private = { readonly knownTo: readonly Seat[] };
/** Is it from a roll that only the GM sees (CF-14.4)? Never told. */
type Rolled = { readonly isSecret: boolean };
/**
 * Something by its name. `thing` is the name once more, for the sentences: the terms may have a better word for it, while
 * a `name` is always shown as somebody typed it.
 */
type Called = { readonly name: string; readonly thing: string };
/** Something by its name. */
export function called(name: string): Called {
  return { name, thing: name };
}

type Named = { readonly id: string; readonly name: string };
type At = { readonly target?: string; readonly at?: number; readonly to?: number };

/** Everything that can happen; of the core's own events only the one that the rules make themselves. */
export type CfEvent =
  | (Rolled & {
      readonly type: "diceRolled";
      readonly dice: string;
      readonly faces: readonly number[];
      readonly why: RollReason;
      readonly as: string;
    })
  | { readonly type: "encounterStarted" }
  | { readonly type: "standstill" }
  | { readonly type: "roundStarted"; readonly round: number }
  | (Rolled &
      Private & {
        readonly type: "initiativeRolled";
        readonly as: string;
        readonly face: number;
        readonly total: number;
        readonly modifiers: readonly Modifier[];
      })
  | {
      readonly type: "orderSet";
      readonly order: readonly string[];
      /** Whose places were filled anew, and by whose word; at first, and of a newcomer, nobody's. Never told. */
      readonly settled?: { readonly by: "agreed" | "gm"; readonly ids: readonly string[] };
    }
  | (Private & { readonly type: "orderProposed"; readonly seat: Seat; readonly ids: readonly string[] })
  | {
      /** Bookkeeping, told to nobody: these combatants no longer wait for an agreement. */
      readonly type: "tieSettled";
      readonly ids: readonly string[];
    }
  | { readonly type: "turnStarted"; readonly as: string }
  | { readonly type: "turnEnded"; readonly as: string }
  | { readonly type: "turnSkipped"; readonly as: string; readonly reason: "unable" | "gm" }
  | { readonly type: "turnDelayed"; readonly as: string; readonly after: string; readonly initiative: number }
  | {
      /** Bookkeeping, told to nobody: the gauges show it. */
      readonly type: "actionSpent";
      readonly as: string;
      readonly action: ActionCost;
      /** Id of what lost one of its uses. */
      readonly use?: string;
    }
  | {
      /** Bookkeeping, told to nobody: the gauge `strikes` shows it. */
      readonly type: "strikesPending";
      readonly as: string;
      readonly technique: string;
      readonly left: number;
      readonly of: number;
      readonly isSecret: boolean;
    }
  | (Rolled &
      Private & {
        readonly type: "attackRolled";
        readonly as: string;
        readonly target: string;
        /** What it was made with. */
        readonly with: Named;
        /** The name in `with`. */
        readonly thing: string;
        readonly versus: Defense;
        readonly hit: boolean;
        readonly critical: boolean;
        readonly advantage: boolean;
        readonly face: number;
        readonly total: number;
        readonly modifiers: readonly Modifier[];
        readonly defense: number;
        readonly targetKnownTo: readonly Seat[];
      })
  | (Rolled &
      Private & {
        readonly type: "damaged";
        readonly as: string;
        readonly by: string;
        readonly amount: number;
        readonly hp: number;
        readonly health: Health;
        readonly isHealthPublic: boolean;
        /** The dice behind it and what was added, for the sum. */
        readonly roll: DamageRoll;
        readonly byKnownTo: readonly Seat[];
      })
  | (Rolled &
      Private & {
        readonly type: "healed";
        readonly as: string;
        readonly by: string;
        readonly rolled: number;
        readonly faces: readonly number[];
        readonly hp: number;
        readonly health: Health;
        readonly isHealthPublic: boolean;
      })
  | { readonly type: "fellUnconscious"; readonly as: string }
  | { readonly type: "woke"; readonly as: string }
  | { readonly type: "died"; readonly as: string }
  | {
      readonly type: "conditionSet";
      readonly as: string;
      readonly condition: string;
      readonly until: Until;
      readonly source?: string;
      readonly note?: string;
      /** Brought by the sheet: it counts as set before the first turn (CF-12.2). Never told. */
      readonly isOfSheet: boolean;
    }
  | { readonly type: "conditionEnded"; readonly as: string; readonly condition: string }
  | (Rolled &
      Private & {
        readonly type: "saveRolled";
        readonly as: string;
        readonly condition: string;
        readonly success: boolean;
        readonly face: number;
        readonly total: number;
        readonly modifiers: readonly Modifier[];
      })
  | (Moved & { readonly type: "moveDeclared"; readonly queue: readonly string[] })
  | (Moved & { readonly type: "moved" })
  | (Moved & { readonly type: "moveStopped" })
  | (Moved & { readonly type: "shifted" })
  | (Moved & { readonly type: "teleported" })
  | { readonly type: "opportunityOffered"; readonly as: string; readonly mover: string }
  | { readonly type: "opportunityTaken"; readonly as: string; readonly mover: string }
  | { readonly type: "opportunityDeclined"; readonly as: string; readonly mover: string }
  | { readonly type: "stoodUp"; readonly as: string }
  | { readonly type: "wentProne"; readonly as: string }
  | { readonly type: "totalDefenseTaken"; readonly as: string }
  | { readonly type: "attacksEnded"; readonly as: string }
  | { readonly type: "flanked"; readonly as: string; readonly target: string }
  | { readonly type: "flankBroken"; readonly as: string; readonly target: string }
  | {
      readonly type: "equipmentChanged";
      readonly as: string;
      readonly held: string;
      /** Names of held things that are not called by their ids. */
      readonly labels?: FieldLabels;
    }
  | (Called & { readonly type: "itemDropped"; readonly as: string; readonly item: string })
  | (Called & { readonly type: "itemPickedUp"; readonly as: string; readonly item: string })
  | (Called & { readonly type: "potionUsed"; readonly as: string; readonly target: string; readonly item: string })
  | (At & Called & { readonly type: "specialAttackUsed"; readonly as: string; readonly special: string })
  | (At &
      Called & {
        readonly type: "spellCast";
        readonly as: string;
        readonly spell: string;
        readonly level: number;
      })
  | (Rolled & { readonly type: "castingFailed"; readonly as: string; readonly face: number })
  | { readonly type: "spoke"; readonly as: string; readonly text: string }
  | { readonly type: "freeActionAsked"; readonly as: string; readonly text: string }
  | { readonly type: "freeActionAnswered"; readonly as: string; readonly allow: boolean }
  | (Rolled &
      Private & {
        readonly type: "checkRolled";
        readonly as: string;
        readonly skill: string;
        readonly face: number;
        readonly total: number;
        readonly modifiers: readonly Modifier[];
        readonly dc?: number;
        readonly success?: boolean;
      })
  | { readonly type: "importantAnnounced"; readonly as: string }
  | { readonly type: "encounterEnded"; readonly outcome: string }
  | (Private & {
      readonly type: "adjusted";
      readonly as: string;
      readonly path: string;
      readonly value: Json;
      readonly reason: string;
      /** Does the path lead to something that everybody sees? Never told. */
      readonly isPublic: boolean;
    })
  | {
      readonly type: "combatantAdded";
      readonly as: string;
      readonly name: string;
      readonly side: string;
      readonly kind: CombatantKind;
      readonly owner: Seat;
      readonly sheet: Sheet;
    }
  | { readonly type: "combatantRemoved"; readonly as: string }
  | Extract<CommonEvent, { type: "controlPassed" }>;

type Moved = { readonly as: string; readonly from: number; readonly to: number };

/** What dice are rolled for. */
export type RollReason = "initiative" | "attack" | "damage" | "healing" | "save" | "check" | "voice";

/** What something costs: an action of the turn, or one of the free ones (CF-2.2 to CF-2.4). */
export type ActionCost = "standard" | "move" | "free";

/** A damage roll (CF-10.2 to CF-10.6): its dice and what was added to them before doubling and halving. */
export type DamageRoll = {
  /** Faces of all dice in order; empty where dice count as their maximum (`critical: max`). */
  readonly faces: readonly number[];
  /** The sum of the dice. */
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  readonly isMaximum: boolean;
  readonly isDoubled: boolean;
  readonly isHalved: boolean;
};

/** One type of event. */
export type EventOf<T extends CfEvent["type"]> = Extract<CfEvent, { type: T }>;
