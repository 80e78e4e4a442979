import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS, hexTowards, rotate, rotateHex } from "../../space/hex.ts";
import { classOf, directionTo, SIDES, sectorOf, sectorOfBody, sideTowards } from "./sides.ts";

const d = { q: 0, r: 0, facing: 0 } as const;

test("the six neighbours are named by the facing (ST-7.4)", () => {
  const named = (facing: 0 | 2) => SIDES.map((side) => [side, hexTowards({ q: 0, r: 0 }, directionTo(side, facing))]);
  expect(Object.fromEntries(named(0))).toEqual({
    front: { q: 1, r: 0 },
    rightSide: { q: 0, r: 1 },
    rightRear: { q: -1, r: 1 },
    rear: { q: -1, r: 0 },
    leftRear: { q: 0, r: -1 },
    leftSide: { q: 1, r: -1 },
  });
  expect(Object.fromEntries(named(2))).toEqual({
    front: { q: -1, r: 1 },
    rightSide: { q: -1, r: 0 },
    rightRear: { q: 0, r: -1 },
    rear: { q: 1, r: -1 },
    leftRear: { q: 1, r: 0 },
    leftSide: { q: 0, r: 1 },
  });
});

test("the sector of a hex is that of the nearest direction; exact ties go forward (ST-8.1, ST-8.2)", () => {
  const sectors = [
    [3, -1],
    [2, -1],
    [1, 1],
    [-1, 2],
    [-2, 3],
  ].map(([q = 0, r = 0]) => sectorOf(d, { q, r }, "forward"));
  expect(sectors).toEqual(["front", "front", "front", "rightSide", "rightRear"]);
  expect(classOf("rightRear")).toBe("rear");
});

test("with the attacker's choice of borders the same ties go to the rear (ST-8.1)", () => {
  const sectors = [
    [3, -1],
    [2, -1],
    [1, 1],
    [-1, 2],
  ].map(([q = 0, r = 0]) => classOf(sectorOf(d, { q, r }, "rearward")));
  expect(sectors).toEqual(["front", "side", "side", "rear"]);
});

test("in the same hex the half counts, without halves nothing does (ST-8.3, ST-9.5)", () => {
  expect(sectorOfBody({ q: 2, r: 1, facing: 4 }, { q: 2, r: 1, half: 1 }, "forward")).toBe("rear");
  expect(sectorOfBody({ q: 2, r: 1, facing: 4 }, { q: 2, r: 1 }, "forward")).toBeUndefined();
});

test("turning the whole table turns no sector", () => {
  const coordinate = integer({ min: -9, max: 9 });
  assert(
    property(
      coordinate,
      coordinate,
      constantFrom(...DIRECTIONS),
      integer({ min: 0, max: 5 }),
      (q, r, facing, steps) => {
        const turned = rotateHex({ q, r }, { q: 0, r: 0 }, steps);
        const before = sectorOf({ q: 0, r: 0, facing }, { q, r }, "forward");
        expect(sectorOf({ q: 0, r: 0, facing: rotate(facing, steps) }, turned, "forward")).toBe(before);
      },
    ),
  );
});

test("a neighbour's name and its direction belong together", () => {
  assert(
    property(constantFrom(...SIDES), constantFrom(...DIRECTIONS), (side, facing) => {
      expect(sideTowards(directionTo(side, facing), facing)).toBe(side);
    }),
  );
});
