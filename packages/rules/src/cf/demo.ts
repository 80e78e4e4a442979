/** The ready table: two adventurers meet a witch and the ogre that she keeps. */
import type { Demo } from "../ruleset.ts";
import { starter } from "./starters/starters.ts";

const party = { ja: "冒険者", en: "The adventurers" };
const foes = { ja: "魔女の手勢", en: "The witch's household" };

/** Two player characters against four foes. */
export const demo: Demo = {
  house: {},
  combatants: [
    { ...starter("rin"), id: "rin", side: party, owner: "p1" },
    { ...starter("mei"), id: "mei", side: party, owner: "p2" },
    { ...starter("ogre"), id: "ogre", side: foes, owner: "gm" },
    { ...starter("imp"), id: "imp", side: foes, owner: "gm" },
    { ...starter("witch"), id: "witch", side: foes, owner: "gm" },
  ],
};
