import { describe, expect, it } from "vitest";
import type { Encounter } from "../core/encounter.ts";
import type { Json } from "../core/json.ts";
import type { CfFight } from "./fight.ts";
import { cf } from "./index.ts";
import { foundFight, isRefusal, must, send } from "./randomFight.fixture.ts";

const rin = { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: { hp: { max: 9 } } } as const;
const dog = { id: "dog", name: "犬", side: "party", kind: "npc", owner: "gm", sheet: { hp: { max: 5 } } } as const;
const imp = { id: "imp", name: "小鬼", side: "foes", kind: "npc", owner: "gm", sheet: { hp: { max: 5 } } } as const;

const gm = (encounter: Encounter, command: { type: string; [argument: string]: Json }) =>
  must(send(encounter, { seat: "gm", command }, 1));
const placesOf = ({ state }: Encounter) =>
  Object.values(cf.view(state, "spectator").combatants).map(({ id, place }) => [id, place?.zone]);

describe("set-up (§2)", () => {
  it("places the side of player characters at 0 and others at 9, whoever comes and goes", () => {
    const alone = foundFight({ house: {}, combatants: [dog, imp] });
    expect(placesOf(alone)).toEqual([
      ["dog", "m9"],
      ["imp", "m9"],
    ]);
    const joined = gm(alone, { type: "addCombatant", combatant: rin });
    expect(placesOf(joined)).toEqual([
      ["dog", "m0"],
      ["imp", "m9"],
      ["rin", "m0"],
    ]);
    expect(placesOf(gm(joined, { type: "removeCombatant", as: "rin" }))).toEqual(placesOf(alone));
  });

  it("forgets whom it removes, in the sides that count at the end too (CF-14.3, CF-15.1)", () => {
    const removed = gm(foundFight({ house: {}, combatants: [rin, imp] }), { type: "removeCombatant", as: "imp" });
    const started = gm(removed, { type: "start" });
    expect((started.state as unknown as CfFight).combatants.map(({ id }) => id)).toEqual(["rin"]);
    expect([started.state.phase, cf.view(started.state, "p1").turn]).toEqual(["turn", "rin"]);
  });

  it("keeps everybody within a field that has become smaller", () => {
    const table = foundFight({ house: {}, combatants: [rin, { ...imp, sheet: { hp: { max: 5 }, at: 30 } }] });
    const started = gm(gm(table, { type: "setHouse", house: { fieldFrom: 2, fieldTo: 20 } }), { type: "start" });
    expect(placesOf(started)).toEqual([
      ["rin", "m2"],
      ["imp", "m20"],
    ]);
  });

  it("names the field of a sheet that cannot be", () => {
    const refusalOf = (sheet: Json) => {
      const answer = send(
        foundFight({ house: {}, combatants: [rin] }),
        { seat: "gm", command: { type: "addCombatant", combatant: { ...imp, sheet } } },
        1,
      );
      return isRefusal(answer) ? [answer.code, answer.field] : "accepted";
    };
    expect(refusalOf({ hp: { max: 5, current: 6 } })).toEqual(["badArgument", "combatant.sheet.hp.current"]);
    expect(refusalOf({ hp: { max: 5 }, at: 41 })).toEqual(["badArgument", "combatant.sheet.at"]);
    expect(refusalOf({ hp: { max: 5 }, conditions: [{ key: "hungry" }] })).toEqual([
      "badArgument",
      "combatant.sheet.conditions.0.key",
    ]);
    expect(refusalOf({ hp: { max: 5 }, held: ["axe"] })).toEqual(["badArgument", "combatant.sheet.held"]);
    expect(refusalOf({ hp: { max: 5 } })).toBe("accepted");
  });

  it("asks nobody anything, and starts with nobody at all into a standstill (CF-2.10)", () => {
    const empty = foundFight({ house: {}, combatants: [] });
    expect(cf.view(empty.state, "gm").prompts).toEqual([]);
    const started = gm(empty, { type: "start" });
    expect([started.state.phase, cf.view(started.state, "gm").prompts.map(({ type }) => type)]).toEqual([
      "standstill",
      ["passRound"],
    ]);
  });
});
