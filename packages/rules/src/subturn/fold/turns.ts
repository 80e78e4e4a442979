import type { Folds } from "../../core/fold.ts";
import type { SubturnEvent } from "../events.ts";
import { pointsText } from "../points.ts";
import {
  type Fighter,
  isHiddenId,
  type OldMainTurn,
  type Slot,
  type State,
  type SubturnRecord,
  withFighter,
} from "../state.ts";
import { restore } from "../uses.ts";
import { afterSubturn, seenByAll, withoutActing, withoutExchange } from "./phases.ts";

/** ST-1 to ST-6: turns come and go. */
export const turnFolds = {
  placed: (state, { places }) => ({
    ...state,
    combatants: state.combatants.map((fighter) => {
      const place = places[fighter.id];
      return place === undefined ? fighter : { ...fighter, place, isAirborne: place.altitude > 0 };
    }),
  }),
  mainTurnStarted: (state, { main, slots }) => {
    const { fog } = state.house;
    const old = fog && main > 1 ? { oldMainTurn: state.oldMainTurn ?? asItWas(state) } : {};
    return {
      ...state,
      main,
      shownMain: fog && main > 1 ? state.shownMain : main,
      slots,
      phase: state.phase === "setup" ? afterSubturn(state) : state.phase,
      combatants: state.combatants.map((fighter) => withNewShare(state, fighter)),
      ...old,
    };
  },
  initiativeRolled: (state, { as, value, pass }) =>
    pass === 1 ? withFighter(state, as, (fighter) => ({ ...fighter, initiative: value })) : state,
  orderSet: (state, { ids, slots }) => {
    const late = state.order.length === 0 ? [] : ids.filter((id) => !state.order.includes(id));
    const latecomers = late.length === 0 ? {} : { latecomers: [...(state.latecomers ?? []), ...late] };
    return { ...state, order: ids, slots: slots ?? state.slots, ...latecomers };
  },
  subturnStarted: (state, { as, main, subturn }) => {
    const started = withFighter(state, as, (fighter) => ({ ...fighter, subturn: freshRecord(fighter, main, subturn) }));
    const acting: State = { ...started, phase: "subturn", acting: as, slots: withoutSlot(state.slots, as, subturn) };
    return isHiddenId(state, as) ? acting : seenByAll(acting);
  },
  subturnSkipped: (state, { as, subturn }) => ({ ...state, slots: withoutSlot(state.slots, as, subturn) }),
  subturnEnded: (state, { as }) =>
    withFighter(state, as, (fighter) =>
      fighter.subturn === undefined ? fighter : { ...fighter, subturn: { ...fighter.subturn, isOpen: false } },
    ),
  usesRestored: (state, { as, per }) => withFighter(state, as, (fighter) => restore(state.house, fighter, per)),
  aaGranted: (state, { as }) =>
    withFighter(state, as, (fighter) => ({
      ...fighter,
      movement: { units: fighter.sheet.move + fighter.bankNext, per: fighter.share },
      bankNext: 0,
    })),
  endDeclared: (state, { as }) => {
    const spent = withFighter(state, as, (fighter) => ({ ...fighter, movement: { ...fighter.movement, units: 0 } }));
    return { ...withoutActing(spent), phase: afterSubturn(state) };
  },
  turnSkipped: (state) => state,
  fightEnded: (state, { winner }) => ({
    ...withoutExchange(withoutActing(state)),
    phase: "ended",
    ...(winner === undefined ? {} : { winner }),
  }),
} satisfies Partial<Folds<State, SubturnEvent>>;

/** ST-1.2, ST-4.2 (1): the new number of sub-turns counts from now on; a shift into other fractions lapses. */
function withNewShare(state: State, fighter: Fighter): Fighter {
  const isKept = state.house.bankScope === "carry" && fighter.share === fighter.subturns;
  return { ...fighter, share: fighter.subturns, bankUsed: 0, bankNext: isKept ? fighter.bankNext : 0 };
}

/** ST-25.4: what others go on seeing until they see a sub-turn of the new main turn. */
function asItWas(state: State): Readonly<Record<string, OldMainTurn>> {
  return Object.fromEntries(
    state.combatants.map(({ id, bankUsed, bankNext, share, spent }) => [
      id,
      { bankUsed: pointsText(bankUsed, share), bankNext: pointsText(bankNext, share), spent },
    ]),
  );
}

function withoutSlot(slots: readonly Slot[], as: string, k: number): readonly Slot[] {
  return slots.filter((slot) => slot.as !== as || slot.k !== k);
}

function freshRecord(fighter: Fighter, main: number, number: number): SubturnRecord {
  const { q, r, half } = fighter.place ?? { q: 0, r: 0 };
  return {
    main,
    number,
    isOpen: true,
    start: half === undefined ? { q, r } : { q, r, half },
    hasChangedHex: false,
    directions: [],
    strides: 0,
    hasJumped: false,
    hasSteppedIn: false,
    turned: 0,
    isTurnedOut: false,
  };
}
