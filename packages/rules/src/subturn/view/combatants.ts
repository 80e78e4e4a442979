import type { JsonObject } from "../../core/json.ts";
import type { Viewer } from "../../core/seat.ts";
import type { CombatantView, ConditionView, Gauge } from "../../core/tableView.ts";
import { maxHp } from "../flow/wounds.ts";
import { mainHex } from "../ground/bodies.ts";
import { elevationOf } from "../ground/terrain.ts";
import { seesHidden, seesOldMainTurn } from "../knows.ts";
import { pointsText } from "../points.ts";
import { type Condition, type Fighter, fighterOf, isHidden, isHiddenId, type State } from "../state.ts";
import { limitedOf } from "../uses.ts";
import { statusFor } from "./status.ts";

/** Section 4: a combatant whom the viewer knows of, field by field. */
export function combatantFor(state: State, viewer: Viewer, fighter: Fighter): CombatantView {
  const { id, name, side, kind, owner } = fighter;
  const place = placeFor(state, fighter);
  return {
    id,
    name,
    side,
    kind,
    owner,
    status: statusFor(state, viewer, fighter),
    gauges: gaugesFor(state, viewer, fighter),
    traits: traitsFor(state, viewer, fighter),
    conditions: conditionsFor(state, viewer, fighter),
    ...(place === undefined ? {} : { place }),
  };
}

/** What a viewer sees of shifted points and uses (ST-25.4): as the old main turn left them while he knows of no new one. */
function bankAndUses(state: State, viewer: Viewer, fighter: Fighter) {
  const { bankUsed, bankNext, share, spent } = fighter;
  const old = seesOldMainTurn(state, viewer) ? state.oldMainTurn?.[fighter.id] : undefined;
  return old ?? { bankUsed: pointsText(bankUsed, share), bankNext: pointsText(bankNext, share), spent };
}

function gaugesFor(state: State, viewer: Viewer, fighter: Fighter): Readonly<Record<string, Gauge>> {
  const { hp, sheet, movement, spent } = fighter;
  const shown = bankAndUses(state, viewer, fighter).spent;
  const uses = limitedOf(state.house, fighter).map(({ id, per, max }): [string, Gauge] => {
    const used = (per === "mainTurn" ? shown : spent)[id] ?? 0;
    return [`${id}Uses`, { current: max - used, max }];
  });
  return {
    hp: { current: hp, max: maxHp(sheet) },
    movement: { current: movement.units, max: sheet.move },
    ...Object.fromEntries(uses),
  };
}

function traitsFor(state: State, viewer: Viewer, fighter: Fighter): CombatantView["traits"] {
  const { initiative, subturns, subturn, posture, isAirborne, movement, sheet } = fighter;
  const { bankUsed, bankNext } = bankAndUses(state, viewer, fighter);
  const grade = subturn?.action?.grade;
  return {
    ...(initiative === undefined ? {} : { initiative }),
    subturns,
    subturn: subturn?.number ?? 0,
    posture,
    airborne: isAirborne,
    movementPoints: pointsText(movement.units, movement.per),
    bankUsed,
    bankNext,
    actionUsed: subturn?.action !== undefined,
    ...(grade === undefined ? {} : { lastGrade: grade }),
    height: sheet.height,
    move: sheet.move,
    ...(isHidden(state, fighter) ? { hidden: true } : {}),
  };
}

/** Several feints are numbered by age among those that the viewer may see. */
function conditionsFor(state: State, viewer: Viewer, fighter: Fighter): Readonly<Record<string, ConditionView>> {
  const shown: Record<string, ConditionView> = {};
  let feints = 0;
  for (const condition of fighter.conditions) {
    if (!isConditionKnownTo(state, viewer, condition)) continue;
    if (condition.id === "feinted") feints += 1;
    const key = condition.id === "feinted" && feints > 1 ? `feinted.${feints}` : condition.id;
    shown[key] = conditionFor(state, viewer, condition);
  }
  return shown;
}

/** ST-25.8: a secret feint is the GM's and of the seat that controls its source now. */
function isConditionKnownTo(state: State, viewer: Viewer, { isSecret, source }: Condition): boolean {
  return isSecret === undefined || seesHidden(viewer) || fighterOf(state, source).owner === viewer;
}

function conditionFor(state: State, viewer: Viewer, condition: Condition): ConditionView {
  const { until, source, amount, note } = condition;
  const isNamed = seesHidden(viewer) || !isHiddenId(state, source);
  return {
    until,
    ...(isNamed ? { source } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(note === undefined ? {} : { note }),
  };
}

function placeFor({ house }: State, { place }: Fighter): JsonObject | undefined {
  if (place === undefined) return undefined;
  const { q, r, facing, altitude, half, extra } = place;
  return {
    q,
    r,
    facing,
    elevation: elevationOf(house.map, place),
    altitude,
    ...(half === undefined ? {} : { half }),
    ...(extra.length === 0 ? {} : { extra: extra.map(mainHex) }),
  };
}
