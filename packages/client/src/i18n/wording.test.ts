import type { Terms } from "@yomiai/rules/terms";
import { expect, test } from "vitest";
import { namesMadeBy, Wording } from "./wording.ts";

const terms: Terms = {
  name: "決闘",
  summary: "",
  phases: {},
  statuses: { down: "脱落" },
  gauges: { hp: { name: "体力" } },
  traits: { pick: { name: "選択" } },
  conditions: { asleep: { name: "眠り" } },
  phrases: {
    declarations: "{as}は{action, select, shoot {{weapon}で{target}を撃つ} other {何もしない}}",
    declaration: "{action, select, shoot {{weapon}で撃つ} other {何もしない}}",
  },
  values: { position: { spade: "♠ スペード", "1": "右に60度" }, any: { none: "なし", sword: "長剣", shield: "盾" } },
  board: {},
  commands: {},
  events: {
    picked: "{as}は{position, select, none {位置を伏せて選んだ} other {{position}を選んだ}}。",
    hurt: "{as}に{amount}点{targets, plural, =0 {} other {（#人）}}。",
    guessed: "{right, select, true {的中} other {外れ}}：{position}",
    shared: "{power}",
    drew: "{as}は{weapon}を抜いた。",
    published: "{declarations}。",
    declared: "{declaration}。",
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
  made: namesMadeBy({
    extraConditions: [{ key: "own1", name: "酔い", rule: {} }, "dazed", { key: "asleep", name: "熟睡" }],
    rounding: "down",
  }),
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

test("what was made at the table is called by the name that comes with it, in that field alone", () => {
  const labels = { weapon: { yoto: "妖刀" } };
  expect(wording.sentence({ type: "drew", as: "rin", weapon: "yoto", labels })).toBe("リンは妖刀を抜いた。");
  expect(wording.sentence({ type: "picked", as: "rin", position: "yoto", labels })).toBe("リンはyotoを選んだ。");
  expect(wording.ofCombatant({ labels: { yoto: "妖刀" } }, "weapon", "yoto")).toBe("妖刀");
});

test("a name that is itself a key has the terms' word", () => {
  expect(wording.ofCombatant({ labels: { "sword-oni": "sword" } }, "held", "sword-oni")).toBe("長剣");
});

test("several things joined by + are listed if each has a word, and left as they are if not", () => {
  const bearer = { labels: { yoto: "妖刀" } };
  expect(wording.ofCombatant(bearer, "held", "shield+sword+yoto")).toBe("盾、長剣、妖刀");
  expect(wording.value("reason", "2+3")).toBe("2+3");
  expect(wording.value("text", "shield+sword")).toBe("shield+sword");
});

test("an object with a phrase is a sentence, and one by combatant a list of them with each one's own names", () => {
  const shot = { action: "shoot", weapon: "w", target: "oni" };
  expect(
    wording.sentence({
      type: "published",
      declarations: { rin: shot, oni: { ...shot, target: "rin" } },
      labels: { rin: { w: "強弓" }, oni: { w: "投げ斧" } },
    }),
  ).toBe("リンは強弓で鬼を撃つ、鬼は投げ斧でリンを撃つ。");
  expect(wording.sentence({ type: "declared", declaration: shot, labels: { declaration: { w: "強弓" } } })).toBe(
    "強弓で撃つ。",
  );
});

test("what the house rules made is called by its name, but never in place of a word of the rules", () => {
  expect(wording.made("own1")).toBe("酔い");
  expect(wording.made("toString")).toBe(undefined);
  expect(wording.value("condition", "own1")).toBe("酔い");
  expect(wording.value("condition", "asleep")).toBe("眠り");
});

test("what somebody typed does not turn the sentence around it", () => {
  const filled = (text: string) => wording.fill("{text}は5点", { text });
  expect(filled("\u202e鬼")).toBe("\u2068\u202e鬼\u2069は5点");
  expect(filled("鬼\u2069\u202e")).toBe("\u2068鬼\u202e\u2069は5点");
  expect(filled("שלום")).toBe("\u2068שלום\u2069は5点");
  expect(filled("<b>鬼</b> & '{name}' 😀")).toBe("<b>鬼</b> & '{name}' 😀は5点");
  expect([wording.name("\u202ey"), wording.name("rin")]).toEqual(["\u2068\u202ey\u2069", "リン"]);
});
