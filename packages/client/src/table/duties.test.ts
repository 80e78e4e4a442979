import type { CombatantView, Prompt, TableView } from "@yomiai/rules";
import { expect, test } from "vitest";
import { askedNpcs, awaited, dutiesOf, ownCombatants, turnOf } from "./duties.ts";

const combatant = (id: string, owner: CombatantView["owner"], traits: CombatantView["traits"] = {}): CombatantView => ({
  id,
  name: id,
  side: "a",
  kind: owner === "gm" ? "npc" : "pc",
  owner,
  status: "ready",
  gauges: {},
  traits,
  conditions: {},
});
const prompt = (id: string, as?: string): Prompt => ({ id, type: id, fields: [], ...(as === undefined ? {} : { as }) });
const view = (given: Partial<TableView>): TableView => ({
  ruleset: "duel",
  phase: "pick",
  round: 1,
  active: [],
  order: [],
  combatants: { rin: combatant("rin", "p1"), oni: combatant("oni", "gm") },
  prompts: [],
  ...given,
});
const ids = (prompts: readonly Prompt[]) => prompts.map(({ id }) => id);

test("the table waits for combatants that are active; everything else may be done", () => {
  const { must, may } = dutiesOf({
    viewer: "p1",
    view: view({ active: ["rin"], prompts: [prompt("strike", "rin"), prompt("note", "cat")] }),
  });
  expect([ids(must), ids(may)]).toEqual([["strike"], ["note"]]);
});

test("a player with a combatant that is waited for must answer what is asked of the seat", () => {
  const asked = (active: readonly string[]) =>
    ids(dutiesOf({ viewer: "p1", view: view({ active, prompts: [prompt("agree")] }) }).must);
  expect([asked(["rin", "oni"]), asked(["oni"])]).toEqual([["agree"], []]);
});

test("where nobody is active the table waits for the GM", () => {
  const { must } = dutiesOf({
    viewer: "gm",
    view: view({ phase: "ruling", prompts: [prompt("proceed"), prompt("hide", "oni")] }),
  });
  expect(ids(must)).toEqual(["proceed"]);
});

test("a ruling upon somebody's action is waited for where the GM has nothing else to say", () => {
  const asked = view({ phase: "ruling", prompts: [prompt("ruleAction", "rin")] });
  expect(ids(dutiesOf({ viewer: "gm", view: asked }).must)).toEqual(["ruleAction"]);
});

test("a GM's tool for a player's combatant is never waited for, unless the GM acts for it", () => {
  const prompts = [prompt("grant", "rin")];
  expect(ids(dutiesOf({ viewer: "gm", view: view({ active: ["rin"], prompts }) }).must)).toEqual([]);
  const combatants = { rin: combatant("rin", "p1", { controller: "gm" }) };
  expect(ids(dutiesOf({ viewer: "gm", view: view({ active: ["rin"], prompts, combatants }) }).must)).toEqual(["grant"]);
});

test("before and after the fight nothing is waited for", () => {
  for (const phase of ["setup", "ended"]) {
    const { must, may } = dutiesOf({
      viewer: "p1",
      view: view({ phase, active: ["rin"], prompts: [prompt("allot", "rin")] }),
    });
    expect([ids(must), ids(may)]).toEqual([[], ["allot"]]);
  }
});

test("whose turn it is stands in turn, or is the only one acting", () => {
  const order = [
    { id: "rin", status: "done" },
    { id: "oni", status: "acting" },
  ];
  expect(turnOf(view({ turn: "rin", order }))).toBe("rin");
  expect(turnOf(view({ turn: 3, order }))).toBe("oni");
  expect(turnOf(view({ order: order.map(({ id }) => ({ id, status: "acting" })) }))).toBeUndefined();
});

test("a combatant that the viewer does not know is not awaited by name", () => {
  expect(awaited(view({ active: ["ghost", "rin"] })).map(({ id }) => id)).toEqual(["rin"]);
  expect(ownCombatants(view({}), "p1").map(({ id }) => id)).toEqual(["rin"]);
});

test("the GM's own combatants are asked before the fight all, in it those that are waited for", () => {
  const combatants = {
    rin: combatant("rin", "p1", { controller: "gm" }),
    mei: combatant("mei", "p2"),
    oni: combatant("oni", "gm"),
  };
  const prompts = [prompt("strike", "rin"), prompt("strike", "oni"), prompt("grant", "mei"), prompt("proceed")];
  const asked = (given: Partial<TableView>) =>
    askedNpcs({ viewer: "gm", view: view({ combatants, prompts, ...given }) });
  expect(asked({ active: ["rin", "mei"] })).toEqual(["rin"]);
  expect(asked({ phase: "setup" })).toEqual(["rin", "oni"]);
  expect(asked({ phase: "ended", active: ["rin"] })).toEqual([]);
});
