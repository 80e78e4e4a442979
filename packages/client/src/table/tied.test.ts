import type { TableView } from "@yomiai/rules";
import { expect, test } from "vitest";
import { tiedBefore } from "./tied.ts";

const view: TableView = {
  ruleset: "any",
  phase: "turn",
  round: 1,
  active: [],
  order: ["rin", "oni", "imp"].map((id) => ({ id, initiative: 7, status: "ready" })),
  tieBreaks: { oni: "dice" },
  combatants: {},
  prompts: [],
};

test("who stands before its equal in the order, and why, is said of those of whom the view tells it", () => {
  expect(["rin", "oni", "imp", "nobody"].map((id) => tiedBefore(view, id))).toEqual([
    undefined,
    { before: "rin", reason: "dice" },
    undefined,
    undefined,
  ]);
});
