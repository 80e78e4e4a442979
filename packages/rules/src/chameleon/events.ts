import type { CombatantKind } from "../core/fight.ts";
import type { Seat } from "../core/seat.ts";
import type { Arrangement } from "./data/arrangement.ts";
import type { Control, Position } from "./data/positions.ts";
import type { FighterState, PowerBy, Use } from "./state.ts";

/** Beginning and end of the fight, its rounds and turns. */
export type FlowEvent =
  | { readonly type: "fightStarted" }
  | { readonly type: "roundStarted"; readonly round: number; readonly order: readonly string[] }
  | { readonly type: "turnStarted"; readonly as: string }
  | { readonly type: "turnSkipped"; readonly as: string; readonly reason: "flustered" | "asleep" | "gm" }
  | { readonly type: "turnPassed"; readonly as: string }
  | { readonly type: "turnEnded"; readonly as: string }
  | { readonly type: "roundEnded"; readonly round: number }
  | { readonly type: "fightEnded"; readonly outcome: string };

/** The name of an item or an action that was made at the table. */
type Named = { readonly name?: string };

/** What somebody does with the turn, and the pick. `knownTo`: the seats that may read the secret field. */
export type DeclarationEvent =
  | ({
      readonly type: "attackDeclared";
      readonly as: string;
      readonly targets: readonly string[];
      readonly weapon: string;
      readonly use: Use;
    } & Named)
  | { readonly type: "skillDeclared"; readonly as: string; readonly skill: string; readonly base: number }
  | ({ readonly type: "specialDeclared"; readonly as: string; readonly action: string } & Named)
  | { readonly type: "recoveryDeclared"; readonly as: string }
  | {
      readonly type: "positionPicked";
      readonly as: string;
      readonly position: Position;
      readonly knownTo: readonly Seat[];
    }
  | { readonly type: "positionRolled"; readonly as: string; readonly position: Position };

/** Answers to a pick, and what they open. */
export type AnswerEvent =
  | { readonly type: "individualRequested"; readonly as: string }
  | { readonly type: "individualRuled"; readonly individual: boolean }
  | {
      readonly type: "guessSealed" | "interferenceSealed";
      readonly as: string;
      readonly position: Position;
      readonly knownTo: readonly Seat[];
    }
  | { readonly type: "stoodAside"; readonly as: string }
  | { readonly type: "guessed"; readonly as: string; readonly position: Position; readonly right: boolean }
  | { readonly type: "positionRevealed"; readonly as: string; readonly position: Position; readonly value: number }
  | {
      readonly type: "lowestDeclared";
      readonly as: string;
      readonly value: number;
      /** Where it lies: only if the house tells it. */
      readonly positions?: readonly Position[];
    }
  | { readonly type: "powerGained"; readonly as: string; readonly power: PowerBy };

/** Why a posture changed. */
export type PostureCause = "break" | "recovery" | "interference" | "surprise" | "roundEnd" | "maxLowered";

/** What was rolled for a power or a damage: absent where the number is fixed. */
type Rolled = { readonly dice?: string; readonly faces?: readonly number[] };

/** What the power does. */
export type EffectEvent =
  | {
      readonly type: "postureChanged";
      readonly as: string;
      readonly by: number;
      readonly posture: number;
      readonly max: number;
      readonly cause: PostureCause;
      /** Of a break or a recovery: the power that was used. */
      readonly power?: number;
      /** Of a break: what the weapon adds to the power. */
      readonly bonus?: number;
    }
  | { readonly type: "maxPostureLowered"; readonly as: string; readonly max: number }
  | { readonly type: "flusterChanged"; readonly as: string; readonly fluster: number }
  | { readonly type: "flustered"; readonly as: string }
  | ({
      readonly type: "damageRolled";
      readonly as: string;
      readonly weaponPower?: number;
      readonly posture?: number;
      readonly full: number;
      readonly targets: readonly string[];
    } & Rolled)
  | {
      readonly type: "damageDealt";
      readonly as: string;
      readonly amount: number;
      readonly targets: readonly string[];
    }
  | { readonly type: "injured"; readonly as: string; readonly amount: number; readonly injury: number }
  | { readonly type: "droppedOut"; readonly as: string; readonly how: "down" | "dead" }
  | {
      readonly type: "shotRolled";
      readonly as: string;
      readonly power: number;
      readonly perPower: number;
      readonly chance: number;
      readonly roll: number;
      readonly hit: boolean;
    }
  | {
      readonly type: "skillRolled";
      readonly as: string;
      readonly skill: string;
      readonly base: number;
      readonly concentration: number;
      readonly power: number;
      readonly cap: number;
      readonly target: number;
      readonly roll: number;
      readonly success: boolean;
      readonly degree: number;
    }
  | { readonly type: "recoveryResolved"; readonly as: string; readonly success: boolean; readonly amount: number }
  | {
      readonly type: "conditionGained";
      readonly as: string;
      readonly key: string;
      readonly until: string;
      readonly source?: string;
      readonly note?: string;
    }
  | { readonly type: "conditionLost"; readonly as: string; readonly key: string };

/** Special actions, items and surprises. */
export type SpecialEvent =
  | {
      readonly type: "specialOffered";
      readonly id: string;
      readonly name: string;
      readonly cost: number;
      readonly accumulate: boolean;
      readonly repeat: boolean;
      readonly who?: readonly string[];
    }
  | { readonly type: "specialRetired"; readonly id: string; readonly name: string }
  | ({
      readonly type: "specialCharged";
      readonly as: string;
      readonly action: string;
      readonly power: number;
      readonly progress: number;
      readonly cost: number;
    } & Named)
  | ({ readonly type: "specialDone" | "specialFailed"; readonly as: string; readonly action: string } & Named)
  | ({ readonly type: "itemSpent" | "itemRecharged"; readonly as: string; readonly item: string } & Named)
  | {
      readonly type: "surpriseChecked";
      readonly as: string;
      readonly chance: number;
      readonly roll: number;
      readonly success: boolean;
    }
  | { readonly type: "surpriseGranted"; readonly as: string }
  | {
      readonly type: "surprised";
      readonly as: string;
      readonly target: string;
      readonly amount: number;
      readonly faces: readonly number[];
    }
  /** The surprise came to nothing: whoever had it, or everyone it could have struck, is out or gone. */
  | { readonly type: "surpriseLapsed"; readonly as: string };

/** Control values and mastery, out of the fight. */
export type ControlEvent =
  | {
      readonly type: "controlShuffled";
      readonly as: string;
      readonly arrangement: Arrangement;
      readonly knownTo: readonly Seat[];
    }
  | {
      readonly type: "controlAllotted";
      readonly as: string;
      readonly values: Control;
      readonly knownTo: readonly Seat[];
      /** The seat that entered them. */
      readonly by: Seat;
    }
  | { readonly type: "routineGranted"; readonly as: string }
  | ({
      readonly type: "weaponMastered";
      readonly as: string;
      readonly weapon: string;
      readonly knownTo: readonly Seat[];
    } & Named);

/** What the GM changes by hand. */
export type GmEvent =
  | {
      readonly type: "combatantAdded";
      readonly as: string;
      readonly name: string;
      readonly side: string;
      readonly kind: CombatantKind;
      readonly owner: Seat;
      readonly state: FighterState;
    }
  | { readonly type: "combatantRemoved"; readonly as: string }
  | {
      readonly type: "adjusted";
      readonly as: string;
      readonly path: string;
      readonly from: number;
      readonly to: number;
      readonly reason: string;
    }
  | {
      readonly type: "tiesOrdered";
      readonly ids: readonly string[];
      /** The whole order after it. */
      readonly order: readonly string[];
      /** Whoever was acting steps back and lets another go first (CH-2.6). */
      readonly stepsBack: boolean;
    };

/** Everything that happens in this ruleset. */
export type ChameleonEvent =
  | FlowEvent
  | DeclarationEvent
  | AnswerEvent
  | EffectEvent
  | SpecialEvent
  | ControlEvent
  | GmEvent;
