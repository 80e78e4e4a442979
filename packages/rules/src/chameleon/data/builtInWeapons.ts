// CH-18: the source's weapons. Powers other than fists' are not in the source.
import type { Weapon } from "./weapon.ts";

/** Everybody's bare hands. */
export const UNARMED = "unarmed";

/** Ids of the weapons that a sheet may name without defining them. */
export const BUILT_IN_IDS = [UNARMED, "pistol", "nyoibo", "giantSlayer", "moonFlute"] as const;

/** The weapons themselves, by id. */
export const BUILT_IN: Readonly<Record<(typeof BUILT_IN_IDS)[number], Weapon>> = {
  unarmed: { id: UNARMED, name: "素手", power: "1d6", requires: { mastery: false }, effects: [] },
  pistol: {
    id: "pistol",
    name: "拳銃",
    power: "1d6",
    requires: { mastery: true },
    effects: [{ kind: "shot", chancePerPower: 10, damage: "2d10" }],
  },
  nyoibo: {
    id: "nyoibo",
    name: "如意棒",
    power: "1d8",
    requires: { mastery: true },
    effects: [{ kind: "area", perStrength: 10, damage: true }],
  },
  giantSlayer: {
    id: "giantSlayer",
    name: "巨人切りの大剣",
    power: "2d6",
    requires: { mastery: true },
    effects: [{ kind: "slay", minPosture: 7 }],
  },
  moonFlute: {
    id: "moonFlute",
    name: "月の笛",
    power: "1d6",
    requires: { mastery: false, skill: "instrument" },
    effects: [{ kind: "charge", cost: 15, inflict: "asleep", to: "opponents", spends: true }],
  },
};
