import type { Terms } from "@yomiai/rules/terms";
import { expect, test } from "vitest";
import { Wording } from "./wording.ts";

const terms: Terms = {
  name: "決闘",
  summary: "",
  phases: {},
  statuses: { down: "脱落" },
  gauges: { hp: { name: "体力" } },
  traits: { pick: { name: "選択" } },
  conditions: { asleep: { name: "眠り" } },
  values: { position: { spade: "♠ スペード", "1": "右に60度" }, any: { none: "なし" } },
  board: {},
  commands: {},
  events: {
    picked: "{as}は{position, select, none {位置を伏せて選んだ} other {{position}を選んだ}}。",
    hurt: "{as}に{amount}点{targets, plural, =0 {} other {（#人）}}。",
    guessed: "{right, select, true {的中} other {外れ}}：{position}",
    shared: "{power}",
  },
  refusals: { tooMany: "多すぎます。" },
  sums: {},
  house: {},
  sheet: {},
};

const wording = new Wording({
  language: "ja",
  terms,
  common: {
    events: { ruled: "裁定「{text}」", controlPassed: "{as}を{to}が受け持つ。" },
    refusals: { wrongPhase: "いまではありません。" },
    you: "あなた",
    yes: "はい",
    no: "いいえ",
  },
  names: { rin: "リン", oni: "鬼" },
  seatName: (seat) => (seat === "gm" ? "GM" : `席${seat}`),
});

test("names stand for ids, words for values", () => {
  expect(wording.sentence({ type: "picked", as: "rin", position: "spade" })).toBe("リンは♠ スペードを選んだ。");
});

test("a field that was not told is none for select, and empty where it is named", () => {
  expect(wording.sentence({ type: "picked", as: "rin" })).toBe("リンは位置を伏せて選んだ。");
});

test("select sees the value itself, plural a list's length", () => {
  expect(wording.sentence({ type: "guessed", right: true, position: "spade" })).toBe("的中：♠ スペード");
  expect(wording.sentence({ type: "guessed", right: false, position: "spade" })).toBe("外れ：♠ スペード");
  expect(wording.sentence({ type: "hurt", as: "oni", amount: -3, targets: ["rin", "oni"] })).toBe("鬼に−3点（2人）。");
});

test("values by combatant are listed with names", () => {
  expect(wording.sentence({ type: "shared", power: { rin: 3, oni: 0 } })).toBe("リン 3、鬼 0");
});

test("common events have words without the ruleset, seats are called by who sits there", () => {
  expect(wording.sentence({ type: "ruled", text: "<b>{as}</b>" })).toBe("裁定「<b>{as}</b>」");
  expect(wording.sentence({ type: "controlPassed", as: "rin", to: "p2" })).toBe("リンを席p2が受け持つ。");
});

test("what somebody typed is never taken for a key", () => {
  expect(wording.sentence({ type: "ruled", text: "rin" })).toBe("裁定「rin」");
});

test("an event without words is not made up", () => {
  expect(wording.sentence({ type: "unheardOf", as: "rin" })).toBeUndefined();
});

test("a refusal has the ruleset's words before the common ones", () => {
  expect([wording.refusal("tooMany"), wording.refusal("wrongPhase"), wording.refusal("other")]).toEqual([
    "多すぎます。",
    "いまではありません。",
    undefined,
  ]);
});

test("a thing is called the same wherever it turns up, but a number is never taken for a thing", () => {
  expect([wording.value("weapon", "spade"), wording.value("weapon", "1")]).toEqual(["♠ スペード", "1"]);
});

test("numbers, truth, hexes and lists are words as well", () => {
  expect([
    wording.value("amount", -2),
    wording.value("bold", true),
    wording.value("hex", { q: 1, r: -2 }),
    wording.value("targets", ["rin", "oni"]),
    wording.value("condition", "asleep"),
    wording.value("how", "down"),
  ]).toEqual(["−2", "はい", "(1, -2)", "リン、鬼", "眠り", "脱落"]);
});
