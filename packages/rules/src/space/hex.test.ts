import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import {
  alignment,
  DIRECTIONS,
  type Direction,
  type Hex,
  hexDistance,
  hexLine,
  hexTowards,
  isSameHex,
  opposite,
  ray,
  ring,
  rotate,
  rotateHex,
  stepsBetween,
} from "./hex.ts";

const anyHex = record({ q: integer({ min: -99, max: 99 }), r: integer({ min: -99, max: 99 }) });
const anyDirection = constantFrom<Direction>(...DIRECTIONS);
const anySteps = integer({ min: -13, max: 13 });

test("the six directions go round clockwise from east", () => {
  expect(DIRECTIONS.map((direction) => hexTowards({ q: 0, r: 0 }, direction))).toEqual([
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ]);
});

test("a step and the opposite step lead back", () => {
  assert(
    property(anyHex, anyDirection, integer({ min: 0, max: 50 }), (hex, direction, steps) => {
      expect(hexTowards(hexTowards(hex, direction, steps), opposite(direction), steps)).toEqual(hex);
    }),
  );
});

test("six steps of 60° are no turn, and opposite directions are three steps apart", () => {
  assert(
    property(anyDirection, anySteps, (direction, steps) => {
      expect(rotate(rotate(direction, steps), -steps)).toBe(direction);
      expect(rotate(direction, steps + 6)).toBe(rotate(direction, steps));
      expect(stepsBetween(direction, opposite(direction))).toBe(3);
      expect(stepsBetween(direction, rotate(direction, 1))).toBe(1);
    }),
  );
});

test("the angle between directions is the same both ways, at most three steps", () => {
  assert(
    property(anyDirection, anyDirection, (a, b) => {
      expect(stepsBetween(a, b)).toBe(stepsBetween(b, a));
      expect([rotate(a, stepsBetween(a, b)), rotate(a, -stepsBetween(a, b))]).toContain(b);
      expect(stepsBetween(a, b)).toBeLessThanOrEqual(3);
    }),
  );
});

test("distance is a metric", () => {
  assert(
    property(anyHex, anyHex, anyHex, (a, b, c) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, b) === 0).toBe(isSameHex(a, b));
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      expect(Number.isInteger(hexDistance(a, b))).toBe(true);
    }),
  );
});

test("distance counts the steps that one has to take", () => {
  const walk = (from: Hex, steps: readonly Direction[]) => steps.reduce((hex, step) => hexTowards(hex, step), from);
  assert(
    property(anyHex, array(anyDirection, { maxLength: 20 }), (from, steps) => {
      expect(hexDistance(from, walk(from, steps))).toBeLessThanOrEqual(steps.length);
    }),
  );
  assert(
    property(anyHex, anyDirection, integer({ min: 0, max: 30 }), (from, direction, length) => {
      expect(hexDistance(from, hexTowards(from, direction, length))).toBe(length);
      expect(ray(from, direction, length).map((hex) => hexDistance(from, hex))).toEqual(
        Array.from({ length }, (_, i) => i + 1),
      );
    }),
  );
});

test("a ring of radius n holds 6n different hexes, all n away and each next to the one before", () => {
  assert(
    property(anyHex, integer({ min: 1, max: 12 }), (center, radius) => {
      const hexes = ring(center, radius);
      expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(6 * radius);
      expect(hexes.every((hex) => hexDistance(center, hex) === radius)).toBe(true);
      expect(hexes.every((hex, i) => hexDistance(hex, hexes.at(i - 1) ?? hex) === 1)).toBe(true);
    }),
  );
  expect(ring({ q: 2, r: 3 }, 0)).toEqual([{ q: 2, r: 3 }]);
});

test("turning about a centre keeps distances and turns directions", () => {
  assert(
    property(anyHex, anyHex, anyHex, anySteps, (a, b, center, steps) => {
      const [turnedA, turnedB] = [rotateHex(a, center, steps), rotateHex(b, center, steps)];
      expect(hexDistance(turnedA, turnedB)).toBe(hexDistance(a, b));
      expect(rotateHex(turnedA, center, -steps)).toEqual(a);
    }),
  );
  assert(
    property(anyHex, anyDirection, anySteps, (center, direction, steps) => {
      const turned = rotateHex(hexTowards(center, direction), center, steps);
      expect(turned).toEqual(hexTowards(center, rotate(direction, steps)));
    }),
  );
});

test("a line goes from neighbour to neighbour, no longer than the distance", () => {
  assert(
    property(anyHex, anyHex, (from, to) => {
      const line = hexLine(from, to);
      expect(line).toHaveLength(hexDistance(from, to) + 1);
      expect([line.at(0), line.at(-1)]).toEqual([from, to]);
      expect(line.every((hex, i) => i === 0 || hexDistance(hex, line[i - 1] ?? hex) === 1)).toBe(true);
    }),
  );
});

test("a line along a direction is that direction's ray", () => {
  assert(
    property(anyHex, anyDirection, integer({ min: 0, max: 30 }), (from, direction, length) => {
      expect(hexLine(from, hexTowards(from, direction, length)).slice(1)).toEqual(ray(from, direction, length));
    }),
  );
});

test("a hex is most aligned with the direction that leads nearest to it, with at most two equal ones", () => {
  assert(
    property(anyHex, anyHex, (from, hex) => {
      if (isSameHex(from, hex)) return;
      const products = DIRECTIONS.map((direction) => alignment(from, hex, direction));
      const greatest = Math.max(...products);
      const best = DIRECTIONS.filter((_, i) => products[i] === greatest);
      expect(best.length).toBeLessThanOrEqual(2);
      const nearest = Math.min(...DIRECTIONS.map((d) => hexDistance(hexTowards(from, d), hex)));
      for (const direction of best) expect(hexDistance(hexTowards(from, direction), hex)).toBe(nearest);
      expect(alignment(from, hex, opposite(best[0] ?? 0))).toBe(-greatest);
    }),
  );
});
