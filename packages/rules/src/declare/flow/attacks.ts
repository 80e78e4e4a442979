import type { Play } from "../events.ts";
import { rollAchievement } from "../rules/achievement.ts";
import { damageOf } from "../rules/damage.ts";
import { attackCheck, defenceCheck, isHit } from "../rules/hitCheck.ts";
import { numberReadersOf } from "../rules/knowledge.ts";
import { hasActionToCome } from "../rules/reactions.ts";
import { type Attack, fighterOf, type Reaction, type State } from "../state.ts";
import type { Outcome } from "./outcome.ts";

// DC-3.5 (first the attacker's dice, then the defender's), DC-4.11 (no reaction), DC-5 (hit check).

/** Rolls an attack against its reaction. @param before the state before the first effect of the group */
export function resolveAttack(play: Play, before: State, attack: Attack): Outcome {
  if (attack.reaction === undefined) return hitUnopposed(play, before, attack);
  const { as, target } = attack;
  const hits = rollOpposed(play, before, { ...attack, reaction: attack.reaction });
  if (hits) return { hits: [land(play, before, attack)], losers: [] };
  play.emit({ type: "attackMissed", as, target });
  return { hits: [], losers: [] };
}

/** DC-4.11: a further attack hits without dice and takes an action still to come. */
function hitUnopposed(play: Play, before: State, attack: Attack): Outcome {
  const { as, target } = attack;
  play.emit({ type: "attackUnopposed", as, target });
  return { hits: [land(play, before, attack)], losers: hasActionToCome(before, target) ? [target] : [] };
}

function rollOpposed(play: Play, before: State, attack: Attack & { readonly reaction: Reaction }): boolean {
  const [attacker, defender] = [fighterOf(before, attack.as), fighterOf(before, attack.target)];
  const struck = rollAchievement(play, attackCheck(attack, attacker, defender, before.house));
  const parried = rollAchievement(play, defenceCheck(attack.reaction, defender));
  play.emit({
    type: "opposedRoll",
    as: attack.as,
    target: attack.target,
    attackTotal: struck.total,
    defenceTotal: parried.total,
    attack: struck,
    attackPartsReaders: numberReadersOf(attacker, before.house),
    defence: parried,
    defencePartsReaders: numberReadersOf(defender, before.house),
  });
  return isHit(struck, parried);
}

function land(play: Play, before: State, { as, target, weapon }: Attack): Outcome["hits"][number] {
  const attacker = fighterOf(before, as);
  const { amount, parts } = damageOf(attacker, weapon);
  const partsReaders = numberReadersOf(attacker, before.house);
  play.emit({ type: "attackHit", as, target, damage: amount, parts, partsReaders });
  return { target, damage: amount };
}
