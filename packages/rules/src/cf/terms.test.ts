import { describe, expect, it } from "vitest";
import { logFor } from "../core/log.ts";
import { seededRandom } from "../play/randomly.ts";
import type { Terms } from "../terms.ts";
import { turnCommands } from "./commands/commands.ts";
import { CONDITIONS } from "./conditions/table.ts";
import { house } from "./house.ts";
import { cf } from "./index.ts";
import { playAtRandom } from "./randomFight.fixture.ts";
import { randomTable } from "./randomTable.fixture.ts";
import { sheet } from "./sheet/sheet.ts";
import { starters } from "./starters/starters.ts";
import { terms as en } from "./terms.en.ts";
import { terms as ja } from "./terms.ja.ts";

const languages: readonly (readonly [string, Terms])[] = [
  ["Japanese", ja],
  ["English", en],
];

/** All keys of a tree of words, dotted. */
function keysOf(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
}

/** The fields that a sentence names; what follows the word of a choice is a text. */
function fieldsOf(sentence: string): readonly string[] {
  return [...sentence.matchAll(/(?<!\b(?:true|other|none|gm) )\{\s*([A-Za-z_]\w*)\s*[,}]/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

describe("the words", () => {
  it("are the same in both languages", () => {
    expect(keysOf(en).toSorted()).toEqual(keysOf(ja).toSorted());
  });

  it.each(languages)("name every command, condition and house rule in %s", (_, terms) => {
    expect(Object.keys(cf.commands).filter((type) => terms.commands[type] === undefined)).toEqual([]);
    expect(turnCommands.filter(({ type }) => terms.commands[type]?.ask.includes("{as}") !== true)).toEqual([]);
    expect(Object.keys(CONDITIONS).filter((key) => terms.conditions[key]?.help === undefined)).toEqual([]);
    expect(Object.keys(house.parse({})).toSorted()).toEqual(Object.keys(terms.house).toSorted());
  });

  it.each(languages)(
    "name in %s all that the ready-made combatants have, which are called by their keys",
    (_, terms) => {
      const words = terms.values.any ?? {};
      const things = starters.flatMap(({ sheet: given }) => {
        const { items, techniques, specials, spells } = sheet.parse(given);
        return [...items, ...techniques, ...specials, ...spells];
      });
      expect(things.filter(({ id, name }) => name !== id || words[id] === undefined)).toEqual([]);
      const holdable = things.filter((thing) => "hands" in thing && thing.hands > 0).map(({ id }) => id);
      expect(holdable.filter((id) => terms.values.held?.[id] === undefined)).toEqual([]);
    },
  );

  it.each(languages)("tell in %s what happens from what is told, and label every argument", (_, terms) => {
    const untold: string[] = [];
    const told = new Map<string, Set<string>>();
    const unlabelled = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const last = playAtRandom(
        randomTable(seededRandom(seed)),
        { seed, steps: 40, interference: 0.1 },
        ({ state }) => {
          for (const { type, fields } of cf.view(state, "gm").prompts) {
            for (const { name } of fields)
              if (terms.commands[type]?.fields?.[name] === undefined) unlabelled.add(`${type}.${name}`);
          }
        },
      );
      for (const { event } of logFor(cf, last.commits, "gm")) {
        if (event.type === "undone" || event.type === "controlPassed") continue;
        const fields = told.get(event.type) ?? new Set();
        for (const field of Object.keys(event)) fields.add(field);
        told.set(event.type, fields);
      }
    }
    for (const [type, fields] of told) {
      const sentence = terms.events[type];
      if (sentence === undefined) untold.push(type);
      else
        untold.push(
          ...fieldsOf(sentence)
            .filter((name) => !fields.has(name) && !OPTIONAL.has(name))
            .map((name) => `${type}.${name}`),
        );
    }
    expect(untold).toEqual([]);
    expect([...unlabelled]).toEqual([]);
  });
});

/** Fields that only some events of a type have; a sentence does without them. */
const OPTIONAL = new Set(["target", "at", "to", "source", "note", "dc", "success"]);
