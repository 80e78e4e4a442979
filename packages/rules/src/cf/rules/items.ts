// CF-4.6, CF-4.7, CF-5.3, CF-8.1: what one carries, holds and can strike with.
import type { Thing } from "../../core/madeThings.ts";
import type { CfFight, Fighter, LyingItem, OwnedItem } from "../fight.ts";
import type { Weapon } from "../sheet/item.ts";
import { NOTHING, UNARMED } from "../sheet/parts.ts";
import { HANDS } from "../sheet/sheet.ts";

/** An item's id in somebody's possession: its own with its first owner, else `<id>-<first owner>` (CF-4.7). */
export function idWith(bearer: string, { item, origin }: OwnedItem): string {
  return origin === bearer ? item.id : idOnGround({ item, origin });
}

/** An item's id on the ground (CF-4.7). */
export function idOnGround({ item, origin }: OwnedItem): string {
  return `${item.id}-${origin}`;
}

/** The item that this combatant calls by this id. */
export function ownedItem(fighter: Fighter, id: string): OwnedItem | undefined {
  return fighter.items.find((owned) => idWith(fighter.id, owned) === id);
}

/** The same combatant without that item, in hand or not. */
export function withoutItem(fighter: Fighter, id: string): Fighter {
  return {
    ...fighter,
    items: fighter.items.filter((owned) => idWith(fighter.id, owned) !== id),
    held: fighter.held.filter((held) => held !== id),
  };
}

/**
 * What one has after a fight: what one carries, and of what lies on the ground one's own. Where something came from
 * somebody who does not stay, that is marked: another one may come by the same id and bring the same (CF-4.7).
 * @param stay ids of those who go on
 */
export function itemsAfterFight(
  fighter: Fighter,
  ground: readonly LyingItem[],
  stay: readonly string[],
): Pick<Fighter, "items" | "held"> {
  const isHeldNow = (owned: OwnedItem) => fighter.held.includes(idWith(fighter.id, owned));
  const marked = ({ item, origin }: OwnedItem) => ({
    item,
    origin: stay.includes(origin) ? origin : `${origin}${GONE}`,
  });
  const left = ground.filter(({ origin }) => origin === fighter.id);
  return {
    items: [...fighter.items, ...left].map(marked),
    held: fighter.items
      .filter(isHeldNow)
      .map((owned) => idWith(fighter.id, marked(owned)))
      .sort(),
  };
}

/** Stands in no combatant's id: once for each fight since its bearer has left. */
const GONE = "~";

/** What lies at the combatant's mark under this id. */
export function lyingItem(fight: CfFight, fighter: Fighter, id: string): LyingItem | undefined {
  return fight.ground.find((lying) => lying.at === fighter.at && idOnGround(lying) === id);
}

/** Is the item in its hands? */
export function isHeld(fighter: Fighter, id: string): boolean {
  return fighter.held.includes(id);
}

/** Ids of what can be taken in hand: everything with hands (CF-4.6). */
export function holdableIds(fighter: Fighter): readonly string[] {
  return fighter.items.filter(({ item }) => item.hands > 0).map((owned) => idWith(fighter.id, owned));
}

/** Hands that these items take. */
export function handsOf(fighter: Fighter, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (ownedItem(fighter, id)?.item.hands ?? 0), 0);
}

/** Hands left. */
export function freeHands(fighter: Fighter): number {
  return HANDS - handsOf(fighter, fighter.held);
}

/** Ids as they are written: sorted and joined by `+`, or `none`. */
export function written(ids: readonly string[]): string {
  return ids.length === 0 ? NOTHING : [...ids].sort().join("+");
}

/** A weapon with the id by which its bearer calls it. */
export type Armed = { readonly id: string; readonly weapon: Weapon };

/** Bare hands, which everybody has (CF-8.1). */
function unarmed(fight: CfFight): Weapon {
  const { unarmedDice: dice } = fight.house;
  const plain = { ability: "str", hit: 0, damage: 0, reach: 0, range: 0 } as const;
  return { id: UNARMED, name: UNARMED, kind: "weapon", hands: 0, mode: "melee", dice, ...plain };
}

/** All weapons of a combatant, in hand or not; bare hands last. */
export function weaponsOf(fight: CfFight, fighter: Fighter): readonly Armed[] {
  const carried = fighter.items.flatMap((owned) =>
    owned.item.kind === "weapon" ? [{ id: idWith(fighter.id, owned), weapon: owned.item }] : [],
  );
  return [...carried, { id: UNARMED, weapon: unarmed(fight) }];
}

/** Can it strike with this weapon now: natural ones always, others in hand? (CF-4.6) */
export function isReady(fighter: Fighter, { id, weapon }: Armed): boolean {
  return weapon.hands === 0 || isHeld(fighter, id);
}

/** The weapons it can strike with now. */
export function readyWeapons(fight: CfFight, fighter: Fighter): readonly Armed[] {
  return weaponsOf(fight, fighter).filter((armed) => isReady(fighter, armed));
}

/** How many weapons it has in its hands; natural ones are not held. */
export function heldWeapons(fighter: Fighter): number {
  return fighter.held.filter((id) => ownedItem(fighter, id)?.item.kind === "weapon").length;
}

/** Potions it can use now (`potionMustBeHeld`). */
export function isPotionAtHand(fight: CfFight, fighter: Fighter, id: string): boolean {
  return !fight.house.potionMustBeHeld || isHeld(fighter, id);
}

/** Items by the ids their bearer calls them by, with their names. */
export function thingsOf(fighter: Fighter): readonly Thing[] {
  return fighter.items.map((owned) => ({ id: idWith(fighter.id, owned), name: owned.item.name }));
}

/** Names of items by the ids their bearer calls them by. */
export function namesOf(fighter: Fighter): Readonly<Record<string, string>> {
  return Object.fromEntries(fighter.items.map((owned) => [idWith(fighter.id, owned), owned.item.name]));
}
