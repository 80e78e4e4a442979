import { type Fighter, meleeWeaponsOf } from "../fighter.ts";
import type { State } from "../state.ts";
import { FISTS } from "../weapons.ts";
import type { OpenReaction } from "./reactions.ts";

// DC-4.2, DC-4.10, DC-5.3 to DC-5.5: in which ways one may react to what.

/** All ways of reacting, in the order in which they are offered. */
export const WAYS = ["engage", "evade", "sense", "respond", "none"] as const;
/** A way of reacting. */
export type Way = (typeof WAYS)[number];

/** The ways that fit an action. Against an attack there is no `none`. */
export const waysAgainst: Readonly<Record<OpenReaction["against"], readonly Way[]>> = {
  melee: ["engage", "evade"],
  shoot: ["sense"],
  general: ["respond", "none"],
};

/** What it may fight back with: `melee` needs a melee weapon besides the fists. */
export function engagingSkillsOf(fighter: Fighter): readonly ("melee" | "brawl")[] {
  return meleeWeaponsOf(fighter).some(({ id }) => id !== FISTS.id) ? ["melee", "brawl"] : ["brawl"];
}

/** Are dice rolled for this reaction? Always against attacks, for a response only by check. */
export function isDiceRolled(state: State, { to, against }: OpenReaction, way: Way): boolean {
  if (against !== "general") return true;
  const general = state.turn.generals.find(({ as }) => as === to);
  return way === "respond" && general?.ruling?.reaction === "check";
}
