import type { Folds } from "../../core/fold.ts";
import type { Direction } from "../../space/hex.ts";
import { isSameHex } from "../../space/hex.ts";
import type { SubturnEvent } from "../events.ts";
import type { Fighter, Place, State, SubturnRecord } from "../state.ts";
import { fighterOf, withFighter } from "../state.ts";
import { putAt } from "./bodies.ts";

type Travelled = {
  readonly as: string;
  readonly units: number;
  readonly direction?: Direction;
  readonly place: Place;
};

/** ST-6, ST-10 to ST-15: movement is paid and made. */
export const movementFolds = {
  turned: (state, { as, by, facing, units }) => {
    const turned = withRecord(state, as, (record) => {
      const steps = record.turned + Math.abs(by);
      return { ...record, turned: steps, isTurnedOut: record.isTurnedOut || steps >= 2 };
    });
    return putAt(pay(turned, as, units), as, (place) => ({ ...place, facing }));
  },
  moved: (state, event) => {
    const record = (now: SubturnRecord) => ({ ...now, strides: now.strides + 1 });
    return withAirborne(travel(state, event, record), event.as, event.isAirborne);
  },
  steppedIn: (state, event) => {
    const record = (now: SubturnRecord) => ({ ...now, hasSteppedIn: true });
    return withAirborne(travel(state, event, record), event.as, event.isAirborne);
  },
  jumped: (state, event) => {
    const record = (now: SubturnRecord) => ({ ...now, hasJumped: true });
    return withAirborne(travel(state, event, record), event.as, true);
  },
  jumpChecked: (state, { as, success, units, direction }) => {
    if (success) return state;
    const tried = withRecord(state, as, (record) => ({
      ...record,
      hasJumped: true,
      directions: direction === undefined ? record.directions : [...record.directions, direction],
    }));
    return pay(tried, as, units);
  },
  borrowed: (state, { as, units }) => shift(state, as, units),
  saved: (state, { as, units }) => shift(state, as, -units),
} satisfies Partial<Folds<State, SubturnEvent>>;

/** A record of a sub-turn changed. Movement is made in one's own sub-turn only, so there always is one. */
export function withRecord(state: State, as: string, change: (record: SubturnRecord) => SubturnRecord): State {
  return withFighter(state, as, (fighter) =>
    fighter.subturn === undefined ? fighter : { ...fighter, subturn: change(fighter.subturn) },
  );
}

function travel(state: State, event: Travelled, record: (now: SubturnRecord) => SubturnRecord): State {
  const { place: before } = fighterOf(state, event.as);
  const hasChangedHex = before !== undefined && !isSameHex(before, event.place);
  const counted = withRecord(state, event.as, (now) => ({
    ...record(now),
    directions: event.direction === undefined ? now.directions : [...now.directions, event.direction],
    hasChangedHex: now.hasChangedHex || hasChangedHex,
    turned: hasChangedHex ? 0 : now.turned,
  }));
  return putAt(pay(counted, event.as, event.units), event.as, () => event.place);
}

function pay(state: State, as: string, units: number): State {
  return withMovement(state, as, -units);
}

function withMovement(state: State, as: string, units: number): State {
  return withFighter(state, as, (fighter) => ({
    ...fighter,
    movement: { ...fighter.movement, units: fighter.movement.units + units },
  }));
}

function withAirborne(state: State, as: string, isAirborne: boolean): State {
  return withFighter(state, as, (fighter) => ({ ...fighter, isAirborne }));
}

/** ST-6.3, ST-6.4: units are taken from the next sub-turn, or with a negative number given to it. */
function shift(state: State, as: string, units: number): State {
  const shifted = withFighter(
    state,
    as,
    (fighter): Fighter => ({
      ...fighter,
      bankUsed: fighter.bankUsed + Math.abs(units),
      bankNext: fighter.bankNext - units,
    }),
  );
  return withMovement(shifted, as, units);
}
