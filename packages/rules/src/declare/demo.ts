import type { Demo } from "../ruleset.ts";
import { starter } from "./starters.ts";

const travellers = { ja: "旅の二人", en: "The travellers" };
const bandits = { ja: "峠の野盗", en: "The bandits of the pass" };

/**
 * The ready table: two travellers are waylaid on a mountain pass. Ibuki and the rifle are equally clever and do not hear
 * each other's declarations; the chief and the bowman act at the same moment.
 */
export const demo: Demo = {
  house: {},
  combatants: [
    { ...starter("ibuki"), id: "ibuki", side: travellers, owner: "p1" },
    { ...starter("chidori"), id: "chidori", side: travellers, owner: "p2" },
    { ...starter("chief"), id: "chief", side: bandits, owner: "gm" },
    { ...starter("rifleman"), id: "rifleman", side: bandits, owner: "gm" },
    { ...starter("bowman"), id: "bowman", side: bandits, owner: "gm" },
  ],
};
