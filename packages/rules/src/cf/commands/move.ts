// CF-4.1, CF-4.2, CF-7.1, CF-7.2: moving on foot, walking or crawling.
import { refuse } from "../../core/refusal.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { flightMarks } from "../rules/fear.ts";
import { isImmobile, isMark, marksOfMove } from "../rules/movement.ts";
import { provokedBy } from "../rules/opportunity.ts";
import { spend } from "../steps/spend.ts";
import { type Given, readWhole, refuseSurplus, wrongArgument } from "./arguments.ts";
import { promptOf } from "./fields.ts";
import type { TurnCommand } from "./turnCommand.ts";

/** `move {to}`. */
export const move: TurnCommand = {
  type: "move",
  cost: "move",
  flees: (fight, fighter, command) => {
    if (command === undefined) return true;
    return flightMarks(fight, fighter, "asItIs").some((mark) => mark === command.to);
  },
  obstacle: cannotMove,
  decide(draft, { as, args }) {
    const mover = fighterOf(draft.state, as);
    const to = readGoal(draft.state, mover, args);
    refuseSurplus(args, ["to"]);
    spend(draft, as, "move");
    const from = mover.at;
    const queue = provokedBy(draft.state, fighterOf(draft.state, as));
    if (queue.length === 0) draft.emit({ type: "moved", as, from, to });
    else draft.emit({ type: "moveDeclared", as, from, to, queue });
  },
  prompts(offer) {
    const { fight, fighter, isFleeing } = offer;
    const marks = isFleeing ? flightMarks(fight, fighter, "asItIs") : marksOfMove(fight, fighter);
    if (marks.length === 0) return [];
    return [promptOf(offer, "move", { fields: [{ name: "to", kind: "choice", options: marks }] })];
  },
};

/** Only teleporting is left to the immobilised (CF-13.9). */
export function cannotMove(fight: CfFight, fighter: Fighter): string | undefined {
  return isImmobile(fight, fighter) ? "cannotMove" : undefined;
}

function readGoal(fight: CfFight, mover: Fighter, args: Given): number {
  const to = readWhole(args, "to");
  if (to === mover.at) wrongArgument("to", "another mark than one's own");
  if (!isMark(fight, to)) refuse("outOfRange", "to: a mark of the field", { field: "to" });
  if (!marksOfMove(fight, mover).includes(to)) {
    refuse("notEnoughMovement", "to: within the speed, and not beyond where one is stopped", { field: "to" });
  }
  return to;
}
