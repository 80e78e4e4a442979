import { describe, expect, it } from "vitest";
import type { Json } from "../core/json.ts";
import type { Viewer } from "../core/seat.ts";
import type { CfEvent, DamageRoll, EventOf } from "./events.ts";
import { narrate } from "./narration.ts";
import { foundFight, must, send } from "./randomFight.fixture.ts";

// p1 knows the attacker, p2 the target, p9 and spectators neither.
const attack: EventOf<"attackRolled"> = {
  type: "attackRolled",
  as: "rin",
  target: "ogre",
  with: { id: "sword", name: "長剣" },
  thing: "長剣",
  versus: "ac",
  hit: true,
  critical: false,
  advantage: true,
  face: 12,
  total: 19,
  modifiers: [{ name: "attackBonus", value: 7 }],
  defense: 17,
  isSecret: false,
  knownTo: ["p1"],
  targetKnownTo: ["p2"],
};
const roll: DamageRoll = { faces: [4], dice: 4, modifiers: [], isMaximum: false, isDoubled: false, isHalved: false };
const damage: EventOf<"damaged"> = {
  type: "damaged",
  as: "ogre",
  by: "rin",
  amount: 4,
  hp: 16,
  health: "hurt",
  isHealthPublic: true,
  roll,
  isSecret: false,
  knownTo: ["p2"],
  byKnownTo: ["p1"],
};

const publicAttack = {
  type: "attackRolled",
  as: "rin",
  target: "ogre",
  with: { id: "sword", name: "長剣" },
  thing: "長剣",
  versus: "ac",
  hit: true,
  critical: false,
  advantage: true,
};

/** What each of the viewers reads of an event. */
function told(event: CfEvent, ...viewers: readonly Viewer[]): readonly unknown[] {
  return viewers.map((viewer) => narrate(event, viewer));
}

describe("an attack (CF-16.4)", () => {
  it("gives its addends to the attacker's side and the defence to the target's, the roll to all", () => {
    const open = { ...publicAttack, face: 12, total: 19 };
    expect(told(attack, "spectator", "p1", "p2", "gm")).toEqual([
      open,
      { ...open, modifiers: attack.modifiers },
      { ...open, defense: 17 },
      { ...open, modifiers: attack.modifiers, defense: 17 },
    ]);
  });

  it("shows no die and no sum of a secret roll (CF-14.4)", () => {
    expect(told({ ...attack, isSecret: true, knownTo: [] }, "spectator", "p1", "p2")).toEqual([
      publicAttack,
      publicAttack,
      { ...publicAttack, defense: 17 },
    ]);
  });
});

describe("damage (CF-10.7)", () => {
  const open = { type: "damaged", as: "ogre", by: "rin", amount: 4, health: "hurt" };

  it("tells the amount to all, the HP left to those who know them, the dice's sum to the attacker's side", () => {
    expect(told(damage, "spectator", "p1", "p2", "gm")).toEqual([
      open,
      { ...open, roll },
      { ...open, hp: 16 },
      { ...open, hp: 16, roll },
    ]);
  });

  it("of a secret roll has an amount only for those who see the HP (CF-14.4)", () => {
    const { amount: _, ...word } = open;
    expect(told({ ...damage, isSecret: true }, "spectator", "p1", "p2")).toEqual([word, word, { ...open, hp: 16 }]);
  });

  it("has no word of health for strangers where the table wants none", () => {
    const { health: _, ...bare } = open;
    expect(told({ ...damage, isHealthPublic: false }, "spectator", "p2")).toEqual([bare, { ...open, hp: 16 }]);
  });
});

describe("healing (CF-10.8)", () => {
  const healed: EventOf<"healed"> = {
    type: "healed",
    as: "ogre",
    by: "shaman",
    rolled: 9,
    faces: [6],
    hp: 20,
    health: "unhurt",
    isHealthPublic: true,
    isSecret: false,
    knownTo: ["p2"],
  };

  it("tells what was rolled, never what was gained", () => {
    const open = { type: "healed", as: "ogre", by: "shaman", health: "unhurt" };
    expect(told(healed, "spectator", "p2")).toEqual([
      { ...open, rolled: 9, faces: [6] },
      { ...open, rolled: 9, faces: [6], hp: 20 },
    ]);
    expect(told({ ...healed, isSecret: true }, "spectator", "p2")).toEqual([open, { ...open, hp: 20 }]);
  });
});

describe("what is not for everybody", () => {
  it("are adjustments of private values (CF-14.3)", () => {
    const adjusted: CfEvent = {
      type: "adjusted",
      as: "ogre",
      path: "gauges.hp.current",
      value: 3,
      reason: "裁定",
      isPublic: false,
      knownTo: ["p2"],
    };
    const whole = { type: "adjusted", as: "ogre", path: "gauges.hp.current", value: 3, reason: "裁定" };
    expect(told(adjusted, "spectator", "p1", "p2", "gm")).toEqual([undefined, undefined, whole, whole]);
    expect(told({ ...adjusted, isPublic: true }, "spectator")).toEqual([whole]);
  });

  it("are adjustments of what strangers do not see, by the path that is adjusted (CF-16.2)", () => {
    const sheet = {
      hp: { max: 9 },
      specials: [{ id: "roar", name: "雄叫び", mode: "melee", versus: "will", uses: 2 }],
    };
    const ogre = { id: "ogre", name: "鬼", side: "foes", kind: "npc", owner: "gm", sheet } as const;
    const started = must(
      send(foundFight({ house: {}, combatants: [ogre] }), { seat: "gm", command: { type: "start" } }, 1),
    );
    const isTold = (path: string, set: Json) => {
      const command = { type: "adjust", as: "ogre", path, set, reason: "裁定" };
      const { commits } = must(send(started, { seat: "gm", command }, 1));
      const adjusted = commits.at(-1)?.events[0] as unknown as CfEvent;
      return told(adjusted, "spectator", "p1", "gm").map((line) => line !== undefined);
    };
    for (const path of ["gauges.hp.current", "gauges.hp.max", "gauges.uses_roar.current", "traits.will"]) {
      expect(isTold(path, 1), path).toEqual([false, false, true]);
    }
    expect(isTold("place.zone", "m3")).toEqual([true, true, true]);
    expect(isTold("traits.initiative", 3)).toEqual([true, true, true]);
  });

  it("is bookkeeping, which gauges and order show to those who may know (CF-16.2)", () => {
    const kept: readonly CfEvent[] = [
      { type: "tieSettled", ids: ["rin", "ogre"] },
      { type: "actionSpent", as: "ogre", action: "standard", use: "roar" },
      { type: "strikesPending", as: "ogre", technique: "maul", left: 1, of: 2, isSecret: false },
    ];
    for (const event of kept) {
      expect(told(event, "spectator", "p1", "gm"), event.type).toEqual([undefined, undefined, undefined]);
    }
  });

  it("are secret dice and checks, and what a check had to reach (CF-14.1, CF-16.3)", () => {
    const check: EventOf<"checkRolled"> = {
      type: "checkRolled",
      as: "rin",
      skill: "perception",
      face: 9,
      total: 12,
      modifiers: [{ name: "skill", value: 3 }],
      dc: 13,
      success: false,
      isSecret: false,
      knownTo: ["p1"],
    };
    const open = { type: "checkRolled", as: "rin", skill: "perception", face: 9, total: 12 };
    expect(told(check, "spectator", "p1", "gm")).toEqual([
      open,
      { ...open, modifiers: check.modifiers },
      { ...open, modifiers: check.modifiers, dc: 13, success: false },
    ]);
    expect(told({ ...check, isSecret: true }, "spectator", "p1")).toEqual([undefined, undefined]);
    const dice: CfEvent = { type: "diceRolled", dice: "1d20", faces: [9], why: "check", as: "rin", isSecret: true };
    expect(told(dice, "spectator", "p1", "gm")).toEqual([
      undefined,
      undefined,
      { type: "diceRolled", dice: "1d20", faces: [9], why: "check", as: "rin" },
    ]);
  });

  it("are proposals for an order (CF-16.2)", () => {
    const proposed: CfEvent = { type: "orderProposed", seat: "p1", ids: ["rin", "kai"], knownTo: ["p1", "p2"] };
    const whole = { type: "orderProposed", seat: "p1", ids: ["rin", "kai"] };
    expect(told(proposed, "p2", "gm", "p9", "spectator")).toEqual([whole, whole, undefined, undefined]);
  });

  it("is a newcomer's sheet (CF-1.9)", () => {
    const encounter = must(
      send(
        foundFight({ house: {}, combatants: [] }),
        { seat: "gm", command: { type: "addCombatant", combatant: NEWCOMER } },
        1,
      ),
    );
    const added = encounter.commits.flatMap(({ events }) => events) as unknown as readonly CfEvent[];
    const open = { type: "combatantAdded", as: "fox", name: "狐", side: "獣", kind: "npc", owner: "gm" };
    expect(added.flatMap((event) => told(event, "p1", "gm"))).toEqual([open, open]);
  });
});

const NEWCOMER = { id: "fox", name: "狐", side: "獣", kind: "npc", sheet: { hp: { max: 6 } } };

describe("secret dice", () => {
  it("draw from the hidden stream and leave no gap in the open one (CF-14.4)", () => {
    const pc = { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: { hp: { max: 9 } } } as const;
    const npc = { id: "imp", name: "小鬼", side: "foes", kind: "npc", owner: "gm", sheet: { hp: { max: 9 } } } as const;
    const started = (gmDice: string) =>
      must(
        send(foundFight({ house: { gmDice }, combatants: [npc, pc] }), { seat: "gm", command: { type: "start" } }, 1),
      );
    const streams = (gmDice: string) =>
      started(gmDice).commits.flatMap(({ rolls }) => rolls.map(({ stream, first }) => [stream, first]));
    expect(streams("open")).toEqual([
      ["open", 0],
      ["open", 1],
    ]);
    expect(streams("secret")).toEqual([
      ["hidden", 0],
      ["open", 0],
    ]);
  });
});
