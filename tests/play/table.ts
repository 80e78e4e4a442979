import {
  found,
  type Json,
  type JsonObject,
  type NewCombatant,
  oneOf,
  type Random,
  Refused,
  type Ruleset,
  type Seat,
  type Starter,
  wholeBetween,
} from "@yomiai/rules";
import { houseValues } from "./houseValues.ts";

/** What a fight begins with. */
export type Table = { readonly house: JsonObject; readonly combatants: readonly NewCombatant[] };

/** The ready table of the ruleset's demo. */
export function demoTable(ruleset: Ruleset): Table {
  const combatants = ruleset.demo.combatants.map(({ id, name, side, kind, owner, sheet }) => {
    return { id, name: name.ja, side: side.ja, kind, owner, sheet: sheet as Json };
  });
  return { house: ruleset.demo.house, combatants };
}

/**
 * A table drawn at random: two to five starters on two or three sides, some numbers of their sheets changed, some
 * house rules changed. What the ruleset refuses is taken back: first the sheets, then the house rules.
 */
export function generatedTable(ruleset: Ruleset, random: Random): Table {
  const base = random() < 0.3 ? demoTable(ruleset).combatants : starterCombatants(ruleset, random);
  const changed = base.map((one) => (random() < 0.4 ? { ...one, sheet: changeNumbers(one.sheet, random) } : one));
  const house = changeHouse(ruleset, random);
  const tables = [
    { house, combatants: changed },
    { house, combatants: base },
    { house: ruleset.demo.house, combatants: base },
    demoTable(ruleset),
  ];
  return tables.find((table) => isAllowed(ruleset, table)) ?? demoTable(ruleset);
}

function isAllowed(ruleset: Ruleset, table: Table): boolean {
  try {
    found(ruleset, table);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function starterCombatants(ruleset: Ruleset, random: Random): readonly NewCombatant[] {
  const starters = (kind: "pc" | "npc") => ruleset.starters.filter((starter) => starter.kind === kind);
  const pcs = Array.from({ length: wholeBetween(random, 1, 3) }, (_, i) => {
    return starterCombatant(oneOf(random, starters("pc")), { id: `pc${i + 1}`, side: "味方", owner: `p${i + 1}` });
  });
  const npcs = Array.from({ length: wholeBetween(random, 1, 3) }, (_, i) => {
    const side = random() < 0.2 ? "第三の者" : "敵";
    return starterCombatant(oneOf(random, starters("npc")), { id: `npc${i + 1}`, side, owner: "gm" });
  });
  return [...pcs, ...npcs];
}

/** A starter as a combatant of this table. */
export function starterCombatant(
  starter: Starter,
  as: { readonly id: string; readonly side: string; readonly owner: Seat },
): NewCombatant {
  return { ...as, name: starter.name.ja, kind: starter.kind, sheet: starter.sheet as Json };
}

function changeHouse(ruleset: Ruleset, random: Random): JsonObject {
  const changed: Record<string, Json> = {};
  for (const [option, values] of houseValues(ruleset)) {
    if (random() < 0.3 && values.length > 1) changed[option] = oneOf(random, values);
  }
  return changed;
}

function changeNumbers(sheet: Json, random: Random): Json {
  if (typeof sheet === "number" && random() < 0.3) return sheet + wholeBetween(random, -3, 3);
  if (typeof sheet === "boolean" && random() < 0.1) return !sheet;
  if (Array.isArray(sheet)) return sheet.map((item) => changeNumbers(item, random));
  if (typeof sheet !== "object" || sheet === null) return sheet;
  return Object.fromEntries(Object.entries(sheet).map(([key, value]) => [key, changeNumbers(value as Json, random)]));
}
