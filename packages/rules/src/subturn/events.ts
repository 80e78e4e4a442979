import type { Json } from "../core/json.ts";
import type { Seat } from "../core/seat.ts";
import type { Addend } from "../ruleset.ts";
import type { Direction, Hex } from "../space/hex.ts";
import type { Side, SideClass } from "./ground/sides.ts";
import type { Attribute, Grade, Until, UsePeriod } from "./house/values.ts";
import type { Fighter, Mode, Place, Slot } from "./state.ts";

/** The events of section 7. Fields beyond that table are for the fold, or for the sum that `explain` shows. */

/** Events of several types with the same fields. */
type Each<T extends string, F> = T extends string ? { readonly type: T } & F : never;

/** Who is told of an event: these seats only, or everybody (ST-25.1). */
type Audience = { readonly knownTo?: readonly Seat[] };
/** What a roll against a target number came to, and the sum of that number. */
type Check = {
  readonly targetNumber: number;
  readonly faces: readonly number[];
  readonly sum: readonly Addend[];
};
/** The further hexes of a body that the event has laid down; nothing if it lay already or does not lie. */
type Laid = { readonly laid?: readonly Hex[] };
/** Movement paid: exact text, and units of 1/share. */
type Cost = { readonly cost: string; readonly units: number };

/** A stride or step-in: where it led, and how the body is placed there. */
type Travel = {
  readonly as: string;
  readonly q: number;
  readonly r: number;
  readonly direction: Direction;
  readonly place: Place;
  readonly isAirborne: boolean;
} & Cost;

type TurnEvent =
  | { readonly type: "placed"; readonly places: Readonly<Record<string, Place>> }
  | { readonly type: "mainTurnStarted"; readonly main: number; readonly slots: readonly Slot[] }
  | { readonly type: "initiativeRolled"; readonly as: string; readonly value: number; readonly pass: number }
  | {
      readonly type: "orderSet";
      readonly ids: readonly string[];
      /** Those of `ids` that are hidden. */
      readonly hiddenIds: readonly string[];
      /** The schedule of main turn 1; absent when somebody joins later. */
      readonly slots?: readonly Slot[];
    }
  | Each<
      "subturnStarted" | "subturnEnded" | "subturnSkipped",
      { readonly as: string; readonly main: number; readonly subturn: number }
    >
  | { readonly type: "usesRestored"; readonly as: string; readonly per: UsePeriod }
  | Each<"aaGranted" | "endDeclared", { readonly as: string }>
  | { readonly type: "turnSkipped"; readonly as: string; readonly reason: "gm" }
  | { readonly type: "fightEnded"; readonly winner?: string; readonly outcome?: string };

type CheckEvent =
  | ({
      readonly type: "recoveryChecked";
      readonly as: string;
      readonly condition: string;
      readonly success: boolean;
    } & Check)
  | Each<"knockdownChecked" | "landingChecked", { readonly as: string; readonly success: boolean } & Check & Laid>
  | ({
      readonly type: "jumpChecked";
      readonly as: string;
      readonly success: boolean;
      readonly direction?: Direction;
      readonly cost: string;
      readonly units: number;
    } & Check)
  | ({
      readonly type: "checkRolled";
      readonly as: string;
      readonly stat: Attribute;
      readonly success: boolean;
    } & Check);

/** Why a condition ended. */
export type ConditionEnd = "expired" | "recovered" | "actionDone" | "cleared";

type ConditionEvent =
  | { readonly type: "effectApplied"; readonly as: string; readonly condition: string; readonly hp: number }
  | {
      readonly type: "conditionSet";
      readonly as: string;
      readonly condition: string;
      readonly until: Until;
      readonly source: string;
      readonly isSourceHidden?: true;
      readonly amount?: number;
      readonly note?: string;
      readonly isSecret?: true;
    }
  | {
      readonly type: "conditionEnded";
      readonly as: string;
      readonly condition: string;
      readonly source: string;
      readonly why: ConditionEnd;
    };

type MoveEvent =
  | ({ readonly type: "turned"; readonly as: string; readonly by: number; readonly facing: Direction } & Cost)
  | ({ readonly type: "moved"; readonly style: "advance" | "sidestep" | "backstep" } & Travel)
  | ({ readonly type: "steppedIn" } & Travel)
  | ({
      readonly type: "jumped";
      readonly as: string;
      readonly to?: Side;
      readonly hexes: number;
      readonly rise: number;
      readonly q: number;
      readonly r: number;
      readonly altitude: number;
      readonly direction?: Direction;
      readonly place: Place;
    } & Cost)
  | ({
      readonly type: "fell";
      readonly as: string;
      readonly height: number;
      readonly damage: number;
      readonly landed: boolean;
      readonly faces: readonly number[];
      readonly sum: readonly Addend[];
    } & Laid)
  | Each<"borrowed" | "saved", { readonly as: string; readonly amount: string; readonly units: number }>
  | { readonly type: "fullMoveDeclared"; readonly as: string }
  | {
      readonly type: "postureChanged";
      readonly as: string;
      readonly from: string;
      readonly to: string;
      readonly q: number;
      readonly r: number;
      readonly place: Place;
      /** Standing to standing, or the change between kneeling and lying, which is an action of its own (ST-19.4). */
      readonly change: "standing" | "lying" | "other";
    };

type ActionEvent =
  | {
      readonly type: "actionTaken";
      readonly as: string;
      readonly action: string;
      readonly mode?: Mode;
      readonly grade?: Grade;
    }
  | {
      readonly type: "attackDeclared";
      readonly as: string;
      readonly target: string;
      readonly technique: string;
      readonly mode: Mode;
      readonly grade: Grade;
      readonly bigSwing: boolean;
      readonly direction: SideClass;
      readonly circled: boolean;
    }
  | ({ readonly type: "attackRolled"; readonly as: string; readonly hit: boolean } & Check)
  | {
      readonly type: "defenseAsked";
      readonly as: string;
      readonly attacker: string;
      readonly technique: string;
      readonly direction: SideClass;
      readonly toPosture?: string;
    }
  | ({
      readonly type: "defenseRolled";
      readonly as: string;
      readonly with: "dodge" | "parry" | "block" | "passive";
      readonly success: boolean;
      /** The attacker whose feint went into the number. */
      readonly feintBy?: string;
    } & Check)
  | {
      readonly type: "damaged";
      readonly as: string;
      readonly by: string;
      readonly rolled: number;
      readonly amount: number;
      readonly hp: number;
      readonly faces: readonly number[];
      readonly sum: readonly Addend[];
    }
  | { readonly type: "attackLapsed"; readonly as: string; readonly target: string }
  | {
      readonly type: "feintDeclared";
      readonly as: string;
      readonly target: string;
      readonly technique: string;
      readonly mode: Mode;
      readonly grade: Grade;
    }
  | {
      readonly type: "feintResolved";
      readonly as: string;
      readonly target: string;
      readonly amount: number;
      readonly targetNumber: number;
      readonly faces: readonly number[];
      readonly resistNumber?: number;
      readonly resistFaces?: readonly number[];
      readonly sum: readonly Addend[];
      /** Who is told the amount and the rolls; everybody if absent (ST-25.8). */
      readonly amountKnownTo?: readonly Seat[];
    };

type FateEvent =
  | Each<"wentDown" | "died", { readonly as: string } & Laid>
  | { readonly type: "bumped"; readonly as: string }
  | {
      readonly type: "revealed";
      readonly as: string;
      readonly why: "gm" | "attacked" | "feinted" | "targeted" | "bumped";
    }
  | { readonly type: "concealed"; readonly as: string };

type TableEvent =
  | {
      readonly type: "combatantAdded";
      readonly as: string;
      readonly name: string;
      readonly side: string;
      readonly fighter: Fighter;
    }
  | { readonly type: "combatantRemoved"; readonly as: string }
  | {
      readonly type: "adjusted";
      readonly as: string;
      readonly path: string;
      readonly to: Json;
      readonly reason: string;
      /** Where the fighter is then, for paths that place or lay the body. */
      readonly place?: Place;
    };

/** Everything that can happen in this ruleset. */
export type SubturnEvent = (
  | TurnEvent
  | CheckEvent
  | ConditionEvent
  | MoveEvent
  | ActionEvent
  | FateEvent
  | TableEvent
) &
  Audience;
