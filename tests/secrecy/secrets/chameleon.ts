import { type JsonObject, type NewCombatant, type Random, wholeBetween } from "@yomiai/rules";
import { CANARY } from "../canary.ts";
import { knowsOwnAndGmNpcs, type Secret, withSheet, wordOfHealth } from "../secret.ts";

/** CH-6, 9–11, 14: by these the values of a combatant come to light, one at a time. */
const VALUES_OPENED = ["positionRevealed", "positionRolled", "lowestDeclared", "powerGained", "recoveryResolved"];
/** CH-6, 11: by these a pick or a sealed answer comes to light. */
const ANSWERS_OPENED = [...VALUES_OPENED, "guessed", "skillRolled", "shotRolled"];

/** Two allotments of the same sum, so that even a tie of initiative falls alike (CH-2.3). */
function twoAllotments(random: Random): readonly [JsonObject, JsonObject] {
  const spade = wholeBetween(random, 1, 8);
  const diamond = wholeBetween(random, 1, 8);
  const club = wholeBetween(random, 1, 8);
  return [
    { spade, diamond, club },
    { spade: spade - 1, diamond: diamond + 1, club },
  ];
}

/** A weapon that its owner never draws. */
const own = { id: "canary", name: CANARY, power: "1d6", requires: { mastery: false }, effects: [] };

/** Two healths of an NPC, neither hurt. */
function twoHealthsOfNpc(combatant: NewCombatant, random: Random): readonly [NewCombatant, NewCombatant] | undefined {
  if (combatant.kind === "pc") return undefined;
  return [
    withSheet(combatant, { health: 8, injury: 0 }),
    withSheet(combatant, { health: wholeBetween(random, 9, 30), injury: 0 }),
  ];
}

/** The secrets of chameleon, CH-19 and the table of its section on secrecy. */
export const chameleon: readonly Secret[] = [
  {
    name: "control values on the sheet",
    on: "sheet",
    house: { controlMax: 20 },
    vary(combatant, random) {
      const [one, other] = twoAllotments(random);
      return [withSheet(combatant, { control: one }), withSheet(combatant, { control: other })];
    },
    knows: knowsOwnAndGmNpcs,
    openings: VALUES_OPENED,
  },
  {
    name: "the sum of control values",
    on: "sheet",
    house: { controlMax: 20, tieBreak: "controlTotal" },
    vary(combatant, random) {
      const [one] = twoAllotments(random);
      return [withSheet(combatant, { control: one }), withSheet(combatant, { control: { ...one, club: 12 } })];
    },
    knows: knowsOwnAndGmNpcs,
    // CH-2.3: of equal initiatives the earlier has at least as much.
    openings: [...VALUES_OPENED, "roundStarted"],
  },
  {
    name: "control values as allotted",
    on: "command",
    command: "allotControl",
    fields: ["values"],
    house: { controlTotal: 12, tieBreak: "gm" },
    knows: knowsOwnAndGmNpcs,
    openings: VALUES_OPENED,
  },
  {
    name: "a shuffle",
    on: "command",
    command: "shuffleControl",
    fields: ["arrangement"],
    knows: knowsOwnAndGmNpcs,
    openings: VALUES_OPENED,
  },
  {
    name: "a pick",
    on: "command",
    command: "pickPosition",
    fields: ["position"],
    knows: knowsOwnAndGmNpcs,
    openings: ANSWERS_OPENED,
  },
  {
    name: "a sealed guess",
    on: "command",
    command: "guess",
    fields: ["position"],
    house: { individualGuess: "always" },
    knows: knowsOwnAndGmNpcs,
    openings: ANSWERS_OPENED,
  },
  {
    name: "a sealed interference",
    on: "command",
    command: "interfere",
    fields: ["position"],
    knows: knowsOwnAndGmNpcs,
    openings: ANSWERS_OPENED,
  },
  {
    name: "martial experience and unused weapons",
    on: "sheet",
    vary: (combatant) => [
      withSheet(combatant, { martialExperience: 0, weapons: [], mastered: [] }),
      withSheet(combatant, { martialExperience: 3, weapons: ["giantSlayer", "nyoibo", own], mastered: ["nyoibo"] }),
    ],
    knows: (viewer, { seat }) => viewer === seat || viewer === "gm",
    openings: [],
  },
  {
    name: "the health of an NPC",
    on: "sheet",
    house: { npcHealth: "hidden" },
    vary: twoHealthsOfNpc,
    knows: knowsOwnAndGmNpcs,
    openings: ["droppedOut"],
  },
  {
    name: "the health of an NPC that is seen in steps",
    on: "sheet",
    house: { npcHealth: "steps" },
    vary: twoHealthsOfNpc,
    knows: knowsOwnAndGmNpcs,
    openings: ["droppedOut"],
    inferable: wordOfHealth,
  },
];
