/** Ready-made combatants. Not in the source. */
import type { Starter } from "../ruleset.ts";
import { npcs } from "./data/npcs.ts";
import { pcs } from "./data/pcs.ts";

/** Player characters and foes to add with one tap. */
export const starters: readonly Starter[] = [...pcs, ...npcs];

/** The starter with this key. @throws Error if there is none */
export function starter(key: string): Starter {
  const found = starters.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no starter ${key}`);
  return found;
}
