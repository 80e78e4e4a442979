import type { Ruleset } from "@yomiai/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";

/** Spectators do not see Mei, whom p2 plays. */
const veiled: Ruleset = {
  ...secretNumber,
  id: "veiled",
  view(state, viewer) {
    const view = secretNumber.view(state, viewer);
    const { mei: _, ...combatants } = view.combatants;
    return viewer === "spectator" ? { ...view, combatants } : view;
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ rulesets: { secretNumber, veiled } });
});
afterAll(() => server.stop());

test.each([
  ["secretNumber", ["gm", "p1", "p2"]],
  ["veiled", ["gm", "p1"]],
])("a seat shows by the characters that spectators see: %s", async (ruleset, seats) => {
  const { code } = await server.createTable({ ruleset });
  const { body } = await server.api(`/api/tables/${code}`);
  expect((body as { seats: { seat: string }[] }).seats.map(({ seat }) => seat)).toEqual(seats);
});
