import { expect, test } from "vitest";
import { Table } from "./table.fixture.ts";

const soul = { name: "soul", kind: "number", min: 0, max: 1, default: 0, optional: true };
const fixed = (name: string, value: string) => ({ name, kind: "choice", options: [value] });
const combatant = (name: string, ...options: readonly string[]) => ({ name, kind: "combatant", options });

function newTable(): Table {
  const sling = { id: "sling", name: "投石紐", type: "shooting", damage: 2, near: 5, far: 10, max: 25 };
  const table = new Table(
    {
      house: { zoneMax: 4, moveZones: 2 },
      combatants: [
        {
          id: "aoi",
          name: "葵",
          side: "heroes",
          kind: "pc",
          owner: "p1",
          sheet: { intelligence: 3, athletics: 9, weapons: ["sword", sling], zone: 1 },
        },
        { id: "oni", name: "鬼", side: "demons", kind: "npc", owner: "gm", sheet: { intelligence: 2, zone: 4 } },
        { id: "imp", name: "小鬼", side: "demons", kind: "npc", owner: "gm", sheet: { intelligence: 2 } },
      ],
    },
    1,
  );
  send(table, "gm", { type: "start" });
  send(table, "gm", { type: "declare", as: "oni", action: "move", zone: 3 });
  send(table, "gm", { type: "declare", as: "imp", action: "move", zone: 1 });
  return table;
}

function send(
  table: Table,
  seat: "gm" | "p1",
  command: { readonly type: string; readonly [argument: string]: unknown },
) {
  expect(table.send({ seat, command: JSON.parse(JSON.stringify(command)) })).toBeUndefined();
}

test("DC-1.4: one who declares is offered each possible action, and for weapons what they do and how far", () => {
  expect(newTable().view("p1").prompts).toEqual([
    {
      id: "declare:aoi:melee",
      type: "declare",
      as: "aoi",
      fields: [
        fixed("action", "melee"),
        { name: "weapon", kind: "choice", options: ["fists", "sword"] },
        combatant("target", "oni", "imp"),
      ],
      info: { damage: { fists: 1, sword: 3 } },
    },
    {
      id: "declare:aoi:shoot",
      type: "declare",
      as: "aoi",
      fields: [
        fixed("action", "shoot"),
        { name: "weapon", kind: "choice", options: ["sling"], labels: { sling: "投石紐" } },
        combatant("target", "oni", "imp"),
      ],
      info: { damage: { sling: 2 }, reach: { sling: "5/10/25" }, metres: { oni: 30, imp: 10 } },
    },
    {
      id: "declare:aoi:move",
      type: "declare",
      as: "aoi",
      fields: [fixed("action", "move"), { name: "zone", kind: "choice", options: [0, 2, 3] }],
    },
    {
      id: "declare:aoi:general",
      type: "declare",
      as: "aoi",
      fields: [
        fixed("action", "general"),
        { name: "what", kind: "text", min: 1, max: 200 },
        { name: "affects", kind: "combatants", options: ["oni", "imp"], min: 0, max: 2, optional: true },
      ],
    },
    { id: "declare:aoi:flee", type: "declare", as: "aoi", fields: [fixed("action", "flee")] },
    { id: "declare:aoi:pass", type: "declare", as: "aoi", fields: [fixed("action", "pass")] },
  ]);
});

test("DC-3.3, DC-4.10: an attack is done or given up, and answered in every way that fits", () => {
  const table = newTable();
  send(table, "p1", { type: "declare", as: "aoi", action: "melee", weapon: "sword", target: "oni" });
  const info = { action: "melee", weapon: "sword", target: "oni" };
  expect(table.view("p1").prompts).toEqual([
    { id: "execute:aoi", type: "execute", as: "aoi", fields: [soul], info },
    { id: "forgo:aoi", type: "forgo", as: "aoi", fields: [], info },
  ]);
  send(table, "p1", { type: "execute", as: "aoi", soul: 1 });
  const attack = { action: "melee", weapon: "sword", attackSoul: 1 };
  const react = { type: "react", as: "oni", info: attack };
  const skill = { name: "skill", kind: "choice", options: ["brawl"] };
  expect(table.view("gm").prompts).toEqual([
    { id: "react:oni:aoi:engage", ...react, fields: [combatant("to", "aoi"), fixed("way", "engage"), skill, soul] },
    { id: "react:oni:aoi:evade", ...react, fields: [combatant("to", "aoi"), fixed("way", "evade"), soul] },
  ]);
});

test("DC-4.2, DC-4.5: a general action is ruled with or without a check, then answered or let pass", () => {
  const table = newTable();
  send(table, "p1", { type: "declare", as: "aoi", action: "general", what: "叫ぶ", affects: ["imp"] });
  send(table, "p1", { type: "execute", as: "aoi" });
  const disturbs = { name: "disturbs", kind: "combatants", options: ["imp"], min: 0, max: 1 };
  const options = ["intelligence", "athletics", "sense", "melee", "brawl", "shooting"];
  const ability = { name: "ability", kind: "choice", options };
  const difficulty = { name: "difficulty", kind: "number", min: 1, max: 99, optional: true, default: 12 };
  const rule = { type: "ruleAction", as: "aoi" };
  expect(table.view("gm").prompts).toEqual([
    {
      id: "ruleAction:aoi:automatic",
      ...rule,
      fields: [disturbs, fixed("reaction", "automatic"), { ...ability, optional: true }, difficulty],
    },
    { id: "ruleAction:aoi:check", ...rule, fields: [disturbs, fixed("reaction", "check"), ability, difficulty] },
  ]);
  send(table, "gm", { type: "ruleAction", as: "aoi", disturbs: ["imp"], reaction: "check", ability: "sense" });
  const react = { type: "react", as: "imp", info: { action: "general", ability: "sense", difficulty: 12 } };
  expect(table.view("gm").prompts).toEqual([
    { id: "react:imp:aoi:respond", ...react, fields: [combatant("to", "aoi"), fixed("way", "respond"), soul] },
    { id: "react:imp:aoi:none", ...react, fields: [combatant("to", "aoi"), fixed("way", "none")] },
  ]);
});
