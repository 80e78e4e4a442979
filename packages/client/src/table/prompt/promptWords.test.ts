import type { Json, Prompt } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import { expect, test } from "vitest";
import { Wording } from "../../i18n/wording.ts";
import { sendLabel, tapLabels } from "./promptWords.ts";

const terms: Terms = {
  name: "",
  summary: "",
  phases: {},
  statuses: {},
  gauges: {},
  traits: {},
  conditions: {},
  values: { way: { parry: "受ける", dodge: "かわす" }, weapon: { fists: "素手" } },
  board: {},
  commands: {
    strike: { name: "打つ", ask: "", submit: "{target}を{weapon}で打つ" },
    defend: { name: "守る", ask: "", submit: "守る" },
  },
  events: {},
  refusals: {},
  sums: {},
  house: {},
  sheet: {},
};
const words = new Wording({
  language: "ja",
  terms,
  common: { events: {}, refusals: {}, you: "あなた", yes: "はい", no: "いいえ" },
  names: { oni: "鬼", imp: "小鬼" },
  seatName: () => "",
});
const at = { words, none: { leaveOut: "指定しない", empty: "なし" } };
const weapon = (option: string, labels?: Record<string, string>) =>
  ({ name: "weapon", kind: "choice", options: [option], ...(labels === undefined ? {} : { labels }) }) as const;
const strike = (fields: Prompt["fields"]): Prompt => ({
  id: JSON.stringify(fields),
  type: "strike",
  as: "rin",
  fields,
});

test("a tap that sends says what it does", () => {
  const prompts = [strike([weapon("fists"), { name: "target", kind: "combatant", options: ["oni", "imp"] }])];
  const values: readonly Json[] = ["oni", "imp"];
  expect(tapLabels({ prompts, answers: {}, name: "target", values }, at)).toEqual([
    "鬼を素手で打つ",
    "小鬼を素手で打つ",
  ]);
});

test("a thing made at the table is called by its own name, in sentences too", () => {
  const prompts = [strike([weapon("w7", { w7: "鬼の金棒" }), { name: "target", kind: "combatant", options: ["oni"] }])];
  const command = { type: "strike", as: "rin", weapon: "w7", target: "oni" };
  expect(sendLabel(prompts, command, words)).toBe("鬼を鬼の金棒で打つ");
});

test("a tap that leads on is named by its option; so are taps whose sentences are all the same", () => {
  const lead = [
    strike([weapon("fists"), { name: "target", kind: "combatant", options: ["oni", "imp"] }]),
    strike([weapon("w7", { w7: "金棒" }), { name: "target", kind: "combatant", options: ["oni"] }]),
  ];
  expect(tapLabels({ prompts: lead, answers: {}, name: "weapon", values: ["fists", "w7"] }, at)).toEqual([
    "素手",
    "鬼を金棒で打つ",
  ]);
  const defend: Prompt = {
    id: "d",
    type: "defend",
    as: "rin",
    fields: [{ name: "way", kind: "choice", options: ["parry", "dodge"] }],
  };
  expect(tapLabels({ prompts: [defend], answers: {}, name: "way", values: ["parry", "dodge"] }, at)).toEqual([
    "受ける",
    "かわす",
  ]);
});
