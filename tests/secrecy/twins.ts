import type { Ruleset } from "@yomiai/rules";
import type { Secret } from "./secret.ts";
import { type Twin, twinFrom } from "./twin.ts";

/** Seeds tried for each twin that is wanted: in many fights a secret does not arise. */
const PATIENCE = { usual: 12, rare: 200 };

/** One twin of a rare secret is wanted where so many of another are. */
const RARITY = 20;

/**
 * Twins of one kind of secret.
 * @param count how many; fewer if the seeds give no more
 * @param from the first seed
 */
export function twinsOf(
  ruleset: Ruleset,
  secret: Secret,
  { count, from }: { readonly count: number; readonly from: number },
): readonly Twin[] {
  const twins: Twin[] = [];
  const patience = secret.isRare ? PATIENCE.rare : PATIENCE.usual;
  for (let seed = from; twins.length < count && seed < from + count * patience; seed++) {
    const twin = twinFrom(ruleset, secret, seed);
    if (twin !== undefined) twins.push(twin);
  }
  return twins;
}

/** How many twins of a secret a run wants where it wants so many of an ordinary one. */
export function countWanted({ isRare }: Secret, count: number): number {
  return isRare ? Math.ceil(count / RARITY) : count;
}
