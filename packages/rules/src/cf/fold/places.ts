// CF-4, CF-6, CF-7, CF-9: folds of movement, opportunity attacks, flanking and items.
import { findCombatant, withCombatant } from "../../core/fight.ts";
import type { Folds } from "../../core/fold.ts";
import type { CfEvent, EventOf } from "../events.ts";
import type { CfFight } from "../fight.ts";
import { idOnGround, idWith, ownedItem, withoutItem } from "../rules/items.ts";
import { NOTHING } from "../sheet/parts.ts";
import { withFighter, without } from "./change.ts";

/** Folds of movement, opportunity attacks, flanking and items. */
export const placeFolds = {
  moveDeclared: (fight, { as, from, to, queue }) => ({ ...fight, openMove: { mover: as, from, to, queue } }),
  moved: (fight, { as, to }) => steppedTo(closed(fight), as, to),
  moveStopped: (fight) => closed(fight),
  shifted: (fight, { as, to }) => steppedTo(fight, as, to),
  teleported: (fight, { as, to }) => steppedTo(fight, as, to),
  opportunityOffered: (fight, { as }) => ({
    ...fight,
    phase: "opportunity",
    ...(fight.openMove && {
      openMove: {
        ...fight.openMove,
        asked: as,
        queue: fight.openMove.queue.slice(fight.openMove.queue.indexOf(as) + 1),
      },
    }),
  }),
  opportunityTaken: (fight, { as }) =>
    withCombatant(answered(fight), as, (fighter) => ({ ...fighter, opportunityUsed: fighter.opportunityUsed + 1 })),
  opportunityDeclined: (fight) => answered(fight),
  flanked: (fight, { as, target }) => {
    const ownSteps = findCombatant(fight, as)?.steps ?? 0;
    const itsSteps = findCombatant(fight, target)?.steps ?? 0;
    return withFighter(fight, as, { flank: { target, ownSteps, itsSteps } });
  },
  flankBroken: (fight, { as }) => withCombatant(fight, as, (fighter) => without(fighter, "flank")),
  equipmentChanged: (fight, { as, held }) => withFighter(fight, as, { held: held === NOTHING ? [] : held.split("+") }),
  itemDropped: foldDrop,
  itemPickedUp: foldPickUp,
  potionUsed: (fight, { as, item }) => withCombatant(fight, as, (fighter) => withoutItem(fighter, item)),
} satisfies Partial<Folds<CfFight, CfEvent>>;

/** The fight with somebody at another mark, or having stepped about at the same one (CF-4.3). */
export function steppedTo(fight: CfFight, as: string, at: number): CfFight {
  return withCombatant(fight, as, (fighter) => ({ ...fighter, at, steps: fighter.steps + 1 }));
}

function closed(fight: CfFight): CfFight {
  return fight.openMove === undefined ? fight : { ...without(fight, "openMove"), phase: "turn" };
}

function answered(fight: CfFight): CfFight {
  return fight.openMove === undefined ? fight : { ...fight, openMove: without(fight.openMove, "asked") };
}

function foldDrop(fight: CfFight, { as, item: id }: EventOf<"itemDropped">): CfFight {
  const fighter = findCombatant(fight, as);
  const owned = fighter === undefined ? undefined : ownedItem(fighter, id);
  if (fighter === undefined || owned === undefined) return fight;
  const left = withCombatant(fight, as, (bearer) => withoutItem(bearer, id));
  return { ...left, ground: [...fight.ground, { ...owned, at: fighter.at }] };
}

function foldPickUp(fight: CfFight, { as, item: id }: EventOf<"itemPickedUp">): CfFight {
  const lying = fight.ground.find((one) => idOnGround(one) === id);
  if (lying === undefined) return fight;
  const owned = { item: lying.item, origin: lying.origin };
  const taken = withCombatant(fight, as, (fighter) => ({
    ...fighter,
    items: [...fighter.items, owned],
    held: [...fighter.held, idWith(as, owned)].sort(),
  }));
  return { ...taken, ground: fight.ground.filter((one) => one !== lying) };
}
