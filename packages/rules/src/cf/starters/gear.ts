/** Things that several starters carry. The source has no list of weapons or potions (§2). */

/** A thing or power whose name is its id: the terms have the word for it, in every language. */
export function called<I extends string>(id: I): { readonly id: I; readonly name: I } {
  return { id, name: id };
}

/** A sword for one hand. */
export const sword = { ...called("sword"), kind: "weapon", mode: "melee", dice: "1d8" } as const;
/** A shield of 2 AC. */
export const shield = { ...called("shield"), kind: "shield", ac: 2 } as const;
/** A staff for both hands. */
export const staff = { ...called("staff"), kind: "weapon", hands: 2, mode: "melee", dice: "1d6" } as const;
/** A healing potion with this id. */
export const potion = (id: string) => ({ ...called(id), kind: "potion", heal: "1d8", healBonus: 2 }) as const;
/** What claws, fangs and the like have in common: always ready, never held. */
export const natural = { kind: "weapon", hands: 0, mode: "melee" } as const;
