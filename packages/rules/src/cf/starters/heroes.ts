/** Player characters to begin with. */
import type { Starter } from "../../ruleset.ts";
import { called, potion, shield, staff, sword } from "./gear.ts";

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
    techniques: [{ ...called("smash"), strikes: [{ hit: -2, damage: 5 }], uses: 3 }],
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
      { ...called("bolt"), level: 1, mode: "ranged", range: 15, versus: "reflex", dice: "1d6", bonus: 4 },
      {
        ...called("fireball"),
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
        ...called("web"),
        level: 2,
        mode: "ranged",
        range: 12,
        versus: "reflex",
        applies: [{ condition: "immobilized", until: "save" }],
        uses: 2,
      },
      { ...called("blink"), level: 2, mode: "self", teleport: 9, uses: 2 },
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
      { ...called("blade"), kind: "weapon", mode: "melee", dice: "1d6", ability: "dex" },
      { ...called("knife"), kind: "weapon", mode: "melee", dice: "1d4", ability: "dex" },
      potion("red1"),
    ],
    held: ["blade", "knife"],
    techniques: [{ ...called("twin"), needsHeld: 2, strikes: [{ hit: -2 }, { hit: -2 }] }],
    specials: [
      {
        ...called("trip"),
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
    items: [{ ...called("mace"), kind: "weapon", mode: "melee", dice: "1d6" }, shield],
    held: ["mace", "shield"],
    spells: [
      { ...called("cure"), level: 1, mode: "touch", heal: "1d8", healBonus: 3, uses: 4 },
      { ...called("cleanse"), level: 2, mode: "touch", removes: ["sickened", "weakened", "blinded"], uses: 2 },
      { ...called("light"), level: 1, mode: "ranged", range: 12, versus: "will", dice: "1d8", bonus: 1 },
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
      { ...called("bow"), kind: "weapon", hands: 2, mode: "ranged", dice: "1d8", ability: "dex", range: 30 },
      { ...called("knife"), kind: "weapon", mode: "melee", dice: "1d4", ability: "dex" },
      potion("red1"),
    ],
    held: ["bow"],
    techniques: [{ ...called("rapid"), strikes: [{ hit: -2 }, { hit: -4 }], needsHeld: 1 }],
  },
};

/** Five player characters. */
export const heroes: readonly Starter[] = [swordswoman, sorceress, twinBlade, priestess, archer];
