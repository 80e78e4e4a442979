// CF-4.3, CF-13.1, CF-13.8: a careful step that provokes nobody.
import { refuse } from "../../core/refusal.ts";
import { isUnder } from "../conditions/active.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { isMark, marksOfShift } from "../rules/movement.ts";
import { spend } from "../steps/spend.ts";
import { readWhole, refuseSurplus } from "./arguments.ts";
import { promptOf } from "./fields.ts";
import { cannotMove } from "./move.ts";
import type { TurnCommand } from "./turnCommand.ts";

/** `shift {to}`; the own mark is a step within the engagement. */
export const shift: TurnCommand = {
  type: "shift",
  cost: "move",
  obstacle: (fight, fighter) => cannotMove(fight, fighter) ?? cannotShift(fight, fighter) ?? liesStill(fight, fighter),
  decide(draft, { as, args }) {
    const fight = draft.state;
    const mover = fighterOf(fight, as);
    const to = readWhole(args, "to");
    if (!isMark(fight, to)) refuse("outOfRange", "to: a mark of the field", { field: "to" });
    if (!marksOfShift(fight, mover).includes(to)) {
      refuse("notEnoughMovement", "to: farther than a shift", { field: "to" });
    }
    refuseSurplus(args, ["to"]);
    spend(draft, as, "move");
    draft.emit({ type: "shifted", as, from: mover.at, to });
  },
  prompts: (offer) => [
    promptOf(offer, "shift", {
      fields: [{ name: "to", kind: "choice", options: marksOfShift(offer.fight, offer.fighter) }],
    }),
  ],
};

function cannotShift(fight: CfFight, fighter: Fighter): string | undefined {
  return isUnder(fight.house, fighter, "noShift") ? "cannotShift" : undefined;
}

/** The prone neither shift nor flank (`proneMayShift`). */
export function liesStill(fight: CfFight, fighter: Fighter): string | undefined {
  return !fight.house.proneMayShift && isUnder(fight.house, fighter, "crawls") ? "prone" : undefined;
}
