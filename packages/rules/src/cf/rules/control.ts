// CF-13.6, CF-14.4, CF-16.2: who acts for a combatant, who may know it, whose dice are open.
import { findCombatant } from "../../core/fight.ts";
import { keptList } from "../../core/kept.ts";
import { isAmong, type KnownIds, knownIds } from "../../core/knownIds.ts";
import { memo } from "../../core/memo.ts";
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
export type Knowledge = (fighter: Pick<Fighter, "id">) => boolean;

/** Whose private data a viewer may see: by their ids, as a question, and for each combatant in listing order. */
export type Known = { readonly ids: KnownIds; readonly knows: Knowledge; readonly isKnown: readonly boolean[] };

type Member = Pick<Fighter, "id" | "side" | "kind" | "owner">;

/** Who is at the table and whose it is: the very same list until somebody comes, goes or passes to another seat. */
const rosterOf = keptList(({ id, side, kind, owner }: Fighter): Member => ({ id, side, kind, owner }));

/** What a viewer may know: the GM everything; a seat what it owns, and everyone on the sides where it owns a PC. */
export function knownTo({ house, combatants }: CfFight, viewer: Viewer): Known {
  return knownOf(rosterOf(house, combatants), viewer);
}

const knownOf = memo((roster: readonly Member[], viewer: Viewer): Known => {
  const sides = new Set(roster.flatMap((c) => (c.owner === viewer && c.kind === "pc" ? [c.side] : [])));
  const isAll = viewer === "gm" || viewer === "omniscient";
  return sharedKnown(
    roster,
    knownIds(roster, ({ owner, side }) => isAll || owner === viewer || sides.has(side)),
  );
});

/** The very same for all who know of the same. */
const sharedKnown = memo((roster: readonly Member[], ids: KnownIds): Known => {
  const knows = isAmong(ids);
  return { ids, knows, isKnown: roster.map(knows) };
});

/** The seats, the GM's aside, that may see a combatant's private data (CF-16.2), sorted. */
export function seatsKnowing({ house, combatants }: CfFight, { owner, side }: Fighter): readonly Seat[] {
  return seatsOf(rosterOf(house, combatants), owner, side);
}

const seatsOf = memo((roster: readonly Member[], owner: Seat, side: string): readonly Seat[] => {
  const owners = roster.flatMap((c) => (c.kind === "pc" && c.side === side ? [c.owner] : []));
  return [...new Set([owner, ...owners])].filter((seat) => seat !== "gm").sort();
});

/** Are rolls of a command secret? The GM decides, by default as `gmDice` says; players' dice are open (CF-14.4). */
export function isSecretCommand(fight: CfFight, seat: Seat, secret: boolean | undefined): boolean {
  return seat === "gm" && (secret ?? fight.house.gmDice === "secret");
}

/** Are a combatant's initiative and saves rolled in secret? (CF-14.4) */
export function isSecretRoller(fight: CfFight, fighter: Fighter): boolean {
  return fighter.kind === "npc" && fighter.owner === "gm" && fight.house.gmDice === "secret";
}
