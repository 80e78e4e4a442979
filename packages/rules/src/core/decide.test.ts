import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Ruleset } from "../ruleset.ts";
import type { Command } from "./command.ts";
import { type CommandRule, commandRule } from "./commandRule.ts";
import { ask, found, liveDice } from "./encounter.ts";
import type { Event } from "./event.ts";
import type { Fight } from "./fight.ts";
import { HIDERS, hidingGame } from "./hidingGame.fixture.ts";
import type { Seat } from "./seat.ts";

type Rule = CommandRule<Fight, Event>;
const plain = { isPhase: () => true, args: z.strictObject({}), decide: () => undefined };
const rules = (commands: Readonly<Record<string, Rule>>): Ruleset => ({ ...hidingGame, commands });

function refusalOf(ruleset: Ruleset, seat: Seat, command: Command) {
  const encounter = found(ruleset, { house: {}, combatants: HIDERS });
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, "00".repeat(32)) });
  return "refusal" in answer ? answer.refusal : undefined;
}

describe("a rule with its own control", () => {
  const shared = rules({
    wave: commandRule({ ...plain, control: (_, { seat }) => (seat === "p9" ? "bewitched" : undefined) }),
  });

  test("is asked in place of the owner", () => {
    expect(refusalOf(shared, "p2", { type: "wave", as: "rin" })).toBeUndefined();
    expect(refusalOf(shared, "p9", { type: "wave", as: "rin" })).toEqual({
      code: "bewitched",
      field: "as",
      message: "rin: another seat acts for this combatant",
    });
  });
});

describe("a command without a combatant", () => {
  const seen: unknown[] = [];
  const loose = rules({
    cheer: commandRule({ ...plain, as: "none", decide: (_, sent) => void seen.push(sent) }),
    stop: commandRule({ ...plain, as: "none", obstacle: () => "tooLate" }),
  });

  test("is anybody's who has a seat", () => {
    expect(refusalOf(loose, "p5", { type: "cheer" })).toBeUndefined();
    expect(seen).toEqual([{ seat: "p5", as: "", args: {} }]);
  });

  test("names none", () => {
    expect(refusalOf(loose, "p5", { type: "cheer", as: "rin" })).toEqual({
      code: "badArgument",
      field: "as",
      message: "as: cheer takes none",
    });
  });

  test("speaks of the table where something stands against it", () => {
    expect(refusalOf(loose, "p5", { type: "stop" })).toEqual({
      code: "tooLate",
      message: "stop: the table cannot do this now",
    });
  });
});

describe("a refusal says what was wrong", () => {
  const strict = rules({
    gmOnly: commandRule({ ...plain, gmOnly: true }),
    early: commandRule({ ...plain, isPhase: () => false }),
    waiting: commandRule({ ...plain, isTurn: () => false }),
    tired: commandRule({ ...plain, obstacle: () => "tooTired" }),
    free: commandRule(plain),
  });

  test.each<[Seat, Command, object]>([
    ["p1", { type: "gmOnly", as: "rin" }, { code: "gmOnly", message: "gmOnly: only the GM" }],
    ["p1", { type: "early", as: "rin" }, { code: "wrongPhase", message: "early: not possible at this point" }],
    ["p1", { type: "waiting", as: "rin" }, { code: "notYourTurn", message: "waiting: somebody else's turn" }],
    ["p1", { type: "tired", as: "rin" }, { code: "tooTired", message: "tired: rin cannot do this now" }],
    [
      "p2",
      { type: "free", as: "rin" },
      { code: "notYourCombatant", field: "as", message: "rin: another seat acts for this combatant" },
    ],
    [
      "p1",
      { type: "fly", as: "rin" },
      {
        code: "badArgument",
        field: "type",
        message: "type: no such command in hiding",
        allowed: ["gmOnly", "early", "waiting", "tired", "free"],
      },
    ],
  ])("to %s, who sent %j", (seat, command, refusal) => {
    expect(refusalOf(strict, seat, command)).toEqual(refusal);
  });
});

test("a fault in a rule is no refusal", () => {
  const broken = rules({
    stumble: commandRule({
      ...plain,
      decide() {
        throw new RangeError("a rule is broken");
      },
    }),
  });
  expect(() => refusalOf(broken, "p1", { type: "stumble", as: "rin" })).toThrow(RangeError);
});
