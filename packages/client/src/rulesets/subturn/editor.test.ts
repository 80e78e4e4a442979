import type { JsonObject } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { painted } from "./brush.ts";
import type { Figure } from "./figures.ts";
import { centreOf, hexAt, ledgesOf, nameOf, readMap, SIZE, turnedTo } from "./hexMap.ts";
import { misplacedOn, placesFor } from "./misplaced.ts";

const mapOf = (hexes: readonly JsonObject[], radius = 3) => {
  const map = readMap({ shape: "hexagon", radius, arena: null, hexes });
  if (map === undefined) throw new Error("no map");
  const tile = (q: number, r: number) => {
    const found = map.tiles.find((one) => one.q === q && one.r === r);
    if (found === undefined) throw new Error(`no hex ${q},${r}`);
    return found;
  };
  return { map, tile };
};

describe("a stroke of the brush", () => {
  const other = { q: 3, r: 0, blocked: true };

  it("changes its hexes and leaves the others", () => {
    const { tile } = mapOf([other, { q: 0, r: 0, elevation: 50, arena: "ice" }]);
    const hexes = [other, { q: 0, r: 0, elevation: 50, arena: "ice" }];
    expect(painted(hexes, [tile(0, 0), tile(1, 0)], { brush: "up" })).toEqual([
      other,
      { q: 0, r: 0, elevation: 100, arena: "ice" },
      { q: 1, r: 0, elevation: 50 },
    ]);
    expect(painted(hexes, [tile(0, 0)], { brush: "ground", arena: "mud" })).toEqual([
      other,
      { q: 0, r: 0, elevation: 50, arena: "mud" },
    ]);
    expect(painted(hexes, [tile(0, 0)], { brush: "clear" })).toEqual([other]);
    expect(painted(hexes, [tile(0, 0)], { brush: "ground" })).toEqual(hexes);
  });

  it("blocks or opens all of them as its first one", () => {
    const { tile } = mapOf([other]);
    expect(painted([other], [tile(2, 0), tile(3, 0)], { brush: "block" })).toEqual([
      { q: 2, r: 0, blocked: true },
      other,
    ]);
    expect(painted([other], [tile(3, 0), tile(2, 0)], { brush: "block" })).toEqual([]);
  });

  it("leaves nothing behind where a hex is again as all others", () => {
    const { tile } = mapOf([{ q: 0, r: 0, elevation: 50 }]);
    expect(painted([{ q: 0, r: 0, elevation: 50 }], [tile(0, 0)], { brush: "down" })).toEqual([]);
  });

  it("lifts and sinks no farther than the rules let it", () => {
    const high = { q: 0, r: 0, elevation: 4_990 };
    const low = { q: 1, r: 0, elevation: -5_000 };
    const { tile } = mapOf([high, low]);
    expect(painted([high], [tile(0, 0)], { brush: "up" })).toEqual([{ q: 0, r: 0, elevation: 5_000 }]);
    expect(painted([low], [tile(1, 0)], { brush: "down" })).toEqual([low]);
  });
});

describe("a point on the map", () => {
  it("lies in the hex whose middle is nearest", () => {
    const { map } = mapOf([]);
    for (const hex of map.tiles) {
      const { x, y } = centreOf(hex);
      for (let angle = 0; angle < 360; angle += 15) {
        const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        expect(hexAt({ x: x + dx * SIZE * 0.85, y: y + dy * SIZE * 0.85 })).toEqual({ q: hex.q, r: hex.r });
      }
    }
  });
});

describe("an edge", () => {
  it("is where the ground drops, once, and leads down", () => {
    const { map } = mapOf(
      [
        { q: 0, r: 0, elevation: 100 },
        { q: 1, r: 0, elevation: 100 },
      ],
      1,
    );
    const drops = ledgesOf(map.tiles).map(({ drop, down }) => [drop, Math.round(down.x * 10), Math.round(down.y * 10)]);
    expect(drops.filter(([drop]) => drop !== 100)).toEqual([]);
    // Five sides of the middle one, and two of the other: the rest of it is the map's end.
    expect(drops.length).toBe(7);
    expect(drops).not.toContainEqual([100, 10, 0]);
  });
});

describe("the arrow of a facing", () => {
  it("turns the shorter way round and always points where one looks: UX-33", () => {
    expect(turnedTo(300, 0)).toBe(360);
    expect(turnedTo(0, 5)).toBe(-60);
    expect(turnedTo(720, 1)).toBe(780);
    for (const from of [-720, -60, 0, 60, 300, 1_080]) {
      for (let facing = 0; facing < 6; facing++) {
        const angle = turnedTo(from, facing);
        expect((((angle - facing * 60) % 360) + 360) % 360).toBe(0);
        expect(Math.abs(angle - from)).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe("whoever stands where nobody can", () => {
  const standing = (id: string, q: number, r: number, extra: Figure["extra"] = []) =>
    ({ combatant: { id }, hex: { q, r }, extra }) as unknown as Figure;

  it("is off the map, or on a blocked hex, with a part of the body at least", () => {
    const { map } = mapOf([{ q: 1, r: 0, blocked: true }], 2);
    const figures = [standing("in", 0, 0), standing("off", 3, 0), standing("pillar", 1, 0)];
    const lying = standing("lying", 2, -2, [{ q: 3, r: -2 }]);
    expect(misplacedOn(map, [...figures, lying]).map(({ combatant }) => combatant.id)).toEqual([
      "off",
      "pillar",
      "lying",
    ]);
  });

  it("is put on the nearest hex that is free and open, as far as they go round", () => {
    const { map } = mapOf([], 1);
    const figures = [standing("in", 1, 0), standing("a", 3, 0), standing("b", 4, 0)];
    const places = placesFor(map, figures);
    expect(places.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(new Set([{ q: 1, r: 0 }, ...places.map(({ hex }) => hex)].map(nameOf)).size).toBe(3);
    expect(places.every(({ hex }) => map.tiles.some((tile) => nameOf(tile) === nameOf(hex)))).toBe(true);
    expect(placesFor(mapOf([], 0).map, [standing("a", 3, 0), standing("b", 4, 0)])).toEqual([
      { id: "a", hex: { q: 0, r: 0 } },
    ]);
  });
});
