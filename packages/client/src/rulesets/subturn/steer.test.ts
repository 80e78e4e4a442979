import { describe, expect, it } from "vitest";
import { type Hex, nameOf, readMap } from "./hexMap.ts";
import { nextHex, nextLit } from "./steer.ts";

const SIX = ["KeyD", "KeyC", "KeyZ", "KeyA", "KeyQ", "KeyE"] as const;
const PAD = ["Numpad6", "Numpad3", "Numpad1", "Numpad4", "Numpad7", "Numpad9"] as const;
const FOUR = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;
const NEIGHBOURS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const on = (...hexes: readonly Hex[]) => hexes.map((hex) => ({ hex }));
const rectangle = (cols: number, rows: number) =>
  on(...(readMap({ shape: "rect", cols, rows, hexes: [] })?.tiles ?? []).map(({ q, r }) => ({ q, r })));

/** Names of all hexes that some keys lead to from one, however often they are pressed; itself too. */
function reached(from: Hex, keys: readonly string[], lit: readonly { readonly hex: Hex }[]): Set<string> {
  const seen = new Set([nameOf(from)]);
  const open = [from];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (const key of keys) {
      const next = nextLit(hex, key, lit)?.hex;
      if (next === undefined || seen.has(nameOf(next))) continue;
      seen.add(nameOf(next));
      open.push(next);
    }
  }
  return seen;
}

/** Numbers from 0 to 1 that look random and are always the same. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe("the six keys", () => {
  it("lead to the six neighbours, from every hex and from those at the edge: UX-34", () => {
    const map = rectangle(5, 6);
    const names = new Set(map.map(({ hex }) => nameOf(hex)));
    for (const { hex } of map) {
      for (const [i, { q, r }] of NEIGHBOURS.entries()) {
        const neighbour = { q: hex.q + q, r: hex.r + r };
        if (!names.has(nameOf(neighbour))) continue;
        expect(nextHex(hex, SIX[i] ?? "", map)?.hex).toEqual(neighbour);
        expect(nextHex(hex, PAD[i] ?? "", map)?.hex).toEqual(neighbour);
      }
    }
  });

  it("lead back by the opposite key", () => {
    const map = rectangle(9, 9);
    for (const [i, key] of SIX.entries()) {
      const there = nextHex({ q: 2, r: 4 }, key, map)?.hex ?? { q: 0, r: 0 };
      expect(nextHex(there, SIX[(i + 3) % 6] ?? "", map)?.hex).toEqual({ q: 2, r: 4 });
    }
  });
});

describe("the arrow keys", () => {
  it("go along a row and stop at its end", () => {
    const map = rectangle(3, 2);
    expect(nextHex({ q: 0, r: 0 }, "ArrowRight", map)?.hex).toEqual({ q: 1, r: 0 });
    expect(nextHex({ q: 2, r: 0 }, "ArrowRight", map)).toBeUndefined();
  });

  it("go up and down in a straight line and back to where they began", () => {
    const map = rectangle(9, 9);
    for (const { hex: start } of map.filter(({ hex }) => hex.r === 4)) {
      let hex: Hex = start;
      for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown"]) {
        hex = nextHex(hex, key, map)?.hex ?? hex;
        expect(Math.abs(2 * hex.q + hex.r - (2 * start.q + start.r))).toBeLessThanOrEqual(1);
      }
      expect(hex).toEqual(start);
    }
  });

  it("lead on to a lit hex beside the way where the row has no more of them", () => {
    expect(nextLit({ q: 0, r: 0 }, "ArrowRight", on({ q: 1, r: -1 }))?.hex).toEqual({ q: 1, r: -1 });
    expect(nextLit({ q: 0, r: 0 }, "ArrowRight", on({ q: -1, r: 2 }))).toBeUndefined();
  });

  it("are not other keys", () => {
    expect(nextLit({ q: 0, r: 0 }, "Enter", on({ q: 1, r: 0 }))).toBeUndefined();
  });
});

describe.each([
  ["six", SIX],
  ["four", FOUR],
])("the %s keys alone", (_, keys) => {
  it("lead from every lit hex, and from where one stands, to every lit hex", () => {
    const random = numbers(1);
    const next = () => random.next().value;
    for (let i = 0; i < 1_000; i++) {
      const span = 2 + Math.floor(next() * 9);
      const coordinate = () => Math.floor(next() * span) - Math.floor(span / 2);
      const all = Array.from({ length: 1 + Math.floor(next() * 12) }, () => ({ q: coordinate(), r: coordinate() }));
      const lit = on(
        ...new Map(all.filter(({ q, r }) => q !== 0 || r !== 0).map((hex) => [nameOf(hex), hex])).values(),
      );
      for (const from of [{ q: 0, r: 0 }, ...lit.map(({ hex }) => hex)]) {
        const seen = reached(from, keys, lit);
        expect({ from, lit, missed: lit.filter(({ hex }) => !seen.has(nameOf(hex))) }).toEqual({
          from,
          lit,
          missed: [],
        });
      }
    }
  });
});
