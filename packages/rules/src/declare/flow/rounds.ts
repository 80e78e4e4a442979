import type { Play } from "../events.ts";
import { isDecided, resultsOf } from "../rules/standing.ts";

// DC-1.1, DC-9.1, DC-9.3: rounds follow each other until at most one side has combatants in the fight.

/** Begins the next round, in which everybody declares first. */
export function startRound(play: Play): void {
  play.emit({ type: "roundStarted", round: play.state.round + 1 });
}

/** Ends the fight if it is decided. @returns whether it has ended */
export function endIfDecided(play: Play): boolean {
  if (!isDecided(play.state)) return false;
  endFight(play);
  return true;
}

/** Ends the fight as it stands. @param outcome the GM's words, if the GM ends it */
export function endFight(play: Play, outcome?: string): void {
  const results = Object.fromEntries(resultsOf(play.state).map(({ side, result }) => [side, result]));
  play.emit({ type: "fightEnded", results, ...(outcome === undefined ? {} : { outcome }) });
}
