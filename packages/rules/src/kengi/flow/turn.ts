/** KG-1.1, KG-2.1, KG-2.3, KG-2.5, KG-7.6, KG-10.1, KG-10.2: turns, own phases, and the end of the fight. */
import { isInFight } from "../fighter.ts";
import { readersOfNumbers } from "../readers.ts";
import { rollOrder } from "../rules/initiative.ts";
import { isDecided, resultsOf } from "../rules/results.ts";
import { fighterIn, type KengiDraft } from "../state.ts";

/** Starts the fight; without two sides it is over before any die (KG-10.2). */
export function startFight(draft: KengiDraft): void {
  draft.emit({ type: "fightStarted" });
  if (!endFightIfDecided(draft)) startTurn(draft);
}

function startTurn(draft: KengiDraft): void {
  draft.emit({ type: "turnStarted", round: draft.state.round + 1 });
  draft.emit({ type: "orderSet", order: rollOrder(draft) });
  startNextPhase(draft);
}

/** The next in the order begins its phase, or the turn ends. Whoever has left the fight has no phase (KG-2.3). */
function startNextPhase(draft: KengiDraft): void {
  const { order, round } = draft.state;
  const next = order.find(({ id }) => fighterIn(draft.state, id).status === "ready");
  if (next !== undefined) {
    draft.emit({ type: "phaseStarted", as: next.id });
    return;
  }
  draft.emit({ type: "turnEnded", round });
  startTurn(draft);
}

/** KG-2.5: the own phase is over, in the order that the clause gives. */
export function endPhase(draft: KengiDraft): void {
  const as = draft.state.acting;
  if (as === undefined || endFightIfDecided(draft)) return;
  bleed(draft, as);
  draft.emit({ type: "phaseEnded", as });
  if (!endFightIfDecided(draft)) startNextPhase(draft);
}

/** KG-7.6, KG-7.7: the mortally wounded lose 1 HP, unless they have left the fight. */
function bleed(draft: KengiDraft, as: string): void {
  const fighter = draft.state.combatants.find(({ id }) => id === as);
  if (fighter === undefined || !fighter.mortal || !isInFight(fighter)) return;
  const hp = Math.max(0, fighter.hp - 1);
  draft.emit({ type: "bled", as, hp, readers: { hp: readersOfNumbers(draft.state, as) } });
  if (hp === 0) draft.emit({ type: "died", as });
}

/** KG-10.2: ends the fight if at most one side is left in it. Was it ended? */
export function endFightIfDecided(draft: KengiDraft): boolean {
  const { combatants } = draft.state;
  if (!isDecided(combatants)) return false;
  draft.emit({ type: "fightEnded", results: resultsOf(combatants) });
  return true;
}
