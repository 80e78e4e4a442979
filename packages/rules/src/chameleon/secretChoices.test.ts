import { describe, expect, it } from "vitest";
import type { Encounter } from "../core/encounter.ts";
import { control, npc, pc, send, table } from "./fight.fixture.ts";
import { chameleon } from "./index.ts";

const values = control(5, 2, 3);
const people = [
  pc("rin", "p1", { strength: 90, control: values, weapons: ["nyoibo"], mastered: ["nyoibo"] }),
  npc("oni", { strength: 30, control: values }),
  npc("imp", { strength: 20, control: values }, "p2"),
];

const started = (house = {}) => send(table(people, house), "gm", { type: "start" });
const undo = (encounter: Encounter, to: number) => send(encounter, "gm", { type: "undo", to });
const seen = (encounter: Encounter) => chameleon.view(encounter.state, "omniscient");

function attacked(house = {}) {
  const declared = send(started(house), "p1", {
    type: "declareAttack",
    as: "rin",
    targets: ["oni", "imp"],
    weapon: "nyoibo",
  });
  const picked = send(declared, "p1", { type: "pickPosition", as: "rin", position: "club" });
  return { declared, picked };
}

describe("undo between a secret choice and its opening", () => {
  it("goes back to before a pick that has been opened since", () => {
    const { declared, picked } = attacked();
    const guessed = send(picked, "p2", { type: "guess", as: "imp", position: "spade" });
    const undone = undo(guessed, picked.number);
    expect(undone.state).toEqual(declared.state);
    expect(seen(undone).phase).toBe("pick");
  });

  it("goes back to before the pick when one of the sealed guesses on it has been opened", () => {
    const { declared, picked } = attacked({ individualGuess: "always" });
    const sealed = send(picked, "p2", { type: "guess", as: "imp", position: "spade" });
    const opened = send(sealed, "gm", { type: "guess", as: "oni", position: "club" });
    expect(undo(opened, sealed.number).state).toEqual(declared.state);
  });

  it("goes back to before a pick whose value alone was told", () => {
    const { declared, picked } = attacked({ uncontestedPick: "powerOnly" });
    const half = send(picked, "gm", { type: "setCondition", as: "oni", condition: "asleep" });
    const told = send(half, "gm", { type: "setCondition", as: "imp", condition: "asleep" });
    expect(seen(told).board?.last).toMatchObject({ power: { oni: 3, imp: 3 } });
    expect(undo(told, half.number).state).toEqual(declared.state);
  });

  it("goes back to before an interference that has been opened", () => {
    const declared = send(started(), "p1", { type: "declareRecovery", as: "rin" });
    const picked = send(declared, "p1", { type: "pickPosition", as: "rin", position: "club" });
    const sealed = send(picked, "p2", { type: "interfere", as: "imp", position: "club" });
    const closed = send(sealed, "gm", { type: "closeWindow" });
    expect(undo(closed, sealed.number).state).toEqual(declared.state);
  });

  it("keeps a pick and a sealed guess that were discarded unseen", () => {
    const { picked } = attacked({ individualGuess: "always" });
    const sealed = send(picked, "p2", { type: "guess", as: "imp", position: "spade" });
    const skipped = send(sealed, "gm", { type: "skipTurn", as: "rin" });
    expect(undo(skipped, sealed.number).state).toEqual(sealed.state);
  });

  it("is not held up by a choice of an earlier turn that nobody ever saw", () => {
    const { picked } = attacked();
    const skipped = send(picked, "gm", { type: "skipTurn", as: "rin" });
    const declared = send(skipped, "gm", { type: "declareAttack", as: "oni", targets: ["rin"] });
    const pickedAgain = send(declared, "gm", { type: "pickPosition", as: "oni", position: "spade" });
    const guessed = send(pickedAgain, "p1", { type: "guess", as: "rin", position: "club" });
    expect(undo(guessed, pickedAgain.number).state).toEqual(declared.state);
  });
});
