import type { Folds } from "../../core/fold.ts";
import type { Hex } from "../../space/hex.ts";
import type { SubturnEvent } from "../events.ts";
import { withHalvesAfter, withoutHalf } from "../ground/bodies.ts";
import { type Fighter, type Place, type State, withFighter } from "../state.ts";
import { afterSubturn, seenByAll, withoutActing } from "./phases.ts";

/** ST-14.4, ST-16, ST-19.6, ST-21.8, ST-25.2: bodies fall, drop out, show themselves. */
export const bodyFolds = {
  fell: (state, { as, damage, laid }) => {
    const landed = withFighter(state, as, (fighter) => ({
      ...fighter,
      hp: fighter.hp - damage,
      isAirborne: false,
      ...(fighter.place === undefined ? {} : { place: { ...fighter.place, altitude: 0 } }),
    }));
    return lay(landed, as, laid);
  },
  landingChecked: (state, { as, laid }) => lay(state, as, laid),
  knockdownChecked: (state, { as, laid }) => lay(state, as, laid),
  recoveryChecked: (state) => state,
  checkRolled: (state) => state,
  wentDown: (state, { as, laid }) => stop(lay(withFate(state, as, "down"), as, laid), as),
  died: (state, { as, laid }) => stop(lay(withFate(state, as, "dead"), as, laid), as),
  bumped: (state) => state,
  revealed: (state, { as }) => {
    const shown = withFighter(state, as, (fighter) => ({ ...fighter, hidden: false }));
    return state.acting === as ? seenByAll(shown) : shown;
  },
  concealed: (state, { as }) => withFighter(state, as, (fighter) => ({ ...fighter, hidden: true })),
} satisfies Partial<Folds<State, SubturnEvent>>;

/** The body lies on these further hexes, prone; nothing changes without them. */
export function lay(state: State, as: string, laid: readonly Hex[] | undefined): State {
  if (laid === undefined) return state;
  return putAt(state, as, (place) => ({ ...withoutHalf(place), extra: laid }), "prone");
}

/** Changes where a fighter is, and perhaps his posture, and sets the halves of his hexes right. */
export function putAt(state: State, as: string, change: (place: Place) => Place, posture?: string): State {
  const put = withFighter(state, as, (fighter) =>
    fighter.place === undefined
      ? fighter
      : { ...fighter, place: change(fighter.place), posture: posture ?? fighter.posture },
  );
  return withHalvesAfter(put, as);
}

/** ST-24.2: one who was down and has hit points again can act from his next slot on; a dead one stays dead. */
export function withHp(fighter: Fighter, hp: number): Fighter {
  return { ...fighter, hp, fate: fighter.fate === "down" && hp > 0 ? "able" : fighter.fate };
}

function withFate(state: State, as: string, fate: Fighter["fate"]): State {
  return withFighter(state, as, (fighter) => ({ ...fighter, fate }));
}

/** ST-24.2: the sub-turn of one who drops out stops there. A hit of his that waits for its defence lapses by an event of its own. */
export function stop(state: State, as: string): State {
  if (state.acting !== as) return state;
  const spent = withFighter(state, as, (fighter) => ({ ...fighter, movement: { ...fighter.movement, units: 0 } }));
  return { ...withoutActing(spent), phase: state.phase === "subturn" ? afterSubturn(state) : state.phase };
}
