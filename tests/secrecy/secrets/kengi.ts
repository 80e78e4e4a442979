import {
  type Encounter,
  type Json,
  type JsonObject,
  type NewCombatant,
  type PromptField,
  type Viewer,
  wholeBetween,
} from "@yomiai/rules";
import { viewOf } from "../../play/audiences.ts";
import { type About, gaugeOfNpcSet, knowsOwnAndGmNpcs, type Secret, withSheet } from "../secret.ts";

const knowsController: Secret["knows"] = (viewer, { seat }) => viewer === seat;

/** Techniques of the table's own, whose names are as secret as their choice. */
const madeTechniques: NonNullable<Secret["prepare"]> = (combatant) => {
  const known = ((combatant.sheet as JsonObject).techniques ?? []) as readonly Json[];
  const made = ["fog", "rain"].map((id) => ({ id, name: `自作 ${id}`, kind: "attack" }));
  return withSheet(combatant, { techniques: [...known, ...made] });
};

/** KG-11.4: the wound is public. KG-7.13, KG-10.7: only the hurt are offered, to whoever may heal them. */
function woundAndOffers(encounter: Encounter, viewer: Viewer, { as }: About): Json {
  const { combatants, prompts } = viewOf(encounter, viewer);
  const names = (field: PromptField) =>
    field.name === "target" && field.kind === "combatant" && field.options.includes(as);
  const healing = prompts.filter(({ type, fields }) => HEALING.includes(type) && fields.some(names));
  return [combatants[as]?.traits.wound ?? null, ...healing.map(({ id }) => id)];
}
const HEALING = ["heal", "firstAid", "salve"];

/** KG-7: a wound is public, and with `resistanceTarget: total` its check depends on the gauge. */
const WOUNDS = ["seriousWound", "mortalWound", "died", "resistanceRolled.success"];

/** The combatant with abilities that many higher and skills that many lower: all sums of KG-3 to KG-7 stay the same. */
function sameSums(combatant: NewCombatant, shift: number): NewCombatant {
  const skill = 4 - shift;
  const weaponSkills = { sword: skill, spear: skill, bow: skill, gun: skill, brawl: skill };
  return withSheet(combatant, {
    dexterity: 5 + shift,
    strength: 5 + shift,
    intellect: 5 + shift,
    skills: { ...weaponSkills, dodge: 2, resistance: skill },
  });
}

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
    openings: WOUNDS,
    inferable: woundAndOffers,
  },
  {
    name: "the hit points of an unhurt NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant, random) => {
      if (combatant.kind === "pc") return undefined;
      const [one, other] = [wholeBetween(random, 20, 30), wholeBetween(random, 31, 60)];
      return [
        withSheet(combatant, { hpMax: one, hp: one, seriousAt: 4, mortalAt: 0 }),
        withSheet(combatant, { hpMax: other, hp: other, seriousAt: 9, mortalAt: 1 }),
      ];
    },
    knows: knowsOwnAndGmNpcs,
    openings: WOUNDS,
    inferable: woundAndOffers,
  },
  {
    name: "the abilities of an NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant, random) =>
      combatant.kind === "pc" ? undefined : [sameSums(combatant, 0), sameSums(combatant, wholeBetween(random, 1, 3))],
    knows: knowsOwnAndGmNpcs,
    // Doubled abilities make other sums.
    openings: [
      "attackRolled.total",
      "defenceRolled.total",
      "damageDealt.amount",
      "noDamage",
      "resistanceRolled.total",
      "fleeRolled",
    ],
  },
  {
    name: "the agility of an NPC",
    on: "sheet",
    house: { npcNumbers: "hidden" },
    vary: (combatant, random) => {
      if (combatant.kind === "pc") return undefined;
      // Before or behind everybody else: between them the order would tell at once.
      const slower = random() < 0.5 ? 0 : wholeBetween(random, 20, 29);
      return [withSheet(combatant, { agility: slower }), withSheet(combatant, { agility: slower + 1 })];
    },
    knows: knowsOwnAndGmNpcs,
    openings: ["initiativeRolled", "orderSet", "attackRolled.total", "defenceRolled.total", "fleeRolled"],
  },
  {
    name: "to what the GM set the hit points of an NPC",
    on: "command",
    command: "adjust",
    fields: ["set"],
    given: { path: "gauges.hp.current" },
    of: "npc",
    house: { npcNumbers: "hidden" },
    propose: gaugeOfNpcSet("hp", "裁定"),
    knows: (viewer, { allies }) => viewer === "gm" || allies.some((seat) => seat === viewer),
    openings: WOUNDS,
    inferable: woundAndOffers,
  },
];
