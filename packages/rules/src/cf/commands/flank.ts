// CF-4.5, CF-9.4: taking an enemy between two.
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { hasFlankingAlly } from "../rules/flanking.ts";
import { isEngagedWith } from "../rules/movement.ts";
import { isCountable, isEnemy, isPresent } from "../rules/standing.ts";
import { ENGAGED } from "../rules/targets.ts";
import { spend } from "../steps/spend.ts";
import { readCombatant, refuseSurplus } from "./arguments.ts";
import { promptOf } from "./fields.ts";
import { cannotMove } from "./move.ts";
import { readInReach, refuseTarget } from "./read.ts";
import { liesStill } from "./shift.ts";
import type { TurnCommand } from "./turnCommand.ts";

/** `flank {target}`: an enemy in the engagement, immune or not (CF-9.6). */
export const flank: TurnCommand = {
  type: "flank",
  cost: "move",
  obstacle: (fight, fighter) =>
    cannotMove(fight, fighter) ??
    liesStill(fight, fighter) ??
    (isCountable(fight, fighter) ? undefined : "cannotFlank") ??
    (hasFlankingAlly(fight, fighter) ? undefined : "noAlly"),
  decide(draft, { as, args }) {
    const flanker = fighterOf(draft.state, as);
    const enemy = readCombatant(draft.state, args, "target");
    if (!isEnemy(flanker, enemy) || !isPresent(enemy)) refuseTarget("a present enemy");
    const target = readInReach(flanker, enemy, ENGAGED);
    refuseSurplus(args, ["target"]);
    spend(draft, as, "move");
    draft.emit({ type: "flanked", as, target });
  },
  prompts(offer) {
    const options = enemiesEngaged(offer.fight, offer.fighter);
    if (options.length === 0) return [];
    return [promptOf(offer, "flank", { fields: [{ name: "target", kind: "combatant", options }] })];
  },
};

function enemiesEngaged(fight: CfFight, flanker: Fighter): readonly string[] {
  return fight.combatants.flatMap((c) =>
    isEnemy(flanker, c) && isPresent(c) && isEngagedWith(flanker, c) ? [c.id] : [],
  );
}
