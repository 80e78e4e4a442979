/** The ready table: two friends meet the hired swords of a moneylender. Attacks are chosen in secret. */
import type { Demo } from "../ruleset.ts";
import { starter } from "./starters.ts";

const party = { ja: "旅の二人", en: "The two travellers" };
const foes = { ja: "高利貸し一味", en: "The moneylender's men" };

/** Two player characters against three foes, with `techniqueChoice: secret`. */
export const demo: Demo = {
  house: { techniqueChoice: "secret" },
  combatants: [
    { ...starter("rin"), id: "rin", side: party, owner: "p1" },
    { ...starter("genta"), id: "genta", side: party, owner: "p2" },
    { ...starter("bodyguard"), id: "sensei", side: foes, owner: "gm" },
    { ...starter("ronin"), id: "ronin", side: foes, owner: "gm" },
    { ...starter("thug"), id: "thug", side: foes, owner: "gm" },
  ],
};
