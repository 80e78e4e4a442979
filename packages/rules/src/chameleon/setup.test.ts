import { describe, expect, it } from "vitest";
import { control, npc, pc, refusalOf, send, table } from "./fight.fixture.ts";
import { chameleon } from "./index.ts";

const values = control(3, 3, 3);
const rin = pc("rin", "p1");
const oni = npc("oni", { control: values });

describe("starting the fight", () => {
  it("needs control values for all (CH-1.3)", () => {
    const waiting = table([rin, oni]);
    expect(refusalOf(waiting, "gm", { type: "start" })).toEqual({
      code: "notReady",
      message: "control values are missing: rin",
    });
    const ready = send(waiting, "p1", { type: "allotControl", as: "rin", values });
    expect(send(ready, "gm", { type: "start" }).state.phase).toBe("declare");
  });

  it("needs two sides (CH-1.3)", () => {
    const alone = table([pc("rin", "p1", { control: values }), pc("goro", "p2", { control: values })]);
    expect(refusalOf(alone, "gm", { type: "start" })?.code).toBe("notReady");
    const met = send(alone, "gm", { type: "addCombatant", combatant: { ...oni } });
    expect(refusalOf(met, "gm", { type: "start" })).toBe(undefined);
  });

  it("halts at once when nobody stands (CH-3.6)", () => {
    const broken = { control: values, health: 3, injury: 4 };
    const fight = send(table([pc("rin", "p1", broken), npc("oni", broken)]), "gm", { type: "start" });
    expect(chameleon.view(fight.state, "gm")).toMatchObject({ phase: "halted", round: 1, active: [] });
  });
});

describe("the set-up", () => {
  it("shows neither posture nor order, and asks each owner for what is missing", () => {
    const view = chameleon.view(table([rin, oni]).state, "p1");
    expect(view).toMatchObject({ phase: "setup", round: 0, active: [], order: [] });
    expect(Object.keys(view.combatants.rin?.gauges ?? {})).toEqual(["injury", "fluster", "concentration"]);
    expect(view.prompts.map(({ id }) => id)).toEqual(["allotControl:rin"]);
  });

  it("offers the GM its tools, and the values of NPCs", () => {
    const { prompts } = chameleon.view(table([rin, oni]).state, "gm");
    expect(prompts.map(({ id }) => id)).toEqual(["offerSpecial", "shuffleControl:oni", "grantRoutine:oni"]);
  });

  it("offers no allotment whose sum a lower controlMax has made impossible, and tells the GM nothing of it", () => {
    const before = table([pc("rin", "p1", { control: control(20, 20, 20) }), oni]);
    const lowered = send(before, "gm", { type: "setHouse", house: { controlMax: 5 } });
    const granted = send(lowered, "gm", { type: "grantRoutine", as: "rin" });
    expect(chameleon.view(granted.state, "p1").prompts.map(({ type }) => type)).toEqual(["shuffleControl"]);
  });
});

describe("a sheet", () => {
  it.each([
    ["combatants.0.sheet.strength", { strength: 1000 }],
    ["combatants.0.sheet.health", { health: 0 }],
    ["combatants.0.sheet.concentration", { concentration: 101 }],
    ["combatants.0.sheet.absoluteStrength", { absoluteStrength: 0 }],
    ["combatants.0.sheet.postureMax", { postureMax: 0 }],
    ["combatants.0.sheet.control.spade", { control: control(21, 0, 0) }],
    ["combatants.0.sheet.control.spade", { control: { spade: -1, diamond: 0, club: 0 } }],
    ["combatants.0.sheet.control.club", { control: { spade: 1, diamond: 0 } }],
    ["combatants.0.sheet.revealed.lowest", { revealed: { lowest: 21 } }],
    ["combatants.0.sheet.weapons.0", { weapons: ["excalibur"] }],
    ["combatants.0.sheet.weapons", { weapons: ["pistol", "pistol"] }],
    ["combatants.0.sheet.weapons.0.power", { weapons: [{ id: "x", name: "x", power: "d6" }] }],
    ["combatants.0.sheet.weapons.0.power", { weapons: [{ id: "x", name: "x", power: "0d6" }] }],
    [
      "combatants.0.sheet.weapons.0.effects.0",
      { weapons: [{ id: "x", name: "x", power: 1, effects: [{ kind: "area" }] }] },
    ],
    [
      "combatants.0.sheet.weapons.0.effects.0",
      { weapons: [{ id: "x", name: "x", power: 1, effects: [{ kind: "area", count: 2, all: true }] }] },
    ],
    [
      "combatants.0.sheet.weapons.0.effects",
      {
        weapons: [
          {
            id: "x",
            name: "x",
            power: 1,
            effects: [
              { kind: "breakBonus", add: 1 },
              { kind: "breakBonus", add: 2 },
            ],
          },
        ],
      },
    ],
    ["combatants.0.sheet", { luck: 1 }],
  ])("names %s when it is not allowed", (field, sheet) => {
    expect(() => table([pc("rin", "p1", sheet), oni])).toThrow(`badArgument: ${field}:`);
  });

  it("belongs to one combatant", () => {
    expect(() => table([rin, rin])).toThrow("badArgument: combatants.1.id:");
  });

  it("may define its own pistol, or its own fists", () => {
    const own = { id: "unarmed", name: "鉄拳", power: 9, requires: { mastery: false } };
    const fight = send(table([pc("rin", "p1", { control: values, weapons: [own] }), oni]), "gm", { type: "start" });
    const { prompts } = chameleon.view(fight.state, "p1");
    expect(prompts.find(({ type }) => type === "declareAttack")).toMatchObject({
      id: "declareAttack:rin:unarmed:break",
      info: { weaponPower: 9 },
      fields: [{}, { labels: { unarmed: "鉄拳" } }, {}],
    });
  });
});

describe("the house rules", () => {
  it("ask for a total that three values can reach (CH-16.4)", () => {
    expect(() => table([rin, oni], { controlMax: 5, controlTotal: 16 })).toThrow("badArgument: house.controlTotal:");
    expect(() => table([rin, oni], { controlMax: 5, controlTotal: 15 })).not.toThrow();
  });

  it("name each option and its default", () => {
    expect(chameleon.house.parse({})).toEqual({
      simpleRules: false,
      tieBreak: "controlTotal",
      individualGuess: "ask",
      representativeFluster: "all",
      flusterState: "counter",
      lowestSuit: "hidden",
      uncontestedPick: "open",
      interferePenalty: "eachWrong",
      fallenTargets: "any",
      roundEndRecovery: "fallen",
      deepFall: "everReached",
      shuffle: "any",
      lethalMargin: null,
      autoEnd: true,
      wakeOnDamage: true,
      npcHealth: "open",
      controlMax: 20,
      controlTotal: null,
    });
  });
});
