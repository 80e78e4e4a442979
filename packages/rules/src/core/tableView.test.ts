import { describe, expect, it } from "vitest";
import { type CombatantView, combatantViews } from "./tableView.ts";

type Fighter = { readonly id: string; readonly hp: number };

describe("views of combatants", () => {
  const make = () => {
    const viewed: string[] = [];
    const views = combatantViews((fighter: Fighter, isOpen: boolean): CombatantView => {
      const { id, hp } = fighter;
      viewed.push(id);
      const gauges: CombatantView["gauges"] = isOpen ? { hp: { current: hp } } : {};
      const who = { id, name: id, side: "red", kind: "pc", owner: "p1" } as const;
      return { ...who, status: "ready", gauges, traits: {}, conditions: {} };
    });
    return { viewed, views };
  };
  const [rin, goki, table] = [{ id: "rin", hp: 5 }, { id: "goki", hp: 6 }, {}];

  it("are made anew only of whom the sources have changed", () => {
    const { viewed, views } = make();
    const before = views(table, "rin,", [
      [rin, true],
      [goki, false],
    ]);
    const hurt = { id: "rin", hp: 3 };
    const after = views(table, "rin,", [
      [hurt, true],
      [goki, false],
    ]);
    expect(viewed).toEqual(["rin", "goki", "rin"]);
    expect(after.goki).toBe(before.goki);
    expect([before.rin?.gauges, after.rin?.gauges]).toEqual([{ hp: { current: 5 } }, { hp: { current: 3 } }]);
  });

  it("are the very same record while nothing has changed", () => {
    const { views } = make();
    expect(views(table, "", [[rin, false]])).toBe(views(table, "", [[rin, false]]));
  });

  it("stand in listing order, whoever comes, goes or changes places", () => {
    const { views } = make();
    const of = (...fighters: readonly Fighter[]) => {
      const rows = fighters.map((fighter) => [fighter, false] as const);
      return Object.keys(views(table, "", rows));
    };
    expect([of(rin, goki), of(goki, rin), of(goki), of(goki, rin), of()]).toEqual([
      ["rin", "goki"],
      ["goki", "rin"],
      ["goki"],
      ["goki", "rin"],
      [],
    ]);
  });

  it("go by what each viewer may know, not by the name under which they are kept", () => {
    const { views } = make();
    views(table, "", [[rin, true]]);
    expect(views(table, "", [[rin, false]]).rin?.gauges).toEqual({});
  });
});
