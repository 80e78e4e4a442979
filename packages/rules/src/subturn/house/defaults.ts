import type { JsonObject } from "../../core/json.ts";

/** The tables of the source are missing; these stand in for them. Every table may replace any of it. */

export const TECHNIQUES: JsonObject = {
  punch: { skill: "brawl", grade: "small", part: "hand", reach: [0, 1], toHit: 0, damage: { dice: 1, add: -2 } },
  kick: { skill: "brawl", grade: "medium", part: "foot", reach: [1, 1], toHit: -2, damage: { dice: 1, add: 0 } },
  headbutt: { skill: "brawl", grade: "small", part: "head", reach: [0, 1], toHit: -1, damage: { dice: 1, add: -1 } },
  bodySlam: { skill: "brawl", grade: "large", part: "torso", reach: [0, 1], toHit: 0, damage: { dice: 1, add: 1 } },
  sword: { skill: "sword", grade: "medium", part: "weapon", reach: [1, 1], toHit: 0, damage: { dice: 1, add: 2 } },
  spear: { skill: "spear", grade: "medium", part: "weapon", reach: [1, 2], toHit: 0, damage: { dice: 1, add: 1 } },
  greatBlow: {
    skill: "sword",
    grade: "large",
    part: "weapon",
    reach: [1, 1],
    toHit: 0,
    damage: { dice: 2, add: 1 },
    uses: { per: "mainTurn", max: 1 },
  },
  desperateBlow: {
    skill: "sword",
    grade: "allOut",
    part: "weapon",
    reach: [1, 1],
    toHit: 4,
    damage: { dice: 1, add: 3 },
  },
};

export const ACTIONS: JsonObject = {
  ready: { time: "action", grade: "small" },
  concentrate: { time: "action", grade: "medium" },
  drop: { time: "free" },
  shout: { time: "free", uses: { per: "subturn", max: 1 } },
};

export const POSTURES: JsonObject = {
  upright: { class: "standing", canMove: true, canTurn: true, attack: 0, defense: 0 },
  crouch: { class: "standing", canMove: true, canTurn: true, attack: -2, defense: 0 },
  kneel: { class: "low", canMove: false, canTurn: true, attack: -2, defense: -2 },
  prone: { class: "prone", canMove: false, canTurn: false, attack: -4, defense: -3 },
  airborne: { attack: 0, defense: -2 },
};

export const POSTURE_CHANGES: JsonObject = {
  upright: ["crouch", "kneel"],
  crouch: ["upright", "kneel"],
  kneel: ["upright", "crouch", "prone"],
  prone: ["kneel"],
};

export const CONDITIONS: JsonObject = {
  stunned: { until: "recovered", noAA: true, defense: -4, recover: "ht" },
  bleeding: { until: "recovered", perSubturn: -1, recover: "ht" },
  poisoned: { until: "manual", perMainTurn: -1 },
  offBalance: { until: "nextSubturn", defense: -2 },
  wideOpen: { until: "nextSubturn", noActiveDefense: true },
  steppedIn: { until: "nextSubturn", noMove: true },
  feinted: { until: "sourceAction" },
  held: { until: "manual", noMove: true },
  cramped: { until: "manual", reachMod: -1 },
};

export const GRADE_EFFECTS: JsonObject = { small: null, medium: null, large: "offBalance", allOut: "wideOpen" };

export const BIG_SWING: JsonObject = { toHit: -5, cap: 9 };

export const GROUNDS: JsonObject = {
  dojo: { ground: 0, footing: 0 },
  tatami: { ground: -2, footing: 0 },
  ring: { ground: -1, footing: 0 },
  earth: { ground: -1, footing: 0 },
  sand: { ground: -2, footing: -1 },
  concrete: { ground: 1, footing: 0 },
  gravel: { ground: 1, footing: -1 },
  mud: { ground: -2, footing: -2 },
  ice: { ground: 1, footing: -3 },
};
