/** Ready-made combatants. All values are ours: the source has no weapon, spell or monster list (§2). */
import type { Starter } from "../../ruleset.ts";
import { beasts } from "./beasts.ts";
import { heroes } from "./heroes.ts";
import { villains } from "./villains.ts";

/** Five player characters and seven opponents. */
export const starters: readonly Starter[] = [...heroes, ...beasts, ...villains];

/** The starter with this key. @throws Error if there is none */
export function starter(key: string): Starter {
  const found = starters.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no starter ${key}`);
  return found;
}
