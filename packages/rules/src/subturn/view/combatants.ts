import type { JsonObject } from "../../core/json.ts";
import type { Viewer } from "../../core/seat.ts";
import {
  type CombatantView,
  type ConditionView,
  combatantViews,
  type Gauge,
  type TableView,
} from "../../core/tableView.ts";
import { maxHp } from "../flow/wounds.ts";
import { mainHex } from "../ground/bodies.ts";
import { elevationOf } from "../ground/terrain.ts";
import type { House } from "../house/house.ts";
import { isKnownTo, seesHidden, seesOldMainTurn } from "../knows.ts";
import { pointsText } from "../points.ts";
import {
  type Condition,
  type Fighter,
  fighterOf,
  isHidden,
  isHiddenId,
  type OldMainTurn,
  type State,
} from "../state.ts";
import { limitedOf } from "../uses.ts";
import { statusFor } from "./status.ts";

/**
 * Section 4: the combatants whom the viewer knows of, field by field.
 * @param viewer who sees everything hidden, or who sees nothing of it
 * @param conditions what is known of each one's conditions, in listing order: see {@link conditionsKnownTo}
 */
export function combatantsFor(
  state: State,
  viewer: "gm" | "spectator",
  conditions: readonly string[],
): TableView["combatants"] {
  const { house, combatants } = state;
  const shown = seesOldMainTurn(state, viewer) ? state.oldMainTurn : undefined;
  const rows = combatants.flatMap((fighter, i) => {
    if (!isKnownTo(state, viewer, fighter)) return [];
    return [[fighter, house, statusFor(state, viewer, fighter), shown?.[fighter.id], conditions[i] ?? ""] as const];
  });
  return viewsOf(house, viewer, rows);
}

const viewsOf = combatantViews(
  (fighter: Fighter, house: House, status: string, old: OldMainTurn | undefined, conditions: string): CombatantView => {
    const { id, name, side, kind, owner } = fighter;
    const place = placeFor(house, fighter);
    return {
      id,
      name,
      side,
      kind,
      owner,
      status,
      gauges: gaugesFor(house, fighter, old),
      traits: traitsFor(house, fighter, old),
      conditions: conditionsFor(fighter, conditions),
      ...(place === undefined ? {} : { place }),
    };
  },
);

/** What a viewer sees of shifted points and uses (ST-25.4): as the old main turn left them while he knows of no new one. */
function bankAndUses({ bankUsed, bankNext, share, spent }: Fighter, old: OldMainTurn | undefined): OldMainTurn {
  return old ?? { bankUsed: pointsText(bankUsed, share), bankNext: pointsText(bankNext, share), spent };
}

function gaugesFor(house: House, fighter: Fighter, old: OldMainTurn | undefined): Readonly<Record<string, Gauge>> {
  const { hp, sheet, movement, spent } = fighter;
  const shown = bankAndUses(fighter, old).spent;
  const uses = limitedOf(house, fighter).map(({ id, per, max }): [string, Gauge] => {
    const used = (per === "mainTurn" ? shown : spent)[id] ?? 0;
    return [`${id}Uses`, { current: max - used, max }];
  });
  return {
    hp: { current: hp, max: maxHp(sheet) },
    movement: { current: movement.units, max: sheet.move },
    ...Object.fromEntries(uses),
  };
}

function traitsFor(house: House, fighter: Fighter, old: OldMainTurn | undefined): CombatantView["traits"] {
  const { initiative, subturns, subturn, posture, isAirborne, movement, sheet } = fighter;
  const { bankUsed, bankNext } = bankAndUses(fighter, old);
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
    ...(isHidden({ house }, fighter) ? { hidden: true } : {}),
  };
}

/** What a viewer may know of a condition: all of it, all but its source, or nothing. */
const [ALL, NAMELESS, NOTHING] = ["a", "n", "-"];

/** One letter for each condition, oldest first: what the viewer may know of it. */
export function conditionsKnownTo(state: State, viewer: Viewer, { conditions }: Fighter): string {
  if (conditions.length === 0) return "";
  const known = conditions.map((condition) => {
    if (!isConditionKnownTo(state, viewer, condition)) return NOTHING;
    return seesHidden(viewer) || !isHiddenId(state, condition.source) ? ALL : NAMELESS;
  });
  return known.join("");
}

/** Several feints are numbered by age among those that the viewer may see. */
function conditionsFor(fighter: Fighter, known: string): Readonly<Record<string, ConditionView>> {
  const shown: Record<string, ConditionView> = {};
  let feints = 0;
  fighter.conditions.forEach((condition, i) => {
    if (known[i] === NOTHING) return;
    if (condition.id === "feinted") feints += 1;
    const key = condition.id === "feinted" && feints > 1 ? `feinted.${feints}` : condition.id;
    shown[key] = conditionFor(condition, known[i] === ALL);
  });
  return shown;
}

/** ST-25.8: a secret feint is the GM's and of the seat that controls its source now. */
function isConditionKnownTo(state: State, viewer: Viewer, { isSecret, source }: Condition): boolean {
  return isSecret === undefined || seesHidden(viewer) || fighterOf(state, source).owner === viewer;
}

function conditionFor({ until, source, amount, note }: Condition, isNamed: boolean): ConditionView {
  return {
    until,
    ...(isNamed ? { source } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(note === undefined ? {} : { note }),
  };
}

function placeFor(house: House, { place }: Fighter): JsonObject | undefined {
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
