import type { Seat } from "../../core/seat.ts";
import type { Addend } from "../../ruleset.ts";
import { sumOf } from "../conditions.ts";
import { attackDirection } from "../ground/direction.ts";
import { isInArc, reachOf, ruleDistance } from "../ground/reach.ts";
import type { SideClass } from "../ground/sides.ts";
import { groundOf } from "../ground/terrain.ts";
import { postureOf, techniqueOf } from "../house/lookup.ts";
import type { Technique } from "../house/tables.ts";
import type { Grade } from "../house/values.ts";
import { isKnownTo } from "../knows.ts";
import { isNo, type No, no } from "../refused.ts";
import { techniquesOf } from "../sheet.ts";
import type { Fighter, Mode, State, SubturnRecord } from "../state.ts";
import { usesLeft } from "../uses.ts";
import { gradeIn, isBigSwing, MODES, modeOrNo } from "./modes.ts";
import { kindOfChange, postureNo } from "./posture.ts";

/** ST-12, ST-21, ST-22: attacks and feints as they are declared. */

/** What an attack or feint names. */
export type StrikeArguments = {
  readonly technique: string;
  readonly target: string;
  readonly mode?: string | undefined;
  readonly toPosture?: string | undefined;
};

/** How an action goes together with the rest of the sub-turn. */
export type Manner = { readonly mode: Mode; readonly grade: Grade; readonly toPosture?: string };

/** An attack or feint that can be declared. */
export type Strike = Manner & {
  readonly id: string;
  readonly technique: Technique;
  readonly target: Fighter;
  readonly isBigSwing: boolean;
  readonly direction: SideClass;
  readonly circled: boolean;
};

/** Who strikes: the fighter, what he has done in this sub-turn, and the seat that asks. */
export type Striker = { readonly fighter: Fighter; readonly record: SubturnRecord; readonly seat: Seat };

/** The attack or feint, or why not, in the order of section 6 after `actionUsed`. */
export function strikeOrNo(state: State, striker: Striker, args: StrikeArguments): Strike | No {
  const { fighter, record } = striker;
  const known = techniquesOf(fighter.sheet, state.house);
  const technique = known.includes(args.technique) ? techniqueOf(state.house, args.technique) : undefined;
  if (technique === undefined) {
    return no("badArgument", `technique: one of ${known.join(", ")}`, { field: "technique", allowed: known });
  }
  if (usesLeft(state.house, fighter, args.technique) === 0) {
    return no("noUsesLeft", `${args.technique}: no uses left`, { field: "technique" });
  }
  const manner = mannerOrNo(state, fighter, record, { ...args, grade: technique.grade, forCommand: MODES });
  if (isNo(manner)) return manner;
  const target = targetOrNo(state, striker, args.target, technique);
  if (isNo(target)) return target;
  return {
    ...manner,
    ...attackDirection(state, fighter, target.target),
    id: args.technique,
    technique,
    target: target.target,
    isBigSwing: isBigSwing(state, record, manner.mode),
  };
}

/** ‹MODE› and `tooLarge` of section 6, with or without a change of posture at the end of the action (ST-19.3). */
export function mannerOrNo(
  state: State,
  fighter: Fighter,
  record: SubturnRecord,
  asked: {
    readonly mode?: string | undefined;
    readonly toPosture?: string | undefined;
    readonly grade: Grade;
    readonly forCommand: readonly Mode[];
  },
): Manner | No {
  const { toPosture } = asked;
  const found =
    toPosture === undefined
      ? modeOrNo(state, fighter, record, { given: asked.mode, forCommand: asked.forCommand })
      : (withPostureNo(state, fighter, record, { ...asked, toPosture }) ?? { mode: "step" as const });
  if (isNo(found)) return found;
  const grade = gradeIn(found.mode, asked.grade);
  if (grade === undefined) return no("tooLarge", "that would be larger than an all-out action", { field: "mode" });
  return { mode: found.mode, grade, ...(toPosture === undefined ? {} : { toPosture }) };
}

function withPostureNo(
  state: State,
  fighter: Fighter,
  record: SubturnRecord,
  asked: { readonly mode?: string | undefined; readonly toPosture: string },
): No | undefined {
  if (asked.mode !== undefined && asked.mode !== "step") {
    return no("modeMismatch", "mode: a change of posture goes with step", { field: "mode", allowed: ["step"] });
  }
  const found = postureNo(state, fighter, record, asked.toPosture);
  if (found !== undefined) return { ...found, field: "toPosture" };
  if (kindOfChange(state, fighter.posture, asked.toPosture) !== "lying") return undefined;
  return no("actionNotAllowed", "getting up or lying down is an action of its own", { field: "toPosture" });
}

/** `badTarget`, `outOfRange`, `outOfArc`: ST-21.3, ST-9.2, ST-9.5. A target that the seat does not know is no target. */
export function targetOrNo(
  state: State,
  { fighter, seat }: Striker,
  id: string,
  technique: Technique,
): { readonly target: Fighter } | No {
  const target = state.combatants.find((other) => other.id === id);
  if (target === undefined || target.id === fighter.id || target.fate !== "able" || !isKnownTo(state, seat, target)) {
    return no("badTarget", "target: another one who can fight", { field: "target" });
  }
  const { near, far } = reachOf(state, fighter, technique);
  const distance = ruleDistance(state, fighter, target);
  if (distance < near || distance > far) {
    return no("outOfRange", `target: at distance ${distance}, the reach is ${near} to ${far}`, { field: "target" });
  }
  if (!isInArc(state, fighter, target)) return no("outOfArc", "target: not in front or to a side", { field: "target" });
  return { target };
}

/** ST-21.2, ST-12.4: the sum of the target number; the cap of a wild swing comes last. */
export function toHitSum(state: State, fighter: Fighter, strike: Strike): readonly Addend[] {
  const { house } = state;
  const { skill, toHit } = strike.technique;
  const known = Object.hasOwn(fighter.sheet.skills, skill) ? fighter.sheet.skills[skill] : undefined;
  const posture = postureOf(house, strike.toPosture ?? fighter.posture)?.attack ?? 0;
  const stance: Addend = fighter.isAirborne
    ? { term: "airborne", value: house.postures.airborne.attack }
    : { term: "footing", value: fighter.place === undefined ? 0 : groundOf(house, fighter.place, "footing") };
  const sum: readonly Addend[] = [
    known === undefined ? { term: "unskilled", value: fighter.sheet.dx - UNSKILLED } : { term: "skill", value: known },
    { term: "technique", value: toHit },
    { term: "posture", value: posture },
    stance,
    { term: "conditions", value: sumOf(state, fighter, "attack") },
    { term: "stepIn", value: strike.mode === "stepIn" ? house.stepInToHit : 0 },
  ];
  return strike.isBigSwing ? withBigSwing(house.bigSwing, sum) : sum;
}

/** Section 2: what a skill that is not on the sheet is below `dx`. */
const UNSKILLED = 4;

function withBigSwing(
  swing: { readonly toHit: number; readonly cap: number },
  sum: readonly Addend[],
): readonly Addend[] {
  const swung = [...sum, { term: "bigSwing", value: swing.toHit }];
  const total = swung.reduce((all, { value }) => all + Number(value), 0);
  return total > swing.cap ? [...swung, { term: "cap", value: swing.cap - total }] : swung;
}
