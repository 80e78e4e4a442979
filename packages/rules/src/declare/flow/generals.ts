import type { Play } from "../events.ts";
import { rollAchievement } from "../rules/achievement.ts";
import { numberReadersOf } from "../rules/knowledge.ts";
import { type Answer, fighterOf, type General, type Ruling, type State } from "../state.ts";
import type { Outcome } from "./outcome.ts";

// DC-4.3, DC-4.4, DC-4.6, DC-4.7, DC-4.8: what becomes of those whom a general action affects.

/** Resolves the reactions to a general action, in the order of the combatant list. */
export function resolveGeneral(play: Play, before: State, general: General): Outcome {
  const { ruling } = general;
  if (ruling === undefined) return { hits: [], losers: [] };
  const losers = general.affects.filter((id) => {
    const answer = general.answers.find(({ as, way }) => as === id && way === "respond");
    const isAverted = answer !== undefined && isReactionGood(play, before, { answer, ruling });
    play.emit({ type: "reactionResolved", as: id, to: general.as, averted: isAverted });
    return ruling.disturbs.includes(id) && losesAction(before, { hasReacted: answer !== undefined, isAverted });
  });
  return { hits: [], losers };
}

function isReactionGood(play: Play, before: State, to: { readonly answer: Answer; readonly ruling: Ruling }): boolean {
  const { ability, difficulty } = to.ruling;
  if (ability === undefined || difficulty === undefined) return true;
  const fighter = fighterOf(before, to.answer.as);
  const base = [{ term: ability, value: fighter.abilities[ability] }];
  const rolled = rollAchievement(play, { base, soul: to.answer.soul, why: `reaction of ${fighter.id}` });
  const success = rolled.total >= difficulty;
  const partsReaders = numberReadersOf(fighter, before.house);
  play.emit({ type: "reactionChecked", as: fighter.id, ...rolled, difficulty, success, partsReaders });
  return success;
}

/** Whether a disturbed combatant loses its action: without a reaction always, after a failed one if the house says so. */
function losesAction(state: State, { hasReacted, isAverted }: { hasReacted: boolean; isAverted: boolean }): boolean {
  if (!hasReacted) return true;
  return !isAverted && state.house.failedReaction === "losesAction";
}
