import type { Prompt } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { painted } from "./brush.ts";
import { readMap, stepsBetween } from "./hexMap.ts";
import { destinationsOf, targetsOf, turnsOf } from "./moves.ts";

describe("the map", () => {
  it("has every hex within the radius, with what is special about it", () => {
    const map = readMap({
      shape: "hexagon",
      radius: 2,
      arena: "dojo",
      hexes: [{ q: 1, r: 0, elevation: 50, blocked: true }],
    });
    expect(map?.tiles.length).toBe(19);
    expect(map?.tiles.find(({ q, r }) => q === 1 && r === 0)).toMatchObject({ elevation: 50, isBlocked: true });
  });

  it("lays a rectangle's rows one below the other", () => {
    const map = readMap({ shape: "rect", cols: 3, rows: 3, arena: "x", hexes: [] });
    expect(map?.tiles.map(({ q, r }) => [q, r])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [-1, 2],
      [0, 2],
      [1, 2],
    ]);
  });

  it("counts steps", () => {
    expect(stepsBetween({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(stepsBetween({ q: -1, r: 3 }, { q: 2, r: 1 })).toBe(3);
  });
});

const walk: Prompt = {
  id: "walk:rin",
  type: "walk",
  as: "rin",
  fields: [{ name: "to", kind: "choice", options: ["front"] }],
  info: { points: "3", options: { front: { cost: "1", hexes: [{ q: 1, r: 0 }], facing: 0 } } },
};
const jump: Prompt = {
  id: "jump:rin:front:1",
  type: "jump",
  as: "rin",
  fields: [
    { name: "to", kind: "choice", options: ["front"] },
    { name: "hexes", kind: "choice", options: [1] },
    { name: "rise", kind: "number", min: 20, max: 40 },
  ],
  info: { points: "3", cost: "1", hexes: [{ q: 1, r: 0 }] },
};

describe("where one can go", () => {
  it("gathers all ways to a hex, each as a whole command", () => {
    const [destination] = destinationsOf([walk, jump]);
    expect(destination?.hex).toEqual({ q: 1, r: 0 });
    expect(destination?.moves.map(({ command, cost }) => [command, cost])).toEqual([
      [{ type: "walk", as: "rin", to: "front" }, "1"],
      [{ type: "jump", as: "rin", to: "front", hexes: 1, rise: 20 }, "1"],
    ]);
  });

  it("offers turns from left to right", () => {
    const option = (facing: number) => ({ cost: "0", facing, endsMovement: false });
    const turn: Prompt = {
      id: "turn:rin",
      type: "turn",
      as: "rin",
      fields: [{ name: "by", kind: "choice", options: [1, -1] }],
      info: { points: "3", options: { "1": option(1), "-1": option(5) } },
    };
    expect(turnsOf([turn]).map(({ by, facing }) => [by, facing])).toEqual([
      [-1, 5],
      [1, 1],
    ]);
  });

  it("knows who can be struck", () => {
    const field = { name: "target", kind: "combatant", options: ["ogre"] } as const;
    const attack: Prompt = { id: "attack", type: "attack", as: "rin", fields: [field] };
    expect([...targetsOf([walk, attack])]).toEqual(["ogre"]);
  });
});

describe("a stroke of the brush", () => {
  const tile = { q: 0, r: 0, elevation: 0, isBlocked: false, ground: 0 };

  it("changes its hex and leaves the others", () => {
    const other = { q: 3, r: 0, blocked: true };
    expect(painted([other], tile, "up")).toEqual([other, { q: 0, r: 0, elevation: 50 }]);
    expect(painted([other, { q: 0, r: 0, elevation: 50 }], { ...tile, elevation: 50 }, "block")).toEqual([
      other,
      { q: 0, r: 0, elevation: 50, blocked: true },
    ]);
    expect(painted([other, { q: 0, r: 0, elevation: 50 }], tile, "clear")).toEqual([other]);
  });
});
