/** Beasts and monsters, which die at 0 HP (CF-11.5). */
import type { Starter } from "../../ruleset.ts";
import { called, natural } from "./gear.ts";

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
    items: [{ ...called("club"), kind: "weapon", hands: 2, mode: "melee", dice: "1d10", reach: 0 }],
    held: ["club"],
    specials: [
      {
        ...called("sweep"),
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
    items: [{ ...natural, ...called("claw"), dice: "1d4", ability: "dex" }],
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
    items: [{ ...natural, ...called("fang"), dice: "1d6" }],
    specials: [
      {
        ...called("drag"),
        mode: "melee",
        versus: "fortitude",
        damage: { from: "own", dice: "1d4" },
        applies: [{ condition: "prone" }],
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
    items: [{ ...natural, ...called("bite"), dice: "1d8", reach: 3 }],
    specials: [
      {
        ...called("venom"),
        mode: "melee",
        versus: "fortitude",
        damage: { from: "weapon" },
        applies: [{ condition: "sickened", until: "save" }],
        uses: 2,
      },
      {
        ...called("coil"),
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
    items: [{ ...natural, ...called("lash"), dice: "1d6" }],
    specials: [
      {
        ...called("spray"),
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

/** Five of them; the slime cannot be flanked (CF-9.6). */
export const beasts: readonly Starter[] = [ogre, imp, wolf, serpent, slime];
