/** Ready-made combatants. All values are ours: the source has no weapon, spell or monster list (§2). */
import type { Starter } from "../ruleset.ts";

const sword = { id: "sword", name: "長剣", kind: "weapon", mode: "melee", dice: "1d8" } as const;
const shield = { id: "shield", name: "盾", kind: "shield", ac: 2 } as const;
const staff = { id: "staff", name: "杖", kind: "weapon", hands: 2, mode: "melee", dice: "1d6" } as const;
const potion = (id: string) => ({ id, name: "治癒の水薬", kind: "potion", heal: "1d8", healBonus: 2 }) as const;
const natural = { kind: "weapon", hands: 0, mode: "melee" } as const;

const swordswoman: Starter = {
  key: "rin",
  name: { ja: "剣士リン", en: "Rin the swordswoman" },
  kind: "pc",
  sheet: {
    hp: { max: 26 },
    initiative: 2,
    attackBonus: 6,
    abilities: { str: 3, dex: 1 },
    defenses: { ac: 15, fortitude: 15, reflex: 13, will: 12 },
    skills: { perception: 3 },
    items: [sword, shield, potion("red1"), potion("red2")],
    held: ["sword", "shield"],
    techniques: [{ id: "smash", name: "強打", strikes: [{ hit: -2, damage: 5 }], uses: 3 }],
  },
};

const sorceress: Starter = {
  key: "mei",
  name: { ja: "魔術師メイ", en: "Mei the sorceress" },
  kind: "pc",
  sheet: {
    hp: { max: 18 },
    initiative: 3,
    attackBonus: 2,
    spellBonus: 6,
    abilities: { dex: 2, int: 4 },
    acAbility: "int",
    defenses: { ac: 14, fortitude: 11, reflex: 14, will: 16 },
    skills: { perception: 4 },
    items: [staff],
    held: ["staff"],
    spells: [
      { id: "bolt", name: "魔法の矢", level: 1, mode: "ranged", range: 15, versus: "reflex", dice: "1d6", bonus: 4 },
      {
        id: "fireball",
        name: "火球",
        level: 3,
        mode: "ranged",
        range: 20,
        versus: "reflex",
        dice: "2d6",
        bonus: 2,
        area: { origin: "point", radius: 2, affects: "all" },
        uses: 1,
      },
      {
        id: "web",
        name: "蜘蛛の糸",
        level: 2,
        mode: "ranged",
        range: 12,
        versus: "reflex",
        applies: [{ condition: "immobilized", until: "save" }],
        uses: 2,
      },
      { id: "blink", name: "瞬間移動", level: 2, mode: "self", teleport: 9, uses: 2 },
    ],
  },
};

const twinBlade: Starter = {
  key: "goro",
  name: { ja: "双剣のゴロウ", en: "Goro of the twin blades" },
  kind: "pc",
  sheet: {
    hp: { max: 24 },
    initiative: 4,
    attackBonus: 6,
    abilities: { str: 2, dex: 3 },
    defenses: { ac: 16, fortitude: 13, reflex: 15, will: 12 },
    items: [
      { id: "blade", name: "小太刀", kind: "weapon", mode: "melee", dice: "1d6", ability: "dex" },
      { id: "knife", name: "短剣", kind: "weapon", mode: "melee", dice: "1d4", ability: "dex" },
      potion("red1"),
    ],
    held: ["blade", "knife"],
    techniques: [{ id: "twin", name: "二刀流", needsHeld: 2, strikes: [{ hit: -2 }, { hit: -2 }] }],
    specials: [
      {
        id: "trip",
        name: "足払い",
        mode: "melee",
        versus: "reflex",
        damage: { from: "weapon" },
        applies: [{ condition: "prone" }],
        uses: 2,
      },
    ],
  },
};

const priestess: Starter = {
  key: "suzu",
  name: { ja: "神官スズ", en: "Suzu the priestess" },
  kind: "pc",
  sheet: {
    hp: { max: 22 },
    initiative: 0,
    attackBonus: 4,
    spellBonus: 5,
    abilities: { str: 1, int: 3 },
    defenses: { ac: 15, fortitude: 14, reflex: 11, will: 15 },
    items: [{ id: "mace", name: "槌矛", kind: "weapon", mode: "melee", dice: "1d6" }, shield],
    held: ["mace", "shield"],
    spells: [
      { id: "cure", name: "治癒", level: 1, mode: "touch", heal: "1d8", healBonus: 3, uses: 4 },
      { id: "cleanse", name: "浄化", level: 2, mode: "touch", removes: ["sickened", "weakened", "blinded"], uses: 2 },
      { id: "light", name: "聖なる光", level: 1, mode: "ranged", range: 12, versus: "will", dice: "1d8", bonus: 1 },
    ],
  },
};

const archer: Starter = {
  key: "kai",
  name: { ja: "弓手カイ", en: "Kai the archer" },
  kind: "pc",
  sheet: {
    hp: { max: 20 },
    initiative: 5,
    attackBonus: 6,
    abilities: { str: 1, dex: 4 },
    defenses: { ac: 15, fortitude: 12, reflex: 16, will: 12 },
    skills: { perception: 7 },
    items: [
      { id: "bow", name: "弓", kind: "weapon", hands: 2, mode: "ranged", dice: "1d8", ability: "dex", range: 30 },
      { id: "knife", name: "短剣", kind: "weapon", mode: "melee", dice: "1d4", ability: "dex" },
      potion("red1"),
    ],
    held: ["bow"],
    techniques: [{ id: "rapid", name: "連射", strikes: [{ hit: -2 }, { hit: -4 }], needsHeld: 1 }],
  },
};

const ogre: Starter = {
  key: "ogre",
  name: { ja: "鬼", en: "Ogre" },
  kind: "npc",
  sheet: {
    hp: { max: 34 },
    initiative: 0,
    attackBonus: 6,
    abilities: { str: 4 },
    defenses: { ac: 14, fortitude: 16, reflex: 11, will: 10 },
    items: [{ id: "club", name: "棍棒", kind: "weapon", hands: 2, mode: "melee", dice: "1d10", reach: 0 }],
    held: ["club"],
    specials: [
      {
        id: "sweep",
        name: "薙ぎ払い",
        mode: "melee",
        versus: "reflex",
        damage: { from: "own", dice: "1d6", bonus: 2 },
        area: { origin: "self", radius: 0, affects: "enemies" },
        uses: 1,
      },
    ],
  },
};

const imp: Starter = {
  key: "imp",
  name: { ja: "小鬼", en: "Imp" },
  kind: "npc",
  sheet: {
    hp: { max: 8 },
    initiative: 2,
    attackBonus: 4,
    abilities: { dex: 2 },
    defenses: { ac: 13, fortitude: 11, reflex: 13, will: 10 },
    items: [{ ...natural, id: "claw", name: "爪", dice: "1d4", ability: "dex" }],
  },
};

const wolf: Starter = {
  key: "wolf",
  name: { ja: "狼", en: "Wolf" },
  kind: "npc",
  sheet: {
    hp: { max: 12 },
    initiative: 3,
    speed: 12,
    attackBonus: 5,
    abilities: { str: 2, dex: 2 },
    defenses: { ac: 14, fortitude: 13, reflex: 14, will: 11 },
    skills: { perception: 6 },
    items: [{ ...natural, id: "fang", name: "牙", dice: "1d6" }],
    specials: [
      {
        id: "drag",
        name: "引き倒し",
        mode: "melee",
        versus: "fortitude",
        damage: { from: "own", dice: "1d4" },
        applies: [{ condition: "prone" }],
      },
    ],
  },
};

const witch: Starter = {
  key: "witch",
  name: { ja: "魔女", en: "Witch" },
  kind: "npc",
  sheet: {
    hp: { max: 18 },
    initiative: 4,
    attackBonus: 2,
    spellBonus: 5,
    abilities: { int: 4 },
    acAbility: "int",
    defenses: { ac: 13, fortitude: 11, reflex: 13, will: 15 },
    items: [staff],
    held: ["staff"],
    spells: [
      { id: "bane", name: "呪い火", level: 1, mode: "ranged", range: 12, versus: "will", dice: "1d6", bonus: 2 },
      {
        id: "charm",
        name: "魅了",
        level: 4,
        mode: "ranged",
        range: 12,
        versus: "will",
        applies: [{ condition: "dominated", until: "save" }],
        uses: 1,
      },
      {
        id: "dread",
        name: "恐怖の幻",
        level: 3,
        mode: "ranged",
        range: 12,
        versus: "will",
        applies: [{ condition: "afraid", until: "save" }],
        uses: 1,
      },
    ],
  },
};

const serpent: Starter = {
  key: "serpent",
  name: { ja: "大蛇", en: "Great serpent" },
  kind: "npc",
  sheet: {
    hp: { max: 22 },
    initiative: 1,
    speed: 6,
    attackBonus: 5,
    abilities: { str: 3 },
    defenses: { ac: 13, fortitude: 15, reflex: 12, will: 12 },
    items: [{ ...natural, id: "bite", name: "噛みつき", dice: "1d8", reach: 3 }],
    specials: [
      {
        id: "venom",
        name: "毒牙",
        mode: "melee",
        versus: "fortitude",
        damage: { from: "weapon" },
        applies: [{ condition: "sickened", until: "save" }],
        uses: 2,
      },
      {
        id: "coil",
        name: "巻きつき",
        mode: "melee",
        versus: "reflex",
        applies: [{ condition: "restrained", until: "save" }],
        uses: 2,
      },
    ],
  },
};

const slime: Starter = {
  key: "slime",
  name: { ja: "粘体", en: "Slime" },
  kind: "npc",
  sheet: {
    hp: { max: 24 },
    initiative: -2,
    speed: 6,
    attackBonus: 4,
    abilities: { str: 2 },
    acAbility: "none",
    defenses: { ac: 11, fortitude: 15, reflex: 9, will: 14 },
    items: [{ ...natural, id: "lash", name: "触手", dice: "1d6" }],
    specials: [
      {
        id: "spray",
        name: "酸の飛沫",
        mode: "ranged",
        range: 6,
        versus: "reflex",
        damage: { from: "own", dice: "1d6" },
        applies: [{ condition: "blinded" }],
        uses: 1,
      },
    ],
    flankImmune: true,
  },
};

const warlord: Starter = {
  key: "warlord",
  name: { ja: "魔将", en: "Demon warlord" },
  kind: "npc",
  sheet: {
    hp: { max: 40 },
    initiative: 3,
    attackBonus: 7,
    abilities: { str: 4, dex: 1 },
    defenses: { ac: 16, fortitude: 16, reflex: 13, will: 15 },
    items: [{ id: "glaive", name: "大薙刀", kind: "weapon", hands: 2, mode: "melee", dice: "1d10", reach: 3 }],
    held: ["glaive"],
    techniques: [{ id: "flurry", name: "連打", strikes: [{}, { hit: -3 }], uses: 3 }],
    specials: [
      {
        id: "roar",
        name: "咆哮",
        mode: "melee",
        versus: "will",
        area: { origin: "self", radius: 3, affects: "enemies" },
        applies: [{ condition: "dazed" }],
        verbal: true,
        uses: 1,
      },
    ],
    important: true,
  },
};

/** Five player characters and seven opponents. */
export const starters: readonly Starter[] = [
  ...[swordswoman, sorceress, twinBlade, priestess, archer],
  ...[ogre, imp, wolf, witch, serpent, slime, warlord],
];

/** The starter with this key. @throws Error if there is none */
export function starter(key: string): Starter {
  const found = starters.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no starter ${key}`);
  return found;
}
