// CF-1.8, CF-2.6: ending one's turn, and putting it off.
import { refuse } from "../../core/refusal.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { actionsSpent, turnOf } from "../rules/actions.ts";
import { initiativeOf } from "../rules/order.ts";
import { isPresent } from "../rules/standing.ts";
import { beginNextTurn, endTurn as endTurnOf } from "../steps/turns.ts";
import { readCombatant, refuseSurplus } from "./arguments.ts";
import { promptOf } from "./fields.ts";
import { plain, type TurnCommand } from "./turnCommand.ts";

/** `endTurn`: what is unused is lost. */
export const endTurn = plain({
  type: "endTurn",
  cost: "none",
  act(draft, as) {
    endTurnOf(draft, as);
    beginNextTurn(draft);
  },
});

/** `delay {after}`: before any action, behind one who comes later in this round. */
export const delay: TurnCommand = {
  type: "delay",
  cost: "none",
  obstacle: (fight, fighter) => {
    if (!fight.house.delay) return "houseRule";
    return hasActed(fight, fighter) ? "tooLate" : undefined;
  },
  decide(draft, { as, args }) {
    const after = readCombatant(draft.state, args, "after").id;
    if (!laterOnes(draft.state, as).includes(after)) {
      refuse("badTarget", "after: a present combatant later in the order", { field: "after" });
    }
    refuseSurplus(args, ["after"]);
    draft.emit({ type: "turnDelayed", as, after, initiative: initiativeOf(draft.state, after) });
    beginNextTurn(draft);
  },
  prompts(offer) {
    const options = laterOnes(offer.fight, offer.fighter.id);
    if (options.length === 0) return [];
    return [promptOf(offer, "delay", { fields: [{ name: "after", kind: "combatant", options }] })];
  },
};

function hasActed(fight: CfFight, fighter: Fighter): boolean {
  const turn = turnOf(fight, fighter);
  return turn !== undefined && actionsSpent(turn) + turn.free > 0;
}

function laterOnes(fight: CfFight, as: string): readonly string[] {
  return fight.order.slice(fight.order.indexOf(as) + 1).filter((id) => isPresent(fighterOf(fight, id)));
}
