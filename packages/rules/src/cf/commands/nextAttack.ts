// CF-8.4: the further strikes of a technique, and giving them up.
import { type CfFight, fighterOf, type PendingStrikes } from "../fight.ts";
import { readyWeapons } from "../rules/items.ts";
import { reachOfWeapon, targetsInReach } from "../rules/targets.ts";
import type { Technique } from "../sheet/powers.ts";
import { strike } from "../steps/strike.ts";
import { refuseSurplus } from "./arguments.ts";
import { strikeInfo } from "./attack.ts";
import { fixed, promptOf } from "./fields.ts";
import { readTarget, readWeapon } from "./read.ts";
import { plain, type TurnCommand } from "./turnCommand.ts";

/** `nextAttack {weapon, target}`: rolled openly or in secret like the first strike. */
export const nextAttack: TurnCommand = {
  type: "nextAttack",
  cost: "none",
  betweenStrikes: "only",
  decide(draft, { as, args }) {
    const attacker = fighterOf(draft.state, as);
    const armed = readWeapon(draft.state, attacker, args);
    const target = readTarget(draft.state, attacker, args, reachOfWeapon(armed.weapon));
    refuseSurplus(args, ["weapon", "target"]);
    const pending = pendingOf(draft.state);
    if (pending === undefined) return;
    const { technique, strikes } = pending;
    const { isSecret, left, of } = strikes;
    strike(draft, { as, target, isSecret }, { armed, technique, index: of - left });
    draft.emit({ type: "strikesPending", as, technique: strikes.technique, left: left - 1, of, isSecret });
  },
  prompts(offer) {
    const { fight, fighter } = offer;
    const pending = pendingOf(fight);
    if (pending === undefined) return [];
    const { technique, strikes } = pending;
    return readyWeapons(fight, fighter).flatMap((armed) => {
      const targets = targetsInReach(fight, fighter, reachOfWeapon(armed.weapon));
      if (targets.length === 0) return [];
      return promptOf(offer, "nextAttack", {
        parts: [armed.id],
        fields: [fixed("weapon", armed.id, armed.weapon.name), { name: "target", kind: "combatant", options: targets }],
        info: strikeInfo(offer, { armed, technique, index: strikes.of - strikes.left }, targets),
      });
    });
  },
};

/** `stopAttacks`. */
export const stopAttacks = plain({
  type: "stopAttacks",
  cost: "none",
  betweenStrikes: "only",
  act: (draft, as) => draft.emit({ type: "attacksEnded", as }),
});

function pendingOf({
  turn,
  combatants,
}: CfFight): { technique: Technique | undefined; strikes: PendingStrikes } | undefined {
  if (turn?.strikes === undefined) return undefined;
  const { strikes } = turn;
  const known = combatants.find(({ id }) => id === turn.as)?.sheet.techniques ?? [];
  return { technique: known.find(({ id }) => id === strikes.technique), strikes };
}
