// CF-1.5: members of one side who agree on their order.
import { findCombatant } from "../../core/fight.ts";
import type { Seat } from "../../core/seat.ts";
import type { CfFight, Fighter, TieGroup } from "../fight.ts";
import { isPresent } from "./standing.ts";

/** The groups that have to agree once the order is set, none with `tieOrder: listed`. In the order of their turns. */
export function groupsToAgree(fight: CfFight): readonly TieGroup[] {
  if (fight.house.tieOrder === "listed") return [];
  const groups = new Map<string, string[]>();
  for (const fighter of inOrder(fight).filter(isPresent)) {
    const key = JSON.stringify([fighter.initiative, fighter.sheet.initiative, fighter.side]);
    groups.set(key, [...(groups.get(key) ?? []), fighter.id]);
  }
  return [...groups.values()].map((ids) => ({ ids, proposals: {} })).filter((group) => isWaiting(fight, group));
}

/** Two or more, one of them a player's. */
export function isWaiting(fight: CfFight, group: TieGroup): boolean {
  return group.ids.length >= 2 && askedSeats(fight, group).length > 0;
}

/** The players' seats that have a member in the group. */
export function askedSeats(fight: CfFight, group: TieGroup): readonly Seat[] {
  const owners = group.ids.flatMap((id) => findCombatant(fight, id)?.owner ?? []);
  return [...new Set(owners)].filter((owner) => owner !== "gm");
}

/** The order that all asked seats have proposed alike, if they have. */
export function agreedOrder(fight: CfFight, group: TieGroup): readonly string[] | undefined {
  const proposals = askedSeats(fight, group).map((seat) => group.proposals[seat]);
  const [first] = proposals;
  const isAgreed = first !== undefined && proposals.every((proposal) => proposal?.join() === first.join());
  return isAgreed ? first : undefined;
}

/** The groups without one who is no longer tied or present; proposals of that group are void. */
export function withoutMember(groups: readonly TieGroup[], id: string): readonly TieGroup[] {
  return groups.map((group) =>
    group.ids.includes(id) ? { ids: group.ids.filter((member) => member !== id), proposals: {} } : group,
  );
}

/** The group that these ids are, in any sequence. */
export function groupOf(groups: readonly TieGroup[], ids: readonly string[]): TieGroup | undefined {
  return groups.find((group) => group.ids.length === ids.length && ids.every((id) => group.ids.includes(id)));
}

/** Everybody who has a place in the order, who acts earlier first. */
export function inOrder(fight: CfFight): readonly Fighter[] {
  return fight.order.flatMap((id) => findCombatant(fight, id) ?? []);
}
