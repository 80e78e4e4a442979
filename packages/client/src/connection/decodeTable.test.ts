import type { TableState } from "@yomiai/server/protocol";
import { expect, test } from "vitest";
import { decodeTable } from "./decodeTable.ts";

const state: TableState = {
  title: "夜の卓",
  ruleset: "duel",
  viewer: "p1",
  phase: "pick",
  round: 2,
  turn: "rin",
  active: ["rin"],
  order: [
    { id: "rin", initiative: 12, status: "acting" },
    { id: "oni", status: "ready" },
  ],
  tieBreaks: '{"oni":"dice"}',
  listing: ["oni", "rin"],
  combatants: new Map([
    [
      "rin",
      combatant({
        id: "rin",
        name: "リン",
        owner: "p1",
        kind: "pc",
        place: '{"zone":"near"}',
        labels: '{"yoto":"妖刀"}',
      }),
    ],
    ["oni", combatant({ id: "oni", name: "鬼", owner: "gm", kind: "npc", place: "", labels: "" })],
  ]),
  map: "",
  board: new Map([["seconds", "15"]]),
  prompts: new Map([
    ["1", '{"id":"b","type":"pass","as":"rin","fields":[]}'],
    ["0", '{"id":"a","type":"strike","as":"rin","fields":["0","1"],"info":"2"}'],
  ]),
  parts: new Map([
    ["0", '{"name":"target","kind":"combatant","options":["oni"]}'],
    ["1", '{"name":"force","kind":"number","min":0,"max":3}'],
    ["2", '{"cost":1}'],
  ]),
  asked: ["0", "1"],
  house: '{"autoEnd":true}',
  people: new Map([["p1", { name: "みさき", color: "ai", connected: true }]]),
  spectators: 1,
  open: true,
  bots: ["gm"],
  frozen: "",
  gmMay: ["end"],
  paused: false,
};

function combatant(given: { id: string; name: string; owner: string; kind: string; place: string; labels: string }) {
  return {
    ...given,
    side: "party",
    status: "ready",
    gauges: new Map([
      ["hp", "-2/10"],
      ["steps", "3"],
    ]),
    traits: new Map([
      ["pick", '"spade"'],
      ["bold", "true"],
      ["control.spade", "5"],
    ]),
    conditions: new Map([["asleep", '{"until":"fightEnd"}']]),
  };
}

test("the room's state is read into a plain table", () => {
  const table = decodeTable(state);
  expect(table.view).toEqual({
    ruleset: "duel",
    phase: "pick",
    round: 2,
    turn: "rin",
    active: ["rin"],
    order: [
      { id: "rin", initiative: 12, status: "acting" },
      { id: "oni", status: "ready" },
    ],
    tieBreaks: { oni: "dice" },
    combatants: {
      oni: { ...shared, id: "oni", name: "鬼", owner: "gm", kind: "npc" },
      rin: {
        ...shared,
        id: "rin",
        name: "リン",
        owner: "p1",
        kind: "pc",
        place: { zone: "near" },
        labels: { yoto: "妖刀" },
      },
    },
    board: { seconds: 15 },
    prompts: [
      {
        id: "a",
        type: "strike",
        as: "rin",
        fields: [
          { name: "target", kind: "combatant", options: ["oni"] },
          { name: "force", kind: "number", min: 0, max: 3 },
        ],
        info: { cost: 1 },
      },
      { id: "b", type: "pass", as: "rin", fields: [] },
    ],
  });
  expect(Object.keys(table.view.combatants)).toEqual(["oni", "rin"]);
  expect({ ...table, view: undefined }).toEqual({
    title: "夜の卓",
    viewer: "p1",
    view: undefined,
    house: { autoEnd: true },
    people: { p1: { name: "みさき", color: "ai", connected: true } },
    spectators: 1,
    open: true,
    paused: false,
    bots: ["gm"],
    frozen: "",
    gmMay: ["end"],
  });
});

const shared = {
  side: "party",
  status: "ready",
  gauges: { hp: { current: -2, max: 10 }, steps: { current: 3 } },
  traits: { pick: "spade", bold: true, "control.spade": 5 },
  conditions: { asleep: { until: "fightEnd" } },
};

test("a turn that is counted is a number, and what is not there is absent", () => {
  expect(decodeTable({ ...state, turn: "3" }).view.turn).toBe(3);
  const bare = decodeTable({ ...state, turn: "", board: new Map() }).view;
  expect(["turn" in bare, "board" in bare, "map" in bare]).toEqual([false, false, false]);
});

test("what is named and has not come yet is left out", () => {
  const { view } = decodeTable({ ...state, listing: ["oni", "mei"], asked: ["1", "7"] });
  expect(Object.keys(view.combatants)).toEqual(["oni"]);
  expect(view.prompts.map(({ id }) => id)).toEqual(["b"]);
  const [prompt] = decodeTable({ ...state, parts: new Map(), asked: ["0"] }).view.prompts;
  expect(prompt?.fields).toEqual([null, null]);
});

test("a map is the very same as long as it says the same, and is read anew when it does not", () => {
  const mapOf = (map: string) => decodeTable({ ...state, map }).view.map;
  const first = mapOf('{"width":3}');
  expect(first).toEqual({ width: 3 });
  expect(mapOf('{"width":3}')).toBe(first);
  expect(mapOf('{"width":4}')).toEqual({ width: 4 });
  expect(mapOf("")).toBeUndefined();
});

test("who has no initiative is shown without one", () => {
  const order = [{ id: "rin", initiative: null, status: "ready" }] as unknown as TableState["order"];
  expect(decodeTable({ ...state, order }).view.order).toStrictEqual([{ id: "rin", status: "ready" }]);
});

test("a table says whether newcomers may come in and whether there is a break", () => {
  expect(decodeTable({ ...state, open: false, paused: true })).toMatchObject({ open: false, paused: true });
});

test("a frozen table says why", () => {
  expect(decodeTable({ ...state, frozen: "storage" }).frozen).toBe("storage");
});
