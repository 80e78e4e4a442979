import type { TableView } from "@yomiai/rules";
import { expect, test } from "vitest";
import { covered, type Sealed, standing } from "./sealed.ts";

const pick: Sealed = {
  code: "ABC234",
  command: { type: "pick", as: "rin", position: "spade" },
  moment: "guess|1|rin|oni",
  trait: "pick",
  lines: [4, 6],
};
const sentence = "{position, select, none {{as}は伏せて選んだ。} other {{as}は{position}を選んだ。}}";
const told = (line: number, position = "spade") => ({ line, event: { type: "picked", as: "rin", position } });

test("a line that tells of a player's own secret choice is shown without it", () => {
  expect(covered(told(5), [pick], sentence)).toEqual({ type: "picked", as: "rin" });
});

test("other lines are shown whole: earlier, later, of others, or with another value", () => {
  const oni = { line: 5, event: { type: "picked", as: "oni", position: "spade" } };
  expect([told(4), told(7), told(5, "club"), oni].map((line) => covered(line, [pick], sentence))).toEqual(
    Array(4).fill(undefined),
  );
});

test("a line whose sentence always names the value was told to all and is shown whole", () => {
  expect(covered(told(5), [pick], "{as}の宣言は{position}。")).toBeUndefined();
});

const view = (phase: string, traits: Readonly<Record<string, string>>): TableView => ({
  ruleset: "duel",
  phase,
  round: 1,
  turn: "rin",
  active: ["oni"],
  order: [],
  combatants: {
    rin: {
      id: "rin",
      name: "リン",
      side: "a",
      kind: "pc",
      owner: "p1",
      status: "acting",
      gauges: {},
      traits,
      conditions: {},
    },
  },
  prompts: [],
});

test("a choice lies covered as long as its trait is there", () => {
  const at = (shown: TableView) => standing([pick], { code: "ABC234", view: shown });
  expect([at(view("damage", { pick: "spade" })), at(view("guess", {}))]).toEqual([[pick], []]);
});

test("a choice that is told again has been opened", () => {
  const shown = view("damage", { pick: "spade" });
  const after = (lines: readonly ReturnType<typeof told>[]) => standing([pick], { code: "ABC234", view: shown, lines });
  expect([after([told(5)]), after([told(5), told(7, "club")])]).toEqual([[pick], [pick]]);
  expect(after([told(5), told(7)])).toEqual([]);
});

test("the next fight at the table leaves no choice of the one before", () => {
  const shown = view("damage", { pick: "spade" });
  const prepared = (line: number) => ({ line, event: { type: "nextFightPrepared", stay: ["a"], gone: [] } });
  const after = (lines: Parameters<typeof standing>[1]["lines"] & object) =>
    standing([pick], { code: "ABC234", view: shown, lines });
  expect([after([prepared(5), told(6)]), after([told(6), prepared(7)])]).toEqual([[pick], []]);
});

test("without a trait it lies covered until the fight moves on", () => {
  const { trait: _none, ...plain } = pick;
  const at = (shown: TableView) => standing([plain], { code: "ABC234", view: shown });
  expect([at(view("guess", {})), at(view("damage", {}))]).toEqual([[plain], []]);
});

test("before the fight, and of other tables, no choice lies covered; of each combatant the last one counts", () => {
  const older = { ...pick, command: { ...pick.command, position: "club" } };
  expect(standing([pick, older], { code: "ABC234", view: view("guess", { pick: "spade" }) })).toEqual([pick]);
  expect(standing([pick], { code: "XYZ789", view: view("guess", { pick: "spade" }) })).toEqual([]);
  expect(standing([pick], { code: "ABC234", view: view("setup", { pick: "spade" }) })).toEqual([]);
});

test("a line that tells a covered choice as a whole keeps it covered", () => {
  const command = { type: "lay", as: "a", action: "general", what: "smoke" };
  const sealed = { code: "ABC234", command, moment: "declare|1||", lines: [4, 6] } as const;
  const told = { line: 5, event: { type: "declared", as: "a", what: { action: "general", what: "smoke" } } };
  expect(covered(told, [sealed], "{as}{what, select, none {} other {: {what}}}")).toEqual({
    type: "declared",
    as: "a",
  });
});
