import type { TableView, Viewer } from "@yomiai/rules";
import { expect, test } from "vitest";
import type { LiveTable } from "../../encounter/liveTable.ts";
import { describeTable } from "./tableInfo.ts";

const character = (id: string, owner: string) => ({ id, name: id, owner, kind: "pc" });
const shown = { rin: character("rin", "p1") };
const hidden = { shade: character("shade", "p1") };

/** A table at which somebody is that spectators do not see. */
const table = {
  code: "AAAAAA",
  table: { title: "", demo: false },
  isOpen: true,
  seats: { taken: [], find: () => undefined, isHeld: () => false },
  playedSeats: () => ["p1"],
  view: (viewer: Viewer) =>
    ({
      ruleset: "any",
      phase: "fight",
      combatants: viewer === "spectator" ? shown : { ...shown, ...hidden },
    }) as unknown as TableView,
} as unknown as LiveTable;

test("of a table nobody learns from outside what spectators do not see", () => {
  const { seats } = describeTable(table);
  expect(seats.map(({ seat, characters }) => [seat, characters.map(({ id }) => id)])).toEqual([
    ["gm", []],
    ["p1", ["rin"]],
  ]);
});
