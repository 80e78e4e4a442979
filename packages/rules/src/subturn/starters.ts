import type { Starter } from "../ruleset.ts";

/** Ready-made fighters. They name no place: each stands on the first free hex. All fit the default house data. */

const pcs: readonly Starter[] = [
  {
    key: "saya",
    name: { ja: "沙夜", en: "Saya" },
    kind: "pc",
    sheet: {
      ...{ st: 11, dx: 13, ht: 12, hp: 17, move: 6, subturns: 2, height: 162, dodge: 7, parry: 9 },
      skills: { sword: 14, brawl: 11 },
      techniques: ["sword", "greatBlow", "kick"],
      actions: ["ready", "concentrate", "drop", "shout"],
    },
  },
  {
    key: "gou",
    name: { ja: "豪", en: "Gou" },
    kind: "pc",
    sheet: {
      ...{ st: 15, dx: 11, ht: 14, hp: 24, move: 5, subturns: 1, height: 185, dodge: 6, block: 8, dr: 1 },
      skills: { brawl: 14 },
      techniques: ["punch", "headbutt", "bodySlam", "kick"],
      actions: ["ready", "drop", "shout"],
    },
  },
  {
    key: "mitsu",
    name: { ja: "ミツ", en: "Mitsu" },
    kind: "pc",
    sheet: {
      ...{ st: 11, dx: 12, ht: 12, hp: 16, move: 6, subturns: 2, height: 168, dodge: 6, parry: 8 },
      skills: { spear: 14, brawl: 11 },
      techniques: ["spear", "kick"],
      actions: ["ready", "concentrate", "drop"],
    },
  },
  {
    key: "ten",
    name: { ja: "天", en: "Ten" },
    kind: "pc",
    sheet: {
      ...{ st: 13, dx: 14, ht: 11, hp: 15, move: 8, subturns: 3, height: 150, dodge: 9 },
      skills: { brawl: 14 },
      techniques: ["punch", "kick"],
      actions: ["ready", "drop", "shout"],
    },
  },
];

const npcs: readonly Starter[] = [
  {
    key: "redOgre",
    name: { ja: "赤鬼", en: "Red ogre" },
    kind: "npc",
    sheet: {
      ...{ st: 18, dx: 10, ht: 14, hp: 26, move: 5, subturns: 1, height: 250, dodge: 4, dr: 2 },
      skills: { brawl: 13 },
      techniques: ["punch", "kick", "bodySlam"],
      actions: ["shout", "drop"],
    },
  },
  {
    key: "bodyguard",
    name: { ja: "用心棒", en: "Hired blade" },
    kind: "npc",
    sheet: {
      ...{ st: 12, dx: 13, ht: 12, hp: 15, move: 6, subturns: 2, height: 178, dodge: 6, parry: 9 },
      skills: { sword: 14, brawl: 11 },
      techniques: ["sword", "desperateBlow"],
      actions: ["concentrate", "drop"],
    },
  },
  {
    key: "spearman",
    name: { ja: "槍足軽", en: "Spearman" },
    kind: "npc",
    sheet: {
      ...{ st: 11, dx: 11, ht: 11, move: 5, subturns: 1, height: 165, dodge: 5, parry: 7, pd: 1, dr: 1 },
      skills: { spear: 12 },
      techniques: ["spear"],
      actions: ["ready", "drop"],
    },
  },
  {
    key: "shinobi",
    name: { ja: "忍び", en: "Shinobi" },
    kind: "npc",
    sheet: {
      ...{ st: 11, dx: 14, ht: 10, move: 7, subturns: 2, height: 160, dodge: 8, hidden: true },
      skills: { brawl: 13, sword: 12 },
      techniques: ["sword", "kick"],
      actions: ["ready", "drop"],
    },
  },
  {
    key: "imp",
    name: { ja: "小鬼", en: "Imp" },
    kind: "npc",
    sheet: {
      ...{ st: 8, dx: 12, ht: 9, hp: 7, move: 6, subturns: 2, height: 100, dodge: 7 },
      skills: { brawl: 12 },
      techniques: ["punch", "headbutt"],
      actions: ["shout", "drop"],
    },
  },
  {
    key: "challenger",
    name: { ja: "道場破り", en: "Dojo challenger" },
    kind: "npc",
    sheet: {
      ...{ st: 14, dx: 12, ht: 13, hp: 17, move: 6, subturns: 2, height: 182, dodge: 6, block: 7 },
      skills: { brawl: 13 },
      techniques: ["punch", "kick", "bodySlam"],
      actions: ["shout", "drop"],
    },
  },
];

/** Four player characters and six NPCs. */
export const starters: readonly Starter[] = [...pcs, ...npcs];

/** The starter with this key. @throws Error if there is none */
export function starter(key: string): Starter {
  const found = starters.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no starter ${key}`);
  return found;
}
