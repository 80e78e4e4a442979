// CF-10, CF-11, CF-12: folds of harm, healing and conditions.
import { withCombatant } from "../../core/fight.ts";
import type { Folds } from "../../core/fold.ts";
import type { CfEvent, EventOf } from "../events.ts";
import type { CfFight, Condition } from "../fight.ts";
import { withoutMember } from "../rules/ties.ts";
import { withFighter, without } from "./change.ts";

/** Folds of harm, healing and conditions. */
export const harmFolds = {
  damaged: (fight, { as, hp }) => withFighter(fight, as, { hp }),
  healed: (fight, { as, hp }) => withFighter(fight, as, { hp }),
  died: (fight, { as }) => ({
    ...withCombatant(fight, as, (fighter) => ({ ...without(fighter, "flank"), isDead: true, conditions: [] })),
    ties: withoutMember(fight.ties, as),
  }),
  conditionSet: foldConditionSet,
  conditionEnded: (fight, { as, condition }) =>
    withCombatant(fight, as, (fighter) => ({
      ...fighter,
      conditions: fighter.conditions.filter(({ key }) => key !== condition),
    })),
} satisfies Partial<Folds<CfFight, CfEvent>>;

/** Set again, a condition counts as set now (CF-12.5). */
function foldConditionSet(fight: CfFight, event: EventOf<"conditionSet">): CfFight {
  const clock = fight.clock + 1;
  const { condition: key, until, source, note } = event;
  const since = event.isOfSheet ? 0 : clock;
  const set: Condition = {
    key,
    until,
    since,
    ...(source !== undefined && { source }),
    ...(note !== undefined && { note }),
  };
  const changed = withCombatant(fight, event.as, (fighter) => ({
    ...fighter,
    conditions: [...fighter.conditions.filter((condition) => condition.key !== key), set],
  }));
  return { ...changed, clock };
}
