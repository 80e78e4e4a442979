import type { Starter } from "../ruleset.ts";

// Ready-made combatants. Not in the source.

const pcs: readonly Starter[] = [
  {
    key: "ibuki",
    name: { ja: "居合の伊吹", en: "Ibuki of the Quick Draw" },
    kind: "pc",
    sheet: {
      intelligence: 5,
      athletics: 7,
      sense: 5,
      skills: { melee: 7, brawl: 3 },
      damageBonus: 2,
      hpMax: 18,
      hotSoul: 3,
      weapons: ["sword"],
    },
  },
  {
    key: "chidori",
    name: { ja: "早撃ちの千鳥", en: "Chidori Fast-Hand" },
    kind: "pc",
    sheet: {
      intelligence: 7,
      athletics: 8,
      sense: 6,
      skills: { melee: 3, brawl: 2, shooting: 7 },
      damageBonus: 1,
      hpMax: 15,
      hotSoul: 3,
      weapons: ["pistol", "knife"],
    },
  },
  {
    key: "gantetsu",
    name: { ja: "岩鉄和尚", en: "Brother Gantetsu" },
    kind: "pc",
    sheet: {
      intelligence: 4,
      athletics: 5,
      sense: 4,
      skills: { melee: 4, brawl: 8 },
      damageBonus: 4,
      hpMax: 22,
      hotSoul: 2,
      weapons: [{ id: "shakujo", name: "錫杖", type: "melee", damage: 1 }],
    },
  },
  {
    key: "sayo",
    name: { ja: "弓取りの小夜", en: "Sayo the Archer" },
    kind: "pc",
    sheet: {
      intelligence: 8,
      athletics: 6,
      sense: 8,
      skills: { melee: 2, brawl: 1, shooting: 8 },
      damageBonus: 0,
      hpMax: 12,
      hotSoul: 4,
      weapons: ["bow", "knife"],
      zone: 1,
    },
  },
  {
    key: "kurogane",
    name: { ja: "黒鉄の又兵衛", en: "Matabei Ironside" },
    kind: "pc",
    sheet: {
      intelligence: 3,
      athletics: 4,
      sense: 3,
      skills: { melee: 8, brawl: 5 },
      damageBonus: 3,
      hpMax: 20,
      hotSoul: 1,
      weapons: ["axe"],
    },
  },
];

const npcs: readonly Starter[] = [
  {
    key: "bandit",
    name: { ja: "野盗", en: "Bandit" },
    kind: "npc",
    sheet: {
      intelligence: 4,
      athletics: 5,
      sense: 4,
      skills: { melee: 5, brawl: 3 },
      hpMax: 10,
      hotSoul: 0,
      weapons: ["sword"],
    },
  },
  {
    key: "chief",
    name: { ja: "野盗の頭", en: "Bandit Chief" },
    kind: "npc",
    sheet: {
      intelligence: 6,
      athletics: 6,
      sense: 5,
      skills: { melee: 6, brawl: 5 },
      damageBonus: 3,
      hpMax: 18,
      hotSoul: 2,
      weapons: ["axe"],
    },
  },
  {
    key: "rifleman",
    name: { ja: "雇われ鉄砲", en: "Hired Rifle" },
    kind: "npc",
    sheet: {
      intelligence: 5,
      athletics: 4,
      sense: 6,
      skills: { melee: 2, brawl: 2, shooting: 5 },
      damageBonus: 0,
      hpMax: 9,
      hotSoul: 1,
      weapons: [{ id: "matchlock", name: "火縄銃", type: "shooting", damage: 6, near: 10, far: 40, max: 100 }, "knife"],
      zone: 5,
    },
  },
  {
    key: "bowman",
    name: { ja: "弓の手下", en: "Bowman" },
    kind: "npc",
    sheet: {
      intelligence: 4,
      athletics: 6,
      sense: 6,
      skills: { melee: 2, brawl: 1, shooting: 5 },
      damageBonus: 0,
      hpMax: 8,
      hotSoul: 0,
      weapons: ["bow", "knife"],
      zone: 4,
    },
  },
  {
    key: "wolf",
    name: { ja: "山犬", en: "Mountain Wolf" },
    kind: "npc",
    sheet: {
      intelligence: 1,
      athletics: 8,
      sense: 8,
      skills: { brawl: 6 },
      damageBonus: 3,
      hpMax: 8,
      hotSoul: 0,
      zone: 2,
    },
  },
  {
    key: "brute",
    name: { ja: "大男の用心棒", en: "Hulking Bodyguard" },
    kind: "npc",
    sheet: {
      intelligence: 2,
      athletics: 3,
      sense: 2,
      skills: { melee: 3, brawl: 7 },
      damageBonus: 5,
      hpMax: 26,
      hotSoul: 1,
    },
  },
  {
    key: "schemer",
    name: { ja: "闇の軍師", en: "Schemer in the Dark" },
    kind: "npc",
    sheet: {
      intelligence: 10,
      athletics: 7,
      sense: 9,
      skills: { melee: 4, brawl: 2, shooting: 6 },
      damageBonus: 1,
      hpMax: 14,
      hotSoul: 5,
      weapons: ["pistol", "knife"],
      zone: 3,
    },
  },
];

/** Ready-made combatants for a table. */
export const starters: readonly Starter[] = [...pcs, ...npcs];

/** The starter with this key. @throws Error if there is none */
export function starter(key: string): Starter {
  const found = starters.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no starter ${key}`);
  return found;
}
