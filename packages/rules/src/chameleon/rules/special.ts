// CH-10, 17.7: special actions that the GM offers, and items that are charged over several turns.
import { lookUp } from "../lookUp.ts";
import type { Fighter, Special, State, Table } from "../state.ts";
import { effectOf, type Weapon, type WeaponEffect } from "../weapons.ts";
import { gainCondition } from "./conditions.ts";
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
export function offerTo(state: State, fighter: Fighter, id: string): Special | undefined {
  const special = state.specials.find((offer) => offer.id === id);
  return special?.who?.includes(fighter.id) === false ? undefined : special;
}

/** Why a combatant cannot declare this special action: the refusal's code, or undefined if it can. */
export function obstacleToSpecial(state: State, fighter: Fighter, id: string): string | undefined {
  const carried = chargedItem(fighter, id);
  if (carried === undefined) return offerTo(state, fighter, id) === undefined ? "unknownAction" : undefined;
  return obstacleToUse(fighter, carried.item) ?? (fighter.spent.includes(id) ? "itemSpent" : undefined);
}

/** Uses the power of this turn on the special action that was declared. */
export function performSpecial(table: Table, as: string, used: { readonly id: string; readonly power: number }): void {
  const { id, power } = used;
  const fighter = fighterOf(table.state, as);
  const carried = chargedItem(fighter, id);
  const offer = carried === undefined ? offerTo(table.state, fighter, id) : undefined;
  if (carried !== undefined) chargeItem(table, as, { id, power, charge: carried.charge });
  else if (offer !== undefined) performOffer(table, as, { offer, power });
  endTurn(table);
}

function performOffer(table: Table, as: string, used: { readonly offer: Special; readonly power: number }): void {
  const { offer, power } = used;
  const isDone = offer.accumulate ? store(table, as, { ...offer, power }) : power >= offer.cost;
  if (!isDone) {
    if (!offer.accumulate) table.emit({ type: "specialFailed", as, action: offer.id });
    return;
  }
  table.emit({ type: "specialDone", as, action: offer.id });
  if (!offer.repeat) table.emit({ type: "specialRetired", id: offer.id });
}

/** Order: done, the condition on each it is meant for by listing order, the item spent. */
function chargeItem(
  table: Table,
  as: string,
  used: { readonly id: string; readonly power: number; readonly charge: Charge },
): void {
  const { id, power, charge } = used;
  if (!store(table, as, { id, power, cost: charge.cost })) return;
  table.emit({ type: "specialDone", as, action: id });
  for (const target of affectedBy(table.state, as, charge)) {
    gainCondition(table, target, { key: charge.inflict, until: charge.until ?? "fightEnd" });
  }
  if (charge.spends) table.emit({ type: "itemSpent", as, item: id });
}

/** CH-10.4: adds the power to the store. Is the cost reached? What is above it is lost. */
function store(
  table: Table,
  as: string,
  used: { readonly id: string; readonly power: number; readonly cost: number },
): boolean {
  const { id, power, cost } = used;
  const progress = (lookUp(fighterOf(table.state, as).charge, id) ?? 0) + power;
  table.emit({ type: "specialCharged", as, action: id, power, progress, cost });
  return progress >= cost;
}

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
