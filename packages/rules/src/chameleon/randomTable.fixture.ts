import type { Encounter } from "../core/encounter.ts";
import type { Json, JsonObject } from "../core/json.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Seat } from "../core/seat.ts";
import { oneOf, type Random, wholeBetween } from "../play/randomly.ts";
import { BUILT_IN_IDS } from "./data/builtInWeapons.ts";
import { table } from "./fight.fixture.ts";

/** The seats of a random table; each may have none or several combatants. */
export const SEATS: readonly Seat[] = ["gm", "p1", "p2", "p3"];

const houseValues: Readonly<Record<string, readonly Json[]>> = {
  simpleRules: [false, false, false, true],
  tieBreak: ["controlTotal", "gm"],
  individualGuess: ["ask", "never", "always"],
  representativeFluster: ["all", "guesser"],
  flusterState: ["counter", "locked", "atOnce"],
  lowestSuit: ["hidden", "open"],
  uncontestedPick: ["open", "powerOnly"],
  interferePenalty: ["eachWrong", "onlyIfRecovered"],
  fallenTargets: ["any", "newly"],
  roundEndRecovery: ["fallen", "none", "toMax"],
  deepFall: ["everReached", "atRoundEnd"],
  shuffle: ["any", "moveAll"],
  lethalMargin: [null, 0, 3],
  autoEnd: [true, true, false],
  wakeOnDamage: [true, false],
  npcHealth: ["open", "steps", "hidden"],
  controlMax: [20, 6],
  controlTotal: [null, 10],
};

const madeWeapons: readonly JsonObject[] = [
  {
    id: "net",
    name: "網",
    power: 1,
    requires: { mastery: false },
    effects: [
      { kind: "area", count: 2, damage: false },
      { kind: "breakBonus", add: 2 },
      { kind: "inflict", condition: "asleep", when: "fall", until: "roundEnd" },
    ],
  },
  {
    id: "cannon",
    name: "大筒",
    power: "1d4-2",
    requires: { mastery: false },
    effects: [
      { kind: "area", all: true },
      { kind: "shot", chancePerPower: 15, damage: "1d6+1" },
      { kind: "inflict", condition: "flustered", when: "damage", until: "fightEnd" },
    ],
  },
  {
    id: "gong",
    name: "銅鑼",
    power: "0",
    requires: { mastery: false },
    effects: [{ kind: "charge", cost: 3, inflict: "asleep", to: "allOthers", until: "roundEnd" }],
  },
  {
    id: "wine",
    name: "御神酒",
    power: 0,
    requires: { mastery: false },
    effects: [{ kind: "charge", cost: 2, inflict: "asleep", to: "self", spends: true }],
  },
];

function someWeapons(random: Random): readonly Json[] {
  return [...BUILT_IN_IDS.slice(1), ...madeWeapons].filter(() => random() < 0.25);
}

function randomSheet(random: Random): JsonObject {
  const value = () => wholeBetween(random, 0, 6);
  const maybe = (chance: number, part: JsonObject): JsonObject => (random() < chance ? part : {});
  const health = wholeBetween(random, 4, 16);
  return {
    strength: wholeBetween(random, 1, 5) * 10,
    perception: wholeBetween(random, 1, 3) * 10,
    health,
    injury: random() < 0.1 ? wholeBetween(random, 0, health + 2) : 0,
    ...maybe(0.8, { control: { spade: value(), diamond: value(), club: value() } }),
    ...maybe(0.2, { absoluteStrength: wholeBetween(random, 1, 30) / 10 }),
    ...maybe(0.2, { postureMax: wholeBetween(random, 1, 14) }),
    ...maybe(0.2, { revealed: { lowest: value() } }),
    weapons: someWeapons(random),
    mastered: BUILT_IN_IDS.filter(() => random() < 0.4),
    skills: random() < 0.5 ? ["instrument"] : [],
    martialExperience: wholeBetween(random, 0, 2),
    spent: random() < 0.1 ? ["moonFlute"] : [],
  };
}

/** A combatant with a sheet of random numbers, weapons and gaps. */
export function randomCombatant(random: Random, id: string): NewCombatant {
  const kind = random() < 0.5 ? "pc" : "npc";
  const owner = kind === "pc" ? oneOf(random, SEATS) : oneOf<Seat>(random, ["gm", "gm", "p3"]);
  const side = oneOf(random, ["road", "road", "wild", "wild", "temple"]);
  return { id, name: id, side, kind, owner, sheet: randomSheet(random) };
}

/** A table in set-up: two to six combatants under random house rules. */
export function randomTable(random: Random): Encounter {
  const combatants = Array.from({ length: wholeBetween(random, 2, 6) }, (_, i) => randomCombatant(random, `c${i}`));
  const house = Object.entries(houseValues).map(([option, values]) => [option, oneOf(random, values)] as const);
  return table(combatants, Object.fromEntries(house));
}
