/** KG-4.7: what a stance gives while one of its weapons is in hand. */
import type { Technique } from "../definitions.ts";
import { type Fighter, techniquesOf } from "../fighter.ts";
import { isFor } from "./techniques.ts";

/** The stance that counts now; with another weapon in hand it rests. */
export function stanceInForce(fighter: Fighter): Technique | undefined {
  const [stance] = techniquesOf(fighter, fighter.stance === undefined ? [] : [fighter.stance]);
  return stance !== undefined && isFor(stance, fighter.wielded) ? stance : undefined;
}
