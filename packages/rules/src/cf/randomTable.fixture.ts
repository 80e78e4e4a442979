import type { Json } from "../core/json.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import { oneOf, type Random, someOf, wholeBetween } from "../play/randomly.ts";
import { DURATIONS } from "./conditions/durations.ts";
import { CONDITIONS } from "./conditions/table.ts";
import { DEFENSES } from "./sheet/parts.ts";

/** A table for random play: sheets full of everything that the rules know, and house rules drawn at random. */
export type RandomTable = {
  readonly house: { readonly [option: string]: Json };
  readonly combatants: readonly NewCombatant[];
};

const KEYS = Object.keys(CONDITIONS).filter((key) => key !== "totalDefense");
const MARKS = { from: 0, to: 12 };

/** House rules and what each can be, most of them the default. */
const HOUSE: { readonly [option: string]: readonly Json[] } = {
  rounding: ["down", "up"],
  deathLine: ["beyondTen", "atTen"],
  importantShown: [false, true],
  healFromZero: [false, true],
  dropHeldWhenDown: [false, true],
  minimumDamage: [0, 1],
  damageRollIsCheck: [true, false],
  penaltyStacking: ["sum", "worst"],
  advantageStacking: ["once", "each"],
  advantageScope: ["allAttacks", "weaponsOnly"],
  flankBenefit: ["flanker", "everyone"],
  flankLasts: ["untilBroken", "endOfTurn"],
  paralyzedCounts: [true, false],
  proneMayShift: [false, true],
  dropProneCost: ["free", "move"],
  standUpImmobilized: [true, false],
  opportunity: ["leave", "none"],
  opportunityLimit: [1, 0, 2],
  passing: ["free", "stops"],
  natural20: ["normal", "hits"],
  natural1: ["normal", "misses"],
  critical: ["none", "max", "double"],
  effectDuration: ["ownTurnEnd", "save", "removed"],
  saveTarget: [10, 2, 20],
  gmDice: ["open", "secret"],
  healthWords: [true, false],
  autoEnd: [true, false],
  dominatorDown: ["ends", "stays"],
  fearPenalty: ["cornered", "always"],
  fearStrict: [true, false],
  speechChars: [60, 0, 6],
  freeActionLimit: [0, 2],
  dazedCountsFree: [false, true],
  tieOrder: ["ask", "listed"],
  suddenFight: ["marked", "everyone", "none"],
  delay: [true, false],
  potionMustBeHeld: [false, true],
  failureDieModified: [false, true],
  unarmedDice: ["1d3", "1d2"],
};

/** A table with two to five combatants on two or three sides. */
export function randomTable(random: Random): RandomTable {
  const ids = ["rin", "kai", "ogre", "imp", "mei"].slice(0, wholeBetween(random, 2, 5));
  const combatants = ids.map((id, i): NewCombatant => {
    const isFoe = i % 2 === 1;
    const isPlayers = !isFoe || random() < 0.1;
    return {
      id,
      name: id,
      side: isFoe ? oneOf(random, ["foes", "foes", "others"]) : "party",
      kind: isPlayers && random() < 0.9 ? "pc" : "npc",
      owner: isPlayers ? oneOf(random, ["p1", "p2"]) : "gm",
      sheet: randomSheet(random, ids),
    };
  });
  return { house: randomHouse(random), combatants: combatants.map(withoutImportantPc) };
}

/** Player characters are never `important` (§2). */
function withoutImportantPc(combatant: NewCombatant): NewCombatant {
  if (combatant.kind === "npc") return combatant;
  return { ...combatant, sheet: { ...(combatant.sheet as object), important: false } };
}

function randomHouse(random: Random): RandomTable["house"] {
  const changed = Object.entries(HOUSE).filter(() => random() < 0.2);
  const drawn = Object.fromEntries(changed.map(([option, values]) => [option, oneOf(random, values)]));
  return { ...drawn, fieldFrom: MARKS.from, fieldTo: MARKS.to };
}

function randomSheet(random: Random, ids: readonly string[]): Json {
  const max = wholeBetween(random, 4, 30);
  const items = randomItems(random);
  return {
    hp: { max, current: random() < 0.1 ? wholeBetween(random, -6, 0) : wholeBetween(random, 1, max) },
    initiative: wholeBetween(random, 0, 2),
    speed: oneOf(random, [0, 2, 4, 6]),
    attackBonus: wholeBetween(random, 0, 8),
    spellBonus: wholeBetween(random, 0, 8),
    abilities: { str: wholeBetween(random, -1, 4), dex: wholeBetween(random, -1, 3), int: 1 },
    acAbility: oneOf(random, ["dex", "int", "none"]),
    defenses: { ac: wholeBetween(random, 8, 16), fortitude: 12, reflex: wholeBetween(random, 8, 16), will: 11 },
    skills: { lore: 3 },
    items,
    held: random() < 0.7 ? ["sword"] : [],
    techniques: [
      { id: "twin", name: "二刀流", strikes: [{ hit: -1 }, {}, { damage: 1 }], needsHeld: wholeBetween(random, 0, 2) },
      { id: "smash", name: "強打", strikes: [{ damage: 3 }], extraDice: "1d4", uses: 1 },
    ],
    specials: [randomSpecial(random, "trip"), randomSpecial(random, "gaze")],
    spells: [randomSpell(random, "bolt"), randomSpell(random, "ward"), blink(random)],
    conditions: someOf(random, KEYS, random() < 0.3 ? wholeBetween(random, 1, 2) : 0).map((key) => ({
      key,
      until: oneOf(random, DURATIONS),
      ...(random() < 0.6 && { source: oneOf(random, ids) }),
    })),
    flankImmune: random() < 0.3,
    important: random() < 0.3,
    surprised: random() < 0.3,
    ...(random() < 0.9 && { at: wholeBetween(random, 4, 6) }),
  };
}

function randomItems(random: Random): readonly Json[] {
  const items: readonly Json[] = [
    { id: "knife", name: "短剣", kind: "weapon", mode: "melee", dice: "1d4", ability: "dex" },
    { id: "spear", name: "槍", kind: "weapon", hands: 2, mode: "melee", dice: "1d8", reach: 3 },
    { id: "bow", name: "弓", kind: "weapon", hands: 2, mode: "ranged", dice: "1d6", ability: "dex", range: 5 },
    { id: "fang", name: "牙", kind: "weapon", hands: 0, mode: "melee", dice: "1d4" },
    { id: "shield", name: "盾", kind: "shield", ac: 2 },
    {
      id: "red",
      name: "水薬",
      kind: "potion",
      heal: "1d8",
      removes: someOf(random, KEYS, 2),
      applies: effects(random),
    },
    { id: "gem", name: "宝玉", kind: "other", hands: 2 },
  ];
  const sword = { id: "sword", name: "長剣", kind: "weapon", mode: "melee", dice: "1d8", hit: 1 };
  return [sword, ...someOf(random, items, wholeBetween(random, 1, 5))];
}

function effects(random: Random): Json {
  return someOf(random, KEYS, wholeBetween(random, 0, 2)).map((condition) => ({
    condition,
    ...(random() < 0.7 && { until: oneOf(random, DURATIONS) }),
  }));
}

function area(random: Random): { readonly area?: Json } {
  if (random() < 0.5) return {};
  const radius = wholeBetween(random, 0, 3);
  return { area: { origin: oneOf(random, ["self", "point"]), radius, affects: oneOf(random, ["all", "enemies"]) } };
}

function randomSpecial(random: Random, id: string): Json {
  const damage = { from: oneOf(random, ["weapon", "own", "none"]), dice: "1d4", bonus: 1 };
  return {
    id,
    name: id,
    mode: oneOf(random, ["melee", "ranged"]),
    range: 4,
    reach: wholeBetween(random, 0, 2),
    versus: oneOf(random, DEFENSES),
    ...(random() < 0.6 && { damage }),
    ...area(random),
    applies: effects(random),
    removes: someOf(random, KEYS, 1),
    verbal: random() < 0.3,
    uses: wholeBetween(random, 0, 1),
  };
}

function randomSpell(random: Random, id: string): Json {
  const mode = oneOf(random, ["touch", "ranged", "self"]);
  return {
    id,
    name: id,
    level: wholeBetween(random, 0, 3),
    mode,
    range: 6,
    versus: mode === "self" ? "none" : oneOf(random, [...DEFENSES, "none"]),
    ...(random() < 0.5 && { dice: "1d6" }),
    bonus: wholeBetween(random, 0, 2),
    ...(random() < 0.3 && { heal: "1d8" }),
    ...area(random),
    applies: effects(random),
    removes: someOf(random, KEYS, 1),
    uses: wholeBetween(random, 0, 2),
  };
}

function blink(random: Random): Json {
  return {
    id: "blink",
    name: "瞬間移動",
    level: wholeBetween(random, 0, 2),
    mode: "self",
    teleport: 6,
    ...area(random),
  };
}
