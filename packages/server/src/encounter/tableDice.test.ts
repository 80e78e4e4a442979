import { commitTo, found, type RecordedRoll, streamSeed } from "@yomiai/rules";
import { expect, test } from "vitest";
import { secretNumber } from "../testing/secretNumber.ts";
import { drawSeed, TableDice } from "./tableDice.ts";

const [first, second] = ["11".repeat(32), "22".repeat(32)] as const;
const roll = (stream: "open" | "hidden", place: number): RecordedRoll => {
  return { stream, first: place, notation: "1d6", faces: [1], why: `${stream} ${place}` };
};
const rolls = [roll("open", 0), roll("hidden", 0), roll("open", 1), roll("open", 2), roll("hidden", 1)];

function encounterIn(phase: string) {
  const begun = found(secretNumber, { house: {}, combatants: [] });
  const commits = [{ from: 1, by: "gm", command: "x", events: [], rolls }] as const;
  return { ...begun, state: { ...begun.state, phase }, commits, drawn: { open: 2, hidden: 1 } };
}

test("every table draws a seed of its own", () => {
  const seeds = [drawSeed(), drawSeed()];
  expect(seeds[0]).not.toBe(seeds[1]);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

test("a new era begins where each stream stood, and opens what was rolled before", () => {
  const dice = new TableDice([{ era: 0, seed: first, openFrom: 0, hiddenFrom: 0 }]);
  const running = encounterIn("pick");
  expect(dice.report(running, { hidden: true })).toEqual({ commitment: commitTo(first), revealed: [] });
  const era = dice.following(running, second);
  expect(era).toEqual({ era: 1, seed: second, openFrom: 2, hiddenFrom: 1 });
  dice.begin(era);
  expect(dice.current.seed).toBe(second);

  const open = { stream: "open", commitment: commitTo(first).open, seed: streamSeed(first, "open") };
  const hidden = { stream: "hidden", commitment: commitTo(first).hidden, seed: streamSeed(first, "hidden") };
  expect(dice.report(running, { hidden: false })).toEqual({
    commitment: commitTo(second),
    revealed: [{ ...open, rolls: [rolls[0], rolls[2]] }],
  });
  expect(dice.report(running, { hidden: true }).revealed).toEqual([
    { ...open, rolls: [rolls[0], rolls[2]] },
    { ...hidden, rolls: [rolls[1]] },
  ]);
  const told = dice.report(encounterIn("ended"), { hidden: true }).revealed.map((one) => one.rolls);
  expect(told).toEqual([[rolls[0], rolls[2]], [rolls[1]], [rolls[3]], [rolls[4]]]);
});
