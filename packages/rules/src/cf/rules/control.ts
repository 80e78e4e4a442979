// CF-13.6, CF-14.4, CF-16.2: who acts for a combatant, who may know it, whose dice are open.
import { findCombatant } from "../../core/fight.ts";
import type { Seat, Viewer } from "../../core/seat.ts";
import { findConditionThat } from "../conditions/active.ts";
import type { CfFight, Fighter } from "../fight.ts";

/** The seat that commands a combatant: its owner, or the owner of whoever dominates it, without a source the GM (CF-13.6). */
export function controllerOf(fight: CfFight, fighter: Fighter): Seat {
  const domination = findConditionThat(fight.house, fighter, "obeys");
  if (domination === undefined) return fighter.owner;
  return findCombatant(fight, domination.source)?.owner ?? "gm";
}

/** Does it obey somebody? */
export function isDominated(fight: CfFight, fighter: Fighter): boolean {
  return findConditionThat(fight.house, fighter, "obeys") !== undefined;
}

/** Tells of combatants whether a viewer may see their private data (CF-16.2). */
export type Knowledge = (fighter: Fighter) => boolean;

/** What a viewer may know: the GM everything; a seat what it owns, and everyone on the sides where it owns a PC. */
export function knowledgeOf(fight: CfFight, viewer: Viewer): Knowledge {
  if (viewer === "gm" || viewer === "omniscient") return () => true;
  if (viewer === "spectator") return () => false;
  const sides = new Set(fight.combatants.flatMap((c) => (c.owner === viewer && c.kind === "pc" ? [c.side] : [])));
  return (fighter) => fighter.owner === viewer || sides.has(fighter.side);
}

/** The seats, the GM's aside, that may see a combatant's private data (CF-16.2), sorted. */
export function seatsKnowing(fight: CfFight, fighter: Fighter): readonly Seat[] {
  const owners = fight.combatants.flatMap((c) => (c.kind === "pc" && c.side === fighter.side ? [c.owner] : []));
  return [...new Set([fighter.owner, ...owners])].filter((seat) => seat !== "gm").sort();
}

/** Are rolls of a command secret? The GM decides, by default as `gmDice` says; players' dice are open (CF-14.4). */
export function isSecretCommand(fight: CfFight, seat: Seat, secret: boolean | undefined): boolean {
  return seat === "gm" && (secret ?? fight.house.gmDice === "secret");
}

/** Are a combatant's initiative and saves rolled in secret? (CF-14.4) */
export function isSecretRoller(fight: CfFight, fighter: Fighter): boolean {
  return fighter.kind === "npc" && fighter.owner === "gm" && fight.house.gmDice === "secret";
}
