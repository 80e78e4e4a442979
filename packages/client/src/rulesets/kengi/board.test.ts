import type { Json, TableView } from "@yomiai/rules";
import { expect, test } from "vitest";
import { blowOn, marksOf } from "./board.ts";

const viewWith = (board: Readonly<Record<string, Json>>): TableView => ({
  ruleset: "kengi",
  phase: "defence",
  round: 1,
  active: [],
  order: [],
  combatants: {},
  board,
  prompts: [],
});

test("of an attack whose techniques lie face down, neither they nor its strikes are known", () => {
  const attack = { attacker: "rin", target: "oni", weapon: "katana", index: 1, counter: false };
  expect(blowOn(viewWith({ attack }))).toEqual({
    attacker: "rin",
    target: "oni",
    weapon: "katana",
    index: 1,
    isCounter: false,
  });
});

test("of an open attack all is known", () => {
  const attack = { attacker: "rin", target: "oni", weapon: "katana", techniques: ["renzan"], index: 2, of: 2 };
  expect(blowOn(viewWith({ attack: { ...attack, counter: true, total: 18 } }))).toEqual({
    ...attack,
    isCounter: true,
    total: 18,
  });
  expect(blowOn(viewWith({}))).toBe(undefined);
});

test("marks are known of those that the table tells them of", () => {
  const view = viewWith({ woundMarks: { rin: { serious: 22, mortal: 11 } } });
  expect(marksOf(view, "rin")).toEqual({ serious: 22, mortal: 11 });
  expect(marksOf(view, "oni")).toBe(undefined);
});
