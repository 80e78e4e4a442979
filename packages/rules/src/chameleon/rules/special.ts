// CH-10, 17.7: special actions that the GM offers, and items that are charged over several turns.
import { effectOf, type Weapon, type WeaponEffect } from "../data/weapon.ts";
import { tableName } from "../data/weaponNames.ts";
import { lookUp } from "../lookUp.ts";
import type { Fighter, Special, State, Table } from "../state.ts";
import { inflictCondition } from "./conditions.ts";
import { fighterOf, opponentsOf, othersInPlay } from "./standing.ts";
import { endTurn } from "./turns.ts";
import { obstacleToUse, weaponOf } from "./wielding.ts";

type Charge = Extract<WeaponEffect, { kind: "charge" }>;

/** The item with a charge that an action id names, if the combatant carries it (CH-10.5). */
export function chargedItem(
  fighter: Fighter,
  id: string,
): { readonly item: Weapon; readonly charge: Charge } | undefined {
  const item = weaponOf(fighter, id);
  const charge = item === undefined ? undefined : effectOf(item, "charge");
  return item === undefined || charge === undefined ? undefined : { item, charge };
}

/** The offer with this id, if it is open to the combatant (CH-10.7). */
function offerTo(state: State, fighter: Fighter, id: string): Special | undefined {
  const special = state.specials.find((offer) => offer.id === id);
  return special?.who?.includes(fighter.id) === false ? undefined : special;
}

/** Why a combatant cannot declare this special action: the refusal's code, or undefined if it can. */
export function obstacleToSpecial(state: State, fighter: Fighter, id: string): string | undefined {
  const carried = chargedItem(fighter, id);
  if (carried === undefined) return offerTo(state, fighter, id) === undefined ? "unknownAction" : undefined;
  return obstacleToUse(fighter, carried.item) ?? (fighter.spent.includes(id) ? "itemSpent" : undefined);
}

/** What is done in a special action: an item is charged like an accumulating offer, and has its effect. */
type Deed = {
  readonly named: { readonly name?: string };
  readonly cost: number;
  readonly accumulate: boolean;
  readonly follow: { readonly charge: Charge } | { readonly offer: Special };
};

function deedOf(state: State, fighter: Fighter, id: string): Deed {
  const carried = chargedItem(fighter, id);
  if (carried !== undefined) {
    const { item, charge } = carried;
    return { named: tableName(item), cost: charge.cost, accumulate: true, follow: { charge } };
  }
  const offer = offerTo(state, fighter, id);
  if (offer === undefined) throw new Error(`special action ${id} is not there`);
  return { named: { name: offer.name }, cost: offer.cost, accumulate: offer.accumulate, follow: { offer } };
}

/** How the log names a special action that a combatant may declare. */
export function specialName(state: State, fighter: Fighter, id: string): { readonly name?: string } {
  return deedOf(state, fighter, id).named;
}

/** Uses the power of this turn on the special action that was declared (CH-10.3, 10.4). */
export function performSpecial(table: Table, as: string, used: { readonly id: string; readonly power: number }): void {
  const { id, power } = used;
  const deed = deedOf(table.state, fighterOf(table.state, as), id);
  const reached = deed.accumulate ? store(table, as, { ...used, deed }) : power;
  if (reached >= deed.cost) complete(table, as, { id, deed });
  else if (!deed.accumulate) table.emit({ type: "specialFailed", as, action: id, ...deed.named });
  endTurn(table);
}

/** Adds the power to the store for this action: what is in it then. */
function store(
  table: Table,
  as: string,
  used: { readonly id: string; readonly power: number; readonly deed: Deed },
): number {
  const { id: action, power, deed } = used;
  const progress = (lookUp(fighterOf(table.state, as).charge, action) ?? 0) + power;
  table.emit({ type: "specialCharged", as, action, ...deed.named, power, progress, cost: deed.cost });
  return progress;
}

/** CH-10.6, 17.7: a done offer goes unless it is repeatable; an item affects each it is meant for, and may be spent. */
function complete(table: Table, as: string, done: { readonly id: string; readonly deed: Deed }): void {
  const { id, deed } = done;
  table.emit({ type: "specialDone", as, action: id, ...deed.named });
  if ("offer" in deed.follow) {
    const { name, repeat } = deed.follow.offer;
    if (!repeat) table.emit({ type: "specialRetired", id, name });
    return;
  }
  const { charge } = deed.follow;
  for (const target of affectedBy(table.state, as, charge)) {
    inflictCondition(table, target, { key: charge.inflict, until: charge.until ?? "fightEnd" });
  }
  if (charge.spends) table.emit({ type: "itemSpent", as, item: id, ...deed.named });
}

/** By listing order. */
function affectedBy(state: State, as: string, charge: Charge): readonly string[] {
  switch (charge.to) {
    case "opponents":
      return opponentsOf(state, as).map(({ id }) => id);
    case "allOthers":
      return othersInPlay(state, as).map(({ id }) => id);
    case "self":
      return [as];
  }
}
