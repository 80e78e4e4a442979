import { type Json, type JsonObject, wholeBetween } from "@yomiai/rules";
import { gaugeOfNpcSet, knowsOwnAndGmNpcs, type Secret, withSheet, wordOfHealth } from "../secret.ts";

const DECLARATION = ["action", "weapon", "target", "zone", "what", "affects"];
const knowsController: Secret["knows"] = (viewer, { seat }) => viewer === seat;

/** Weapons of the table's own, whose names are as secret as the declaration. */
const madeWeapons: NonNullable<Secret["prepare"]> = (combatant) => {
  const carried = ((combatant.sheet as JsonObject).weapons ?? []) as readonly Json[];
  const made = ["thorn", "spark"].map((id) => ({ id, name: `自作 ${id}`, type: "melee", damage: 1 }));
  return withSheet(combatant, { weapons: [...carried, ...made] });
};

/** DC-10.3: who holds the NPC, or did. */
const knowsHolder: Secret["knows"] = (viewer, { allies }) => viewer === "gm" || allies.some((seat) => seat === viewer);
const HIT_POINTS_SHOW_BY = ["heavyBlow", "incapacitated"];

/** The secrets of declare, DC-2.5, DC-10 and the table of its section on secrecy. */
export const declare: readonly Secret[] = [
  {
    name: "a declaration among equals",
    on: "command",
    command: "declare",
    fields: DECLARATION,
    prepare: madeWeapons,
    house: { declarations: "open", masterHears: "withGroup" },
    knows: knowsController,
    openings: ["declarationsPublished"],
  },
  {
    name: "a declaration until all have declared",
    on: "command",
    command: "declare",
    fields: DECLARATION,
    prepare: madeWeapons,
    house: { declarations: "secret", masterHears: "withGroup" },
    knows: knowsController,
    openings: ["declarationsPublished"],
  },
  {
    name: "a declaration that the master hears at once",
    on: "command",
    command: "declare",
    fields: DECLARATION,
    prepare: madeWeapons,
    house: { declarations: "secret", masterHears: "atOnce" },
    knows: (viewer, { seat }) => viewer === seat || viewer === "gm",
    openings: ["declarationsPublished"],
  },
  {
    name: "that a declaration was changed",
    on: "command",
    command: "declare",
    fields: DECLARATION,
    prepare: madeWeapons,
    house: { declarations: "secret", masterHears: "withGroup" },
    hiddenEvents: ["declarationChanged"],
    knows: knowsController,
    openings: ["declarationsPublished"],
  },
  {
    name: "the hit points of an NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { hpMax: 20, hp: 20 }),
            withSheet(combatant, { hpMax: 30, hp: 20 + wholeBetween(random, 1, 10) }),
          ],
    knows: knowsOwnAndGmNpcs,
    openings: HIT_POINTS_SHOW_BY,
  },
  {
    name: "the hit points of an NPC that is seen in steps",
    on: "sheet",
    house: { npcNumbers: "steps" },
    vary(combatant, random) {
      const most = wholeBetween(random, 21, 30);
      if (combatant.kind === "pc") return undefined;
      return [withSheet(combatant, { hpMax: 20, hp: 20 }), withSheet(combatant, { hpMax: most, hp: most })];
    },
    knows: knowsOwnAndGmNpcs,
    openings: HIT_POINTS_SHOW_BY,
    inferable: wordOfHealth,
  },
  {
    name: "the abilities of an NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { sense: 3, skills: { melee: 2, brawl: 2, shooting: 2 }, damageBonus: 0 }),
            withSheet(combatant, { sense: 5, skills: { melee: 4, brawl: 3, shooting: 4 }, damageBonus: 2 }),
          ],
    knows: knowsOwnAndGmNpcs,
    openings: ["opposedRoll.attackTotal", "opposedRoll.defenceTotal", "attackHit.damage", "reactionChecked.total"],
  },
  {
    name: "that the GM set hit points of an NPC",
    on: "command",
    command: "adjust",
    fields: [],
    given: { path: "gauges.hp.current" },
    of: "npc",
    house: { npcNumbers: "hidden" },
    propose: gaugeOfNpcSet("hp"),
    hiddenEvents: ["adjusted"],
    knows: knowsHolder,
    openings: HIT_POINTS_SHOW_BY,
  },
];
