/** Opponents with a will of their own. */
import type { Starter } from "../../ruleset.ts";
import { called, staff } from "./gear.ts";

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
      { ...called("bane"), level: 1, mode: "ranged", range: 12, versus: "will", dice: "1d6", bonus: 2 },
      {
        ...called("charm"),
        level: 4,
        mode: "ranged",
        range: 12,
        versus: "will",
        applies: [{ condition: "dominated", until: "save" }],
        uses: 1,
      },
      {
        ...called("dread"),
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
    items: [{ ...called("glaive"), kind: "weapon", hands: 2, mode: "melee", dice: "1d10", reach: 3 }],
    held: ["glaive"],
    techniques: [{ ...called("flurry"), strikes: [{}, { hit: -3 }], uses: 3 }],
    specials: [
      {
        ...called("roar"),
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

/** Two of them; the warlord is important (CF-11.6). */
export const villains: readonly Starter[] = [witch, warlord];
