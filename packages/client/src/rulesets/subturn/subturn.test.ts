import type { Prompt } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { arcNameAt, centreOf, hexAt, readMap, SIZE } from "./hexMap.ts";
import { destinationsOf, targetsOf, turnsOf } from "./moves.ts";
import { minus } from "./points.ts";
import { strikesOf } from "./strikes.ts";

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
});

describe("the names of the directions", () => {
  it("stand within their arc, on a corner of hexes: farther from every token than from anywhere else", () => {
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      for (const aside of [0, 60, -60, 180]) {
        const { x, y } = arcNameAt(facing, aside);
        const middle = centreOf(hexAt({ x, y }));
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(SIZE, 5);
        const off = ((Math.atan2(y, x) * 180) / Math.PI - facing * 60 - aside + 3 * 360 + 180) % 360;
        expect(Math.abs(off - 180)).toBeLessThan(30);
      }
    }
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

  it("says what is left after each of them", () => {
    const halves = { points: "5/2", options: { front: { cost: "1", hexes: [{ q: 1, r: 0 }] } } };
    expect(destinationsOf([{ ...walk, info: halves }])[0]?.moves.map(({ left }) => left)).toEqual(["3/2"]);
    expect([minus("3", "1"), minus("7/3", "1/3"), minus("1/2", "1"), minus("1", "1"), minus("", "1")]).toEqual([
      "2",
      "2",
      "-1/2",
      "0",
      "",
    ]);
  });

  it("offers turns from left to right", () => {
    const option = (facing: number) => ({ cost: "0", facing, endsMovement: false });
    const turn: Prompt = {
      id: "turn:rin",
      type: "turn",
      as: "rin",
      fields: [{ name: "by", kind: "choice", options: [1, -1, 3, -3] }],
      info: { points: "3", options: { "1": option(1), "-1": option(5), "3": option(3), "-3": option(3) } },
    };
    expect(turnsOf([turn]).map(({ by, facing }) => [by, facing])).toEqual([
      [-1, 5],
      [1, 1],
      [3, 3],
    ]);
  });

  it("knows who can be struck", () => {
    const field = { name: "target", kind: "combatant", options: ["ogre"] } as const;
    const attack: Prompt = { id: "attack", type: "attack", as: "rin", fields: [field] };
    expect(targetsOf([walk, attack])).toEqual([{ id: "ogre", as: "rin", type: "attack" }]);
  });
});

describe("a strike", () => {
  it("comes in the manners of all its prompts, each as a whole command", () => {
    const whom = [
      { name: "technique", kind: "choice", options: ["punch"] },
      { name: "target", kind: "combatant", options: ["ogre"] },
    ] as const;
    const info = { distance: 1, direction: "side", circled: true, damage: { dice: 1, add: -2 } };
    const option = { grade: "large", bigSwing: true, targetNumber: 7, effect: "offBalance" };
    const plain: Prompt = {
      id: "1",
      type: "attack",
      as: "rin",
      fields: [...whom, { name: "mode", kind: "choice", options: ["move"] }],
      info: { ...info, options: { move: option } },
    };
    const posed: Prompt = {
      id: "2",
      type: "attack",
      as: "rin",
      fields: [...whom, { name: "toPosture", kind: "choice", options: ["prone"] }],
      info: { ...info, options: { prone: { grade: "small", bigSwing: false, targetNumber: 12 } } },
    };
    const given = { type: "attack", as: "rin", technique: "punch", target: "ogre" };
    expect(strikesOf([plain, posed])).toEqual([
      {
        target: "ogre",
        technique: "punch",
        distance: 1,
        direction: "side",
        isCircled: true,
        damage: "1D−2",
        manners: [
          {
            command: { ...given, mode: "move" },
            by: "mode",
            key: "move",
            grade: "large",
            isBigSwing: true,
            targetNumber: 7,
            effect: "offBalance",
          },
          {
            command: { ...given, toPosture: "prone" },
            by: "toPosture",
            key: "prone",
            grade: "small",
            isBigSwing: false,
            targetNumber: 12,
            effect: undefined,
          },
        ],
      },
    ]);
  });
});
