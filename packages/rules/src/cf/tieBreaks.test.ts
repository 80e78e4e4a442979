import { expect, test } from "vitest";
import { apply, ask, type Encounter, found } from "../core/encounter.ts";
import { logFor } from "../core/log.ts";
import { scriptedDice } from "../dice/scriptedDice.ts";
import { cf } from "./index.ts";

/** 凛 and the wolf at 10 each; of the wolf's 10 so much is its base value, and the rest lay behind the screen. */
function started(base: number): Encounter {
  const fight = found(cf, {
    house: { gmDice: "secret" },
    combatants: [
      { id: "rin", name: "凛", side: "旅人", kind: "pc", owner: "p1", sheet: { hp: { max: 20 }, initiative: 2 } },
      { id: "wolf", name: "狼", side: "獣", kind: "npc", owner: "gm", sheet: { hp: { max: 12 }, initiative: base } },
    ],
  });
  const dice = scriptedDice(["1d20:8", `1d20:${10 - base}`]);
  const answer = ask(fight, { seat: "gm", command: { type: "start" }, dice });
  if ("refusal" in answer) throw new Error(answer.refusal.message);
  return apply(fight, answer.commit);
}

test("CF-16.2: whether it was the base value or the side that put an equal first looks alike to who does not know it", () => {
  const worlds = [started(1), started(2)] as const;
  const shown = (viewer: "gm" | "p1" | "spectator") =>
    worlds.map((world) => JSON.stringify([cf.view(world.state, viewer), logFor(cf, world.commits, viewer)]));
  for (const viewer of ["p1", "spectator"] as const) {
    const [one, other] = shown(viewer);
    expect(one).toBe(other);
  }
  expect(worlds.map(({ state }) => cf.view(state, "gm").tieBreaks)).toEqual([{ wolf: "base" }, { wolf: "pcSide" }]);
  expect(worlds.map(({ state }) => cf.view(state, "p1").tieBreaks)).toEqual([{ wolf: "byRule" }, { wolf: "byRule" }]);
});
