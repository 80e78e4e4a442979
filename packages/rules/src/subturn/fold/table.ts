import { z } from "zod";
import type { Folds } from "../../core/fold.ts";
import type { SubturnEvent } from "../events.ts";
import { withHalvesAfter } from "../ground/bodies.ts";
import { type Fighter, type State, withFighter } from "../state.ts";
import { limitedOf } from "../uses.ts";
import { putAt, stop, withHp } from "./bodies.ts";

/** What the GM's common commands do. */
export const tableFolds = {
  combatantAdded: (state, { fighter }) => ({ ...state, combatants: [...state.combatants, fighter] }),
  combatantRemoved: (state, { as }) => {
    if (state.phase === "setup") return { ...state, combatants: withoutEver(state.combatants, as) };
    const gone = withFighter(state, as, ({ place: _, ...fighter }) => ({ ...fighter, fate: "fled" }));
    const unscheduled = { ...gone, slots: state.slots.filter((slot) => slot.as !== as) };
    return stop(withHalvesAfter(unscheduled, as), as);
  },
  adjusted: (state, event) => {
    const { as, path, to } = event;
    const uses = USES_PATH.exec(path)?.[1];
    if (uses !== undefined) return withUses(state, as, { id: uses, left: whole.parse(to) });
    switch (path) {
      case "gauges.hp.current":
        return withFighter(state, as, (fighter) => withHp(fighter, whole.parse(to)));
      case "gauges.movement.current":
        return withFighter(state, as, (fighter) => ({
          ...fighter,
          movement: { ...fighter.movement, units: whole.parse(to) },
        }));
      case "traits.subturns":
        return withFighter(state, as, (fighter) => ({ ...fighter, subturns: whole.parse(to) }));
      default:
        return withPlace(state, event);
    }
  },
} satisfies Partial<Folds<State, SubturnEvent>>;

/** Those who stay when one goes before the fight, as if he had never been there: what he is the source of is their own. */
function withoutEver(combatants: readonly Fighter[], gone: string): readonly Fighter[] {
  return combatants
    .filter(({ id }) => id !== gone)
    .map((fighter) => ({
      ...fighter,
      conditions: fighter.conditions.map((one) => (one.source === gone ? { ...one, source: fighter.id } : one)),
    }));
}

/** The path of a gauge of uses; its first group is the id of what is used. */
export const USES_PATH = /^gauges\.(.+)Uses\.current$/;

const whole = z.int();

function withUses(state: State, as: string, uses: { readonly id: string; readonly left: number }): State {
  const adjusted = withFighter(state, as, (fighter) => {
    const max = limitedOf(state.house, fighter).find(({ id }) => id === uses.id)?.max ?? uses.left;
    return { ...fighter, spent: { ...fighter.spent, [uses.id]: max - uses.left } };
  });
  const shown = state.oldMainTurn?.[as];
  if (shown === undefined) return adjusted;
  const spent = adjusted.combatants.find(({ id }) => id === as)?.spent[uses.id] ?? 0;
  const old = { ...shown, spent: { ...shown.spent, [uses.id]: spent } };
  return { ...adjusted, oldMainTurn: { ...state.oldMainTurn, [as]: old } };
}

function withPlace(state: State, event: Extract<SubturnEvent, { type: "adjusted" }>): State {
  const { as, path, to, place } = event;
  if (place === undefined) return state;
  const put = putAt(state, as, () => place, path === "traits.posture" ? String(to) : undefined);
  return withFighter(put, as, (fighter) => ({ ...fighter, isAirborne: isStillAirborne(fighter, event) }));
}

/** Only a change of altitude or place lifts one up or sets one down. */
function isStillAirborne(fighter: Fighter, { path, place }: Extract<SubturnEvent, { type: "adjusted" }>): boolean {
  const isSetDown = path === "place" || path === "place.altitude";
  return isSetDown ? (place?.altitude ?? 0) > 0 : fighter.isAirborne;
}
