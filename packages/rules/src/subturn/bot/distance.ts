import { z } from "zod";
import { memo } from "../../core/memo.ts";
import type { TableView } from "../../core/tableView.ts";
import { DIRECTIONS, type Hex, hexDistance, hexTowards } from "../../space/hex.ts";
import { type Body, bodyIn } from "./read.ts";

/** How far it is on foot, round pillars and people. */

const mapInView = z.object({
  shape: z.enum(["hexagon", "rect"]),
  radius: z.int().default(0),
  cols: z.int().default(0),
  rows: z.int().default(0),
  hexes: z.array(
    z.object({ q: z.int(), r: z.int(), blocked: z.boolean().default(false), elevation: z.int().default(0) }),
  ),
});
type MapInView = z.infer<typeof mapInView>;

const mapOf = memo((map: NonNullable<TableView["map"]>) => mapInView.safeParse(map).data);

/** Steps that a foe who cannot be reached on foot counts for, besides the distance as the crow flies. */
const OUT_OF_REACH = 60;
/** What the bot takes for too high to step on, cm: it does not see the house rule. */
const STEP_CM = 50;

/** Steps from any hex to the body, others who stand being in the way; `self` is not. */
export function stepsTo(view: TableView, body: Body, self: string): (from: Hex) => number {
  const map = view.map === undefined ? undefined : mapOf(view.map);
  const straight = (from: Hex) => Math.min(...[body, ...body.extra].map((hex) => hexDistance(from, hex)));
  if (map === undefined) return straight;
  const steps = spread(groundOf(view, map, self), [body, ...body.extra]);
  return (from) => steps.get(keyOf(from)) ?? straight(from) + OUT_OF_REACH;
}

/** Breadth first from the body's hexes over everything that can be walked. */
function spread(canWalk: (from: Hex, to: Hex) => boolean, sources: readonly Hex[]): ReadonlyMap<string, number> {
  const steps = new Map(sources.map((hex) => [keyOf(hex), 0]));
  let edge: readonly Hex[] = sources;
  for (let step = 1; edge.length > 0; step++) {
    const next: Hex[] = [];
    for (const from of edge) {
      for (const to of DIRECTIONS.map((direction) => hexTowards(from, direction))) {
        if (steps.has(keyOf(to)) || !canWalk(from, to)) continue;
        steps.set(keyOf(to), step);
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

function groundOf(view: TableView, map: MapInView, self: string): (from: Hex, to: Hex) => boolean {
  const words = new Map(map.hexes.map((hex) => [keyOf(hex), hex]));
  const taken = new Set(
    Object.values(view.combatants)
      .filter(({ id, traits }) => id !== self && traits.posture !== "prone")
      .flatMap((other) => bodyIn(other) ?? [])
      .map(keyOf),
  );
  const heightOf = (hex: Hex) => words.get(keyOf(hex))?.elevation ?? 0;
  return (from, to) =>
    isOn(map, to) &&
    words.get(keyOf(to))?.blocked !== true &&
    !taken.has(keyOf(to)) &&
    Math.abs(heightOf(from) - heightOf(to)) <= STEP_CM;
}

function isOn(map: MapInView, { q, r }: Hex): boolean {
  if (map.shape === "hexagon") return hexDistance({ q: 0, r: 0 }, { q, r }) <= map.radius;
  const column = q + Math.floor(r / 2);
  return r >= 0 && r < map.rows && column >= 0 && column < map.cols;
}

function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}
