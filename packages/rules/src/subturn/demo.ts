import type { Demo, Starter } from "../ruleset.ts";
import { starter } from "./starters.ts";

/** The ready table: two of a dojo meet its challengers on the mats, with a raised edge and two pillars. */

const party = { ja: "道場", en: "The dojo" };
const foes = { ja: "道場破り", en: "The challengers" };

/** Height of the raised edge, cm: more than a step, so that it has to be jumped on. */
const EDGE_CM = 60;
const edge = [-4, -3, -2, -1, 0].map((q) => ({ q: q + 2, r: -4, elevation: EDGE_CM, arena: "dojo" }));
const pillars = [
  { q: 1, r: -2, blocked: true },
  { q: -1, r: 2, blocked: true },
];

function at(one: Starter, place: { readonly q: number; readonly r: number; readonly facing: number }): Starter {
  const sheet = typeof one.sheet === "object" && one.sheet !== null ? { ...one.sheet, place } : one.sheet;
  return { ...one, sheet };
}

/** Two player characters against three NPCs, all in the open. */
export const demo: Demo = {
  house: { map: { shape: "hexagon", radius: 6, arena: "tatami", hexes: [...edge, ...pillars] } },
  combatants: [
    { ...at(starter("saya"), { q: -4, r: 1, facing: 0 }), id: "saya", side: party, owner: "p1" },
    { ...at(starter("gou"), { q: -4, r: 3, facing: 0 }), id: "gou", side: party, owner: "p2" },
    { ...at(starter("challenger"), { q: 3, r: 0, facing: 3 }), id: "boss", side: foes, owner: "gm" },
    { ...at(starter("bodyguard"), { q: 4, r: -2, facing: 3 }), id: "blade", side: foes, owner: "gm" },
    { ...at(starter("imp"), { q: 2, r: 2, facing: 3 }), id: "imp", side: foes, owner: "gm" },
  ],
};
