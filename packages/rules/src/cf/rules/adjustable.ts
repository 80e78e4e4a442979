// CF-14.3: what the GM can set by hand.
import type { Fighter } from "../fight.ts";
import { DEFENSES, type Defense } from "../sheet/parts.ts";

/** What a path of `adjust` leads to. */
export type Adjustable =
  | { readonly kind: "hp" | "maxHp" | "initiative" }
  | { readonly kind: "mark" }
  | { readonly kind: "uses"; readonly id: string }
  | { readonly kind: "defense"; readonly defense: Defense };

const PLAIN: Readonly<Record<string, Adjustable>> = {
  "gauges.hp.current": { kind: "hp" },
  "gauges.hp.max": { kind: "maxHp" },
  "traits.initiative": { kind: "initiative" },
  "place.zone": { kind: "mark" },
};

/** What this path leads to on this combatant, if to anything. */
export function readPath(fighter: Fighter, path: string): Adjustable | undefined {
  if (Object.hasOwn(PLAIN, path)) return PLAIN[path];
  const defense = DEFENSES.find((name) => path === `traits.${name}`);
  if (defense !== undefined) return { kind: "defense", defense };
  const id = Object.keys(fighter.uses).find((limited) => path === `gauges.uses_${limited}.current`);
  return id === undefined ? undefined : { kind: "uses", id };
}

/** Does everybody see what stands there? */
export function isPublicPath(place: Adjustable): boolean {
  return place.kind === "mark" || place.kind === "initiative";
}

/** The most uses that something with a limit has. */
export function usesAtMost(fighter: Fighter, id: string): number {
  const { techniques, specials, spells } = fighter.sheet;
  return [...techniques, ...specials, ...spells].find((power) => power.id === id && power.uses > 0)?.uses ?? 0;
}

/** How a mark is written as a place. */
export function zoneOf(mark: number): string {
  return `m${mark}`;
}
