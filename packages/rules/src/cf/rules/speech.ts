// CF-5.2: how much can be said in a turn.
import type { CfFight } from "../fight.ts";

/** Most characters of one sentence where the table sets no limit. */
const UNLIMITED = 500;

/** Characters (code points) of a text. */
export function charactersOf(text: string): number {
  return [...text].length;
}

/** Characters that the one whose turn it is may still say in one sentence. */
export function speechLeft(fight: CfFight): number {
  const { speechChars } = fight.house;
  return speechChars === 0 ? UNLIMITED : Math.max(0, speechChars - (fight.turn?.spoken ?? 0));
}
