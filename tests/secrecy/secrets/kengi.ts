import { type Json, type JsonObject, wholeBetween } from "@yomiai/rules";
import { CANARY } from "../canary.ts";
import { knowsOwnAndGmNpcs, type Secret, withSheet } from "../secret.ts";

const knowsController: Secret["knows"] = (viewer, { seat }) => viewer === seat;

/** Techniques of the table's own, whose names are as secret as their choice. */
const madeTechniques: NonNullable<Secret["prepare"]> = (combatant) => {
  const known = ((combatant.sheet as JsonObject).techniques ?? []) as readonly Json[];
  const made = ["fog", "rain"].map((id) => ({ id, name: `${CANARY} ${id}`, kind: "attack" }));
  return withSheet(combatant, { techniques: [...known, ...made] });
};

/** The secrets of kengi, KG-11 and the table of its section on secrecy. */
export const kengi: readonly Secret[] = [
  {
    name: "the techniques of an attack",
    on: "command",
    command: "attack",
    fields: ["techniques"],
    house: { techniqueChoice: "secret", combining: "count", comboCost: "extraOnly" },
    prepare: madeTechniques,
    knows: knowsController,
    openings: ["techniquesRevealed"],
  },
  {
    name: "a readied technique",
    on: "command",
    command: "prepare",
    fields: ["technique"],
    house: { techniqueChoice: "secret", combining: "named" },
    prepare: madeTechniques,
    knows: knowsController,
    openings: ["techniquesRevealed"],
  },
  {
    name: "the hit points of an NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { hpMax: 60, hp: 40, seriousAt: 10, mortalAt: 0 }),
            withSheet(combatant, { hpMax: 90, hp: 40 + wholeBetween(random, 1, 20), seriousAt: 12, mortalAt: 0 }),
          ],
    knows: knowsOwnAndGmNpcs,
    openings: ["seriousWound", "mortalWound", "died"],
    // KG-11.4: healing is public and so is the wound, which then goes or stays.
    ends: ["healed", "firstAidGiven", "salveUsed"],
  },
  {
    name: "the abilities of an NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { dexterity: 5, strength: 5, intellect: 5 }),
            withSheet(combatant, { dexterity: wholeBetween(random, 6, 9), strength: 8, intellect: 9 }),
          ],
    knows: knowsOwnAndGmNpcs,
    openings: ["attackRolled", "defenceRolled", "damageDealt", "noDamage", "resistanceRolled", "fleeRolled"],
  },
];
