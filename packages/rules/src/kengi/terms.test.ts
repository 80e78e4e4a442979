import { expect, test } from "vitest";
import { z } from "zod";
import { seededRandom } from "../play/randomly.ts";
import { houseSchema } from "./house.ts";
import { kengi } from "./index.ts";
import { sheetSchema } from "./sheet.ts";
import { begun, moved, offersOf, randomCombatants, randomHouse, randomMove } from "./tables.fixture.ts";
import { terms as en } from "./terms.en.ts";
import { terms as ja } from "./terms.ja.ts";

/** Dotted paths of all texts. */
function paths(value: object, at = ""): readonly string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" && inner !== null ? paths(inner, `${at}${key}.`) : [`${at}${key}`],
  );
}

/** The ICU arguments of a sentence. */
function argumentsOf(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => String(name)))].toSorted();
}

test("both languages say the same things with the same arguments", () => {
  expect(paths(en)).toEqual(paths(ja));
  for (const [type, sentence] of Object.entries(ja.events)) {
    expect({ type, names: argumentsOf(en.events[type] ?? "") }).toEqual({ type, names: argumentsOf(sentence) });
  }
});

test("every command, house rule with its values, and field of the sheet has words", () => {
  expect(Object.keys(ja.commands)).toEqual(Object.keys(kengi.commands));
  const house = z.toJSONSchema(houseSchema, { io: "input" }).properties ?? {};
  const values = Object.entries(house).map(([option, schema]) => [option, valuesOf(schema)] as const);
  const worded = Object.entries(ja.house).map(([option, term]) => [option, Object.keys(term.values ?? {})] as const);
  const withoutDice = worded.map(
    ([option, keys]) => [option, option === "tieDie" ? ["1d6", "1d10", "1d20"] : keys] as const,
  );
  expect(withoutDice).toEqual(values);
  const fields = Object.keys(z.toJSONSchema(sheetSchema, { io: "input" }).properties ?? {});
  expect(fields.filter((field) => !(field in ja.sheet))).toEqual([]);
});

function valuesOf(schema: z.core.JSONSchema._JSONSchema): readonly string[] {
  if (typeof schema !== "object") return [];
  return schema.type === "boolean" ? ["true", "false"] : (schema.enum ?? []).map(String);
}

test("whatever happens, is asked for, or is shown of a combatant has words", () => {
  const missing = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(seed);
    let encounter = begun({ house: randomHouse(random), combatants: randomCombatants(random) }, seed);
    for (let i = 0; i < 60; i++) {
      const view = kengi.view(encounter.state, "omniscient");
      for (const { status, traits, conditions } of Object.values(view.combatants)) {
        if (!(status in ja.statuses)) missing.add(status);
        for (const key of Object.keys(traits)) if (!(key in ja.traits)) missing.add(key);
        for (const key of Object.keys(conditions)) if (!(key in ja.conditions)) missing.add(key);
      }
      if (!(view.phase in ja.phases)) missing.add(view.phase);
      for (const { prompt } of offersOf(encounter)) {
        for (const { name } of prompt.fields) {
          if (ja.commands[prompt.type]?.fields?.[name] === undefined) missing.add(`${prompt.type}.${name}`);
        }
      }
      const move = randomMove(encounter, random);
      if (move === undefined) break;
      encounter = moved(encounter, move, seed);
    }
    for (const { type } of encounter.commits.flatMap(({ events }) => events)) {
      if (!(type in ja.events)) missing.add(type);
    }
  }
  expect([...missing]).toEqual([]);
});
