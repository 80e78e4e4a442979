// CF-14.3: what the GM can set by hand.
import type { Fighter } from "../fight.ts";
import { DEFENSES, type Defense } from "../sheet/parts.ts";
import type { Sheet } from "../sheet/sheet.ts";

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
  const id = limitedPowers(fighter.sheet).find((power) => path === `gauges.uses_${power.id}.current`)?.id;
  return id === undefined ? undefined : { kind: "uses", id };
}

/** Does everybody see what stands there? */
export function isPublicPath(place: Adjustable): boolean {
  return place.kind === "mark" || place.kind === "initiative";
}

/** Techniques, specials and spells that have a limit, with it (CF-8.11). */
export function limitedPowers({
  techniques,
  specials,
  spells,
}: Sheet): readonly { id: string; name: string; uses: number }[] {
  return [...techniques, ...specials, ...spells].filter(({ uses }) => uses > 0);
}

/** The most uses that something with a limit has. */
export function usesAtMost({ sheet }: Fighter, id: string): number {
  return limitedPowers(sheet).find((power) => power.id === id)?.uses ?? 0;
}

/** How a mark is written as a place. */
export function zoneOf(mark: number): string {
  return `m${mark}`;
}
