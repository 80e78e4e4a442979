// CF-1, CF-2: folds of start, order, rounds and turns.
import type { Folds } from "../../core/fold.ts";
import { stretchOf } from "../../core/tieBreaks.ts";
import { placed, sidesOfPcs } from "../create.ts";
import type { CfEvent, EventOf } from "../events.ts";
import type { CfFight } from "../fight.ts";
import { orderBehind } from "../rules/order.ts";
import { withSettled } from "../rules/tieBreak.ts";
import { groupsToAgree } from "../rules/ties.ts";
import { withFighter, without } from "./change.ts";

/** Folds of start, order, rounds and turns. */
export const orderFolds = {
  encounterStarted: (fight) => ({ ...placed(fight), phase: "ties", pcSides: sidesOfPcs(fight) }),
  initiativeRolled: (fight, { as, total }) => withFighter(fight, as, { initiative: total }),
  orderSet: (fight, { order, settled }) => {
    const ordered = foldOrder(fight, order);
    return settled === undefined
      ? ordered
      : withSettled(ordered, { by: settled.by, ids: stretchOf(order, settled.ids) });
  },
  orderProposed: (fight, { seat, ids }) => ({
    ...fight,
    ties: fight.ties.map((group) =>
      isGroup(group.ids, ids) ? { ...group, proposals: { ...group.proposals, [seat]: ids } } : group,
    ),
  }),
  tieSettled: (fight, { ids }) => ({ ...fight, ties: fight.ties.filter((group) => !isGroup(group.ids, ids)) }),
  roundStarted: (fight, { round }) => ({
    ...without(fight, "turn"),
    phase: "turn",
    round,
    isIdle: true,
    combatants: fight.combatants.map((fighter) => ({ ...fighter, inRound: "ready" })),
  }),
  turnStarted: foldTurnStart,
  turnSkipped: (fight, { as, reason }) => ({
    ...withFighter(fight, as, { inRound: "skipped" }),
    isIdle: reason === "unable" && fight.isIdle,
  }),
  turnEnded: foldTurnEnd,
  turnDelayed: (fight, { as, after, initiative }) => ({
    ...without(withSettled(withFighter(fight, as, { initiative }), { by: "delayed", as }), "turn"),
    order: orderBehind(fight.order, as, after),
    isIdle: false,
  }),
  standstill: (fight) => ({ ...without(fight, "turn"), phase: "standstill" }),
  encounterEnded: (fight, { outcome }) => ({
    ...without(fight, "turn", "openMove"),
    phase: "ended",
    ties: [],
    outcome,
  }),
} satisfies Partial<Folds<CfFight, CfEvent>>;

/** The first order brings the ties to be settled; a newcomer placed before the current turn has had its place. */
function foldOrder(fight: CfFight, order: readonly string[]): CfFight {
  if (fight.order.length === 0) return { ...fight, order, ties: groupsToAgree({ ...fight, order }) };
  const current = fight.turn === undefined ? -1 : order.indexOf(fight.turn.as);
  const combatants = fight.combatants.map((fighter) => {
    const isPast = !fight.order.includes(fighter.id) && order.indexOf(fighter.id) < current;
    return isPast ? { ...fighter, inRound: "missed" as const } : fighter;
  });
  return { ...fight, order, combatants };
}

/** Those before it who are still `ready` were passed over because they were not there: their place is gone (CF-11.9). */
function foldTurnStart(fight: CfFight, { as }: EventOf<"turnStarted">): CfFight {
  const clock = fight.clock + 1;
  const before = fight.order.slice(0, fight.order.indexOf(as));
  const combatants = fight.combatants.map((fighter) => {
    if (fighter.id === as) return { ...fighter, turnSince: clock, opportunityUsed: 0 };
    const isPassed = fighter.inRound === "ready" && before.includes(fighter.id);
    return isPassed ? { ...fighter, inRound: "missed" as const } : fighter;
  });
  return { ...fight, phase: "turn", clock, combatants, turn: { as, standard: 1, move: 1, free: 0, spoken: 0 } };
}

function foldTurnEnd(fight: CfFight, { as }: EventOf<"turnEnded">): CfFight {
  const isSkipped = fight.combatants.some(({ id, inRound }) => id === as && inRound === "skipped");
  if (isSkipped) return without(fight, "turn");
  return { ...without(withFighter(fight, as, { inRound: "done" }), "turn"), isIdle: false };
}

function isGroup(members: readonly string[], ids: readonly string[]): boolean {
  return members.length === ids.length && ids.every((id) => members.includes(id));
}
