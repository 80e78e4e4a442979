// CF-3.3, CF-4.4, CF-5.4: total defence, standing up, lying down.
import { findCondition } from "../conditions/active.ts";
import { flightMarks } from "../rules/fear.ts";
import { endCondition, setCondition } from "../steps/conditions.ts";
import { spend } from "../steps/spend.ts";
import { cannotMove } from "./move.ts";
import { plain } from "./turnCommand.ts";

/** `totalDefense`: +2 to all defences until one's own next turn. */
export const totalDefense = plain({
  type: "totalDefense",
  cost: "standard",
  act(draft, as) {
    spend(draft, as, "standard");
    draft.emit({ type: "totalDefenseTaken", as });
    setCondition(draft, as, { key: "totalDefense", until: "ownTurnStart" });
  },
});

/** `standUp`; it changes no place, but `standUpImmobilized` may forbid it. */
export const standUp = plain({
  type: "standUp",
  cost: "move",
  flees: (fight, fighter) => flightMarks(fight, fighter, "standing").length > 0,
  obstacle: (fight, fighter) => {
    if (findCondition(fighter, "prone") === undefined) return "notProne";
    return fight.house.standUpImmobilized ? undefined : cannotMove(fight, fighter);
  },
  act(draft, as) {
    spend(draft, as, "move");
    draft.emit({ type: "stoodUp", as });
    endCondition(draft, as, "prone");
  },
});

/** `dropProne`, free or a move action as `dropProneCost` says. */
export const dropProne = plain({
  type: "dropProne",
  cost: (fight) => fight.house.dropProneCost,
  obstacle: (_, fighter) => (findCondition(fighter, "prone") === undefined ? undefined : "prone"),
  act(draft, as) {
    spend(draft, as, draft.state.house.dropProneCost);
    draft.emit({ type: "wentProne", as });
    setCondition(draft, as, { key: "prone", until: "removed" });
  },
});
