import type { Play } from "../events.ts";
import { isInFight } from "../fighter.ts";
import { heavyBlowBase, isStruckHeavily } from "../rules/damage.ts";
import { numberReadersOf } from "../rules/knowledge.ts";
import { fighterOf, findDeclaration, inListOrder, type State } from "../state.ts";
import { resolveAttack } from "./attacks.ts";
import { resolveGeneral } from "./generals.ts";
import type { Hit, Outcome } from "./outcome.ts";

// DC-3.4 to DC-3.7: first all dice, actor by actor, then all effects. The order of the effects is the one list below; all
// members of the group are done with it, and places of melee attackers change as their attacks hit or miss (DC-3.8).

/** Rolls the dice of the acting group and lets its actions take effect. */
export function resolveGroup(play: Play): void {
  const before = play.state;
  const actors = inListOrder(before, before.turn.executing);
  const outcomes = actors.flatMap((as) => outcomesOf(play, before, as));
  const struck = dealDamage(
    play,
    outcomes.flatMap(({ hits }) => hits),
  );
  strikeDown(play, struck);
  loseActions(
    play,
    outcomes.flatMap(({ losers }) => losers),
  );
  move(play, actors);
  perform(play, actors);
  flee(play, actors);
}

function outcomesOf(play: Play, before: State, as: string): readonly Outcome[] {
  const { attacks, generals } = before.turn;
  return [
    ...attacks.filter((attack) => attack.as === as).map((attack) => resolveAttack(play, before, attack)),
    ...generals.filter((general) => general.as === as).map((general) => resolveGeneral(play, before, general)),
  ];
}

/** DC-7.3, DC-7.4: the damage of the group is added up for each target. @returns the ids of those it hurts */
function dealDamage(play: Play, hits: readonly Hit[]): readonly string[] {
  const amounts = new Map<string, number>();
  for (const { target, damage } of hits) amounts.set(target, damage + (amounts.get(target) ?? 0));
  const hurt = inListOrder(play.state, [...amounts.keys()]).filter((id) => (amounts.get(id) ?? 0) > 0);
  for (const target of hurt) {
    const amount = amounts.get(target) ?? 0;
    const fighter = fighterOf(play.state, target);
    const hp = Math.max(0, fighter.hp.current - amount);
    play.emit({ type: "damageDealt", target, amount, hp, hpReaders: numberReadersOf(fighter, play.state.house) });
  }
  return hurt;
}

/** DC-7.5, DC-8.1: who is struck heavily or has no HP left is out of the fight. */
function strikeDown(play: Play, hurt: readonly string[]): void {
  const { house } = play.state;
  for (const target of hurt) {
    const fighter = fighterOf(play.state, target);
    const isHeavy = isStruckHeavily(fighter, house);
    if (isHeavy) {
      const numbers = { roundDamage: fighter.roundDamage, base: heavyBlowBase(fighter, house) };
      play.emit({ type: "heavyBlow", target, ...numbers, numbersReaders: numberReadersOf(fighter, house) });
    }
    if (isHeavy || fighter.hp.current === 0) play.emit({ type: "incapacitated", target });
  }
}

/** DC-4.3, DC-4.8, DC-4.11: who is out of the fight has no action left to lose. */
function loseActions(play: Play, losers: readonly string[]): void {
  for (const as of inListOrder(play.state, losers)) {
    if (isInFight(fighterOf(play.state, as))) play.emit({ type: "actionLost", as });
  }
}

/** DC-3.9. */
function move(play: Play, actors: readonly string[]): void {
  for (const as of actors) {
    const declaration = findDeclaration(play.state, as);
    if (declaration?.action === "move" && isInFight(fighterOf(play.state, as))) {
      play.emit({ type: "moved", as, zone: declaration.zone });
    }
  }
}

/** DC-3.11: a general action is done; what comes of it is the GM's word. DC-3.7: also by one who goes down in it. */
function perform(play: Play, actors: readonly string[]): void {
  for (const as of actors) {
    if (findDeclaration(play.state, as)?.action === "general") play.emit({ type: "actionPerformed", as });
  }
}

/** DC-3.10. */
function flee(play: Play, actors: readonly string[]): void {
  for (const as of actors) {
    const isFleeing = findDeclaration(play.state, as)?.action === "flee";
    if (isFleeing && isInFight(fighterOf(play.state, as))) play.emit({ type: "fled", as });
  }
}
