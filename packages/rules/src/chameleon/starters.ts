// Ready-made combatants and the demo's table. None has control values: this list is public, and they are nobody's
// business but their owner's, who allots them in set-up.
import type { Demo, Starter } from "../ruleset.ts";

const rin: Starter = {
  key: "rin",
  name: { ja: "早撃ちのリン", en: "Quick-draw Rin" },
  kind: "pc",
  sheet: { strength: 42, perception: 71, health: 13, weapons: ["pistol"], mastered: ["pistol"] },
};

const goro: Starter = {
  key: "goro",
  name: { ja: "棒術家ゴロウ", en: "Goro of the Staff" },
  kind: "pc",
  sheet: { strength: 74, perception: 33, health: 17, weapons: ["nyoibo"], mastered: ["nyoibo"] },
};

const yue: Starter = {
  key: "yue",
  name: { ja: "笛吹きのユエ", en: "Yue the Flutist" },
  kind: "pc",
  sheet: { strength: 31, perception: 64, health: 12, weapons: ["moonFlute"], skills: ["instrument"] },
};

const tetsu: Starter = {
  key: "tetsu",
  name: { ja: "大剣のテツ", en: "Tetsu Giantslayer" },
  kind: "pc",
  sheet: { strength: 88, perception: 24, health: 19, weapons: ["giantSlayer"], mastered: ["giantSlayer"] },
};

const hana: Starter = {
  key: "hana",
  name: { ja: "網打ちのハナ", en: "Hana Netcaster" },
  kind: "pc",
  sheet: {
    strength: 48,
    perception: 69,
    health: 14,
    weapons: [
      {
        id: "castingNet",
        name: "投網",
        power: "1d4",
        effects: [
          { kind: "area", count: 2, damage: false },
          { kind: "breakBonus", add: 2 },
          { kind: "inflict", condition: "tangled", when: "fall", until: "roundEnd" },
        ],
      },
    ],
    mastered: ["castingNet"],
    martialExperience: 1,
  },
};

const oni: Starter = {
  key: "oni",
  name: { ja: "赤鬼", en: "Red Ogre" },
  kind: "npc",
  sheet: {
    strength: 79,
    perception: 28,
    health: 20,
    weapons: [{ id: "kanabo", name: "金棒", power: "1d8" }],
    mastered: ["kanabo"],
  },
};

const imp: Starter = {
  key: "imp",
  name: { ja: "小鬼", en: "Imp" },
  kind: "npc",
  sheet: { strength: 27, perception: 58, health: 9, postureMax: 8 },
};

const hound: Starter = {
  key: "hound",
  name: { ja: "山犬", en: "Mountain Hound" },
  kind: "npc",
  sheet: { strength: 44, perception: 73, health: 11 },
};

const ronin: Starter = {
  key: "ronin",
  name: { ja: "浪人", en: "Ronin" },
  kind: "npc",
  sheet: {
    strength: 61,
    perception: 57,
    health: 15,
    weapons: [{ id: "katana", name: "打刀", power: "1d10" }],
    mastered: ["katana"],
  },
};

const monk: Starter = {
  key: "monk",
  name: { ja: "荒法師", en: "Warrior Monk" },
  kind: "npc",
  sheet: {
    strength: 70,
    perception: 41,
    health: 18,
    weapons: [{ id: "naginata", name: "薙刀", power: "1d8", effects: [{ kind: "area", count: 2 }] }],
    mastered: ["naginata"],
  },
};

const fox: Starter = {
  key: "fox",
  name: { ja: "狐の巫女", en: "Fox Priestess" },
  kind: "npc",
  sheet: {
    strength: 33,
    perception: 76,
    health: 12,
    weapons: [
      {
        id: "foxBell",
        name: "狐の鈴",
        power: "1d4",
        requires: { mastery: false },
        effects: [{ kind: "charge", cost: 9, inflict: "asleep", to: "opponents", until: "roundEnd" }],
      },
    ],
  },
};

const giant: Starter = {
  key: "giant",
  name: { ja: "大入道", en: "Mountain Giant" },
  kind: "npc",
  sheet: { strength: 96, perception: 11, health: 30, postureMax: 20 },
};

/** Characters to begin with, player characters first. */
export const starters: readonly Starter[] = [rin, goro, yue, tetsu, hana, oni, ronin, monk, hound, imp, fox, giant];

const travellers = { ja: "旅の一行", en: "The Travellers" };
const ogres = { ja: "鬼の群れ", en: "The Ogres" };

/** Two against three on a mountain pass. Everybody has ten points to allot, so that the reading decides. */
export const demo: Demo = {
  house: { controlTotal: 10 },
  combatants: [
    { ...rin, id: "rin", side: travellers, owner: "p1" },
    { ...goro, id: "goro", side: travellers, owner: "p2" },
    { ...oni, id: "oni", side: ogres, owner: "gm" },
    { ...imp, id: "imp", side: ogres, owner: "gm" },
    { ...fox, id: "fox", side: ogres, owner: "gm" },
  ],
};
