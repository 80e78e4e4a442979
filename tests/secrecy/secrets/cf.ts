import { type Json, type JsonObject, type NewCombatant, wholeBetween } from "@yomiai/rules";
import { IDLE_SEAT } from "../../play/audiences.ts";
import { CANARY } from "../canary.ts";
import { type About, gaugeOfNpcSet, type Secret, withSheet, wordOfHealth } from "../secret.ts";

const GMS: Secret["knows"] = (viewer) => viewer === "gm";
const FALLS = ["fellUnconscious", "woke", "died", "importantAnnounced", "encounterEnded"];

/** CF-14.4: a roll behind the screen shows by these. */
const RESULTS_OF_HIDDEN_ROLLS = [
  "attackRolled.hit",
  "attackRolled.critical",
  "damaged.health",
  "damaged.amount",
  "healed.health",
  "saveRolled.success",
  "initiativeRolled.total",
  "conditionEnded",
  "castingFailed.as",
  ...FALLS,
];

/** Healing is rare where few can heal. */
function withPotion(combatant: NewCombatant): NewCombatant {
  const { items = [] } = combatant.sheet as { readonly items?: readonly JsonObject[] };
  const potion = { id: "draught", name: "水薬", kind: "potion", hands: 0, heal: "1d8" };
  return withSheet(combatant, { items: [...items, potion] });
}

/** CF-16.2: private data are their owner's, the GM's and those of whoever has a player character on the side. */
const knowsPrivate: Secret["knows"] = (viewer, { allies }: About) =>
  viewer === "gm" || allies.some((seat) => seat === viewer);

const isPc = (combatant: NewCombatant) => combatant.kind === "pc";
const objectAt = (combatant: NewCombatant, field: string) =>
  ((combatant.sheet as JsonObject)[field] ?? {}) as JsonObject;

/** An NPC with two values of one field of its sheet. */
function npcWith(combatant: NewCombatant, field: string, values: readonly [Json, Json]) {
  const [one, other] = values;
  if (isPc(combatant)) return undefined;
  return [withSheet(combatant, { [field]: one }), withSheet(combatant, { [field]: other })] as const;
}

/** The NPC with bonuses that many higher and weapons and spells that many worse: the totals of its attacks stay the same. */
function withBonuses(combatant: NewCombatant, more: number): NewCombatant {
  const { items = [], spells = [] } = combatant.sheet as { readonly [list: string]: readonly JsonObject[] | undefined };
  const less = (one: JsonObject, field: string) => ({ ...one, [field]: Number(one[field] ?? 0) - more });
  return withSheet(combatant, {
    attackBonus: 4 + more,
    spellBonus: 4 + more,
    abilities: { str: 1 + more, dex: 2, int: 1 },
    items: items.map((item) =>
      item.kind === "weapon" ? less(item.ability === "dex" ? item : less(item, "damage"), "hit") : item,
    ),
    spells: spells.map((spell) => less(spell, "hit")),
  });
}

/** The secrets of cf: the table of its section on secrecy. */
export const cf: readonly Secret[] = [
  {
    name: "hit points",
    on: "sheet",
    prepare: withPotion,
    vary(combatant, random) {
      const max = wholeBetween(random, 20, 30);
      const hp = (of: number) => withSheet(combatant, { hp: { max: of, current: of } });
      return [hp(max), hp(max + 7)];
    },
    knows: knowsPrivate,
    openings: ["damaged.health", "healed.health", ...FALLS],
    inferable: wordOfHealth,
  },
  {
    name: "that the GM set hit points",
    on: "command",
    command: "adjust",
    fields: [],
    propose: gaugeOfNpcSet("hp"),
    hiddenEvents: ["adjusted"],
    knows: knowsPrivate,
    openings: ["damaged.health", "healed.health", ...FALLS],
    inferable: wordOfHealth,
  },
  {
    name: "defences",
    on: "sheet",
    vary(combatant) {
      const worn = objectAt(combatant, "defenses");
      const higher = { ac: 13, fortitude: 13, reflex: 13, will: 13 };
      return [
        withSheet(combatant, { defenses: { ...worn, ...higher } }),
        withSheet(combatant, { defenses: { ac: 15, fortitude: 15, reflex: 15, will: 15 } }),
      ];
    },
    knows: knowsPrivate,
    openings: ["attackRolled.hit", "attackRolled.critical"],
  },
  {
    name: "the bonuses of an NPC",
    on: "sheet",
    vary: (combatant) => (isPc(combatant) ? undefined : [withBonuses(combatant, 0), withBonuses(combatant, 2)]),
    knows: knowsPrivate,
    openings: ["attackRolled.total", "attackRolled.hit", "damaged.amount", "healed.health", "saveRolled.total"],
  },
  {
    name: "what an NPC carries",
    on: "sheet",
    vary(combatant) {
      if (isPc(combatant)) return undefined;
      const items = ((combatant.sheet as JsonObject).items ?? []) as readonly Json[];
      const potion = { id: "hiddenPotion", name: CANARY, kind: "potion", heal: "1d8" };
      return [combatant, withSheet(combatant, { items: [...items, potion] })];
    },
    knows: knowsPrivate,
    openings: [],
  },
  {
    name: "that an NPC is important",
    on: "sheet",
    house: { importantShown: false },
    vary: (combatant) => npcWith(combatant, "important", [false, true]),
    knows: GMS,
    openings: FALLS,
  },
  {
    name: "that an NPC cannot be flanked",
    on: "sheet",
    vary: (combatant) => npcWith(combatant, "flankImmune", [false, true]),
    knows: knowsPrivate,
    openings: ["attackRolled.advantage", "attackRolled.total"],
  },
  {
    name: "the difficulty of a check",
    on: "command",
    command: "callCheck",
    fields: ["dc"],
    knows: GMS,
    openings: [],
  },
  {
    name: "that a secret check was made",
    on: "command",
    command: "callCheck",
    fields: [],
    given: { secret: true },
    hiddenEvents: ["checkRolled", "diceRolled"],
    knows: GMS,
    // What is rolled behind the screen afterwards falls otherwise.
    openings: RESULTS_OF_HIDDEN_ROLLS,
  },
  {
    name: "a proposal for the order",
    on: "command",
    command: "agreeOrder",
    fields: ["ids"],
    // CF-1.5: only equal totals with equal base values wait for an agreement.
    house: { tieOrder: "ask" },
    prepare: (combatant) => (isPc(combatant) ? withSheet(combatant, { initiative: 12 }) : combatant),
    knows: (viewer) => viewer !== "spectator" && viewer !== IDLE_SEAT,
    openings: ["orderSet"],
    isRare: true,
  },
  {
    name: "rolls behind the screen",
    on: "dice",
    house: { gmDice: "open" },
    knows: GMS,
    openings: RESULTS_OF_HIDDEN_ROLLS,
  },
];
