import { expect, test } from "vitest";
import type { Command } from "../core/command.ts";
import { type Encounter, found } from "../core/encounter.ts";
import type { JsonObject } from "../core/json.ts";
import { logFor } from "../core/log.ts";
import type { Viewer } from "../core/seat.ts";
import { commandFor, oneOf, type Random, seededRandom } from "../play/randomly.ts";
import { subturn } from "./index.ts";
import { isHiddenId } from "./state.ts";
import { answered, looseDice, type Move, moved, randomMove, stateOf } from "./tables.fixture.ts";

/** Pairs of fights that differ in one secret look alike to all who may not know it: ST-25 and section 9. */

const FIGHTS = Number(process.env.FIGHTS ?? 15);
const MOVES = 60;
const LONG = 3_600_000;
const seeds = Array.from({ length: FIGHTS }, (_, i) => i + 1);

/** All that a viewer gets. */
function seenBy(encounter: Encounter, viewers: readonly Viewer[]) {
  return viewers.map((viewer) => [
    viewer,
    subturn.view(encounter.state, viewer),
    logFor(subturn, encounter.commits, viewer),
  ]);
}

function fighter(id: string, owner: string, sheet: JsonObject): JsonObject {
  return { id, name: id, side: owner === "gm" ? "foes" : "party", kind: owner === "gm" ? "npc" : "pc", owner, sheet };
}

const PLAYERS: readonly Viewer[] = ["p1", "p2", "p9", "spectator"];
const start: Move = { seat: "gm", command: { type: "start" } };

/** Far from where the others fight, but not out of their reach for ever. */
const ghost = fighter("ghost", "gm", { hidden: true, subturns: 2, move: 2, place: { q: 0, r: 9, facing: 1 } });

function withoutGhost(random: Random): readonly JsonObject[] {
  const sheet = (q: number, facing: number): JsonObject => ({
    ...{ subturns: oneOf(random, [1, 2]), move: 5, hp: 20, parry: 8, techniques: ["punch", "kick", "greatBlow"] },
    ...{ skills: { brawl: 12, sword: 12 }, place: { q, r: 0, facing }, ht: 12 },
  });
  return [fighter("a", "p1", sheet(0, 0)), fighter("b", "p2", sheet(-1, 0)), fighter("ogre", "gm", sheet(1, 3))];
}

/**
 * A move in the fight with a hidden one, which goes on to where the fight without him is: whenever his slot has come up
 * he does something, and the GM proceeds once more. Nobody else may notice.
 */
function movedPastGhost(haunted: Encounter, move: Move, by: { random: Random; dice: ReturnType<typeof looseDice> }) {
  const { random, dice } = by;
  const seen = (encounter: Encounter) => [seenBy(encounter, PLAYERS), answersTo(encounter, "ghost")];
  let before = seen(haunted);
  let now = moved(haunted, move, dice);
  while (stateOf(now).acting === "ghost") {
    expect(seen(now)).toEqual(before);
    const { prompts } = subturn.view(now.state, "gm");
    const own = prompts.filter(({ as, type }) => as === "ghost" && !["attack", "feint"].includes(type));
    now = moved(now, { seat: "gm", command: commandFor(oneOf(random, own), random) }, dice);
    if (!isHiddenId(stateOf(now), "ghost")) return now;
    before = seen(now);
    if (stateOf(now).acting === undefined) now = moved(now, { seat: "gm", command: { type: "proceed" } }, dice);
  }
  return now;
}

test("a hidden NPC leaves no trace: the fight without him looks the same (ST-25.1, 25.3, 25.4, 25.5)", {
  timeout: LONG,
}, () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const [a, b, ogre] = withoutGhost(random);
    const house = {
      fog: true,
      bankScope: oneOf(random, ["mainTurn", "carry"]),
      subturnOrder: oneOf(random, ["roundRobin", "blocks"]),
    };
    const dice = [looseDice({ open: seed, hidden: seed }), looseDice({ open: seed, hidden: seed + 99 })] as const;
    let plain = moved(found(subturn, { house, combatants: [a, b, ogre] }), start, dice[0]);
    let haunted = moved(found(subturn, { house, combatants: [a, ghost, b, ogre] }), start, dice[1]);
    for (let i = 0; i < MOVES; i++) {
      expect({ seed, seen: seenBy(haunted, PLAYERS) }).toEqual({ seed, seen: seenBy(plain, PLAYERS) });
      const move = openMove(plain, random);
      if (move === undefined) break;
      expect(answersTo(haunted, "ghost")).toEqual(answersTo(plain, "nobody"));
      plain = moved(plain, move, dice[0]);
      haunted = movedPastGhost(haunted, move, { random, dice: dice[1] });
      if (!isHiddenId(stateOf(haunted), "ghost")) break;
    }
  }
});

/** What is offered, the GM's looks behind the screen aside. */
function openMove(encounter: Encounter, random: Random): Move | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const move = randomMove(encounter, random);
    const tool = move !== undefined && ["gmCheck", "hide", "reveal"].includes(move.command.type);
    if (!tool) return move;
  }
  return undefined;
}

/** The refusals that players get, naming somebody whom they do not know. */
function answersTo(encounter: Encounter, id: string) {
  const commands: readonly Command[] = [
    { type: "endSubturn", as: id },
    { type: "reveal", as: id },
    { type: "attack", as: "a", technique: "punch", target: id },
    { type: "feint", as: "a", technique: "punch", target: id, mode: "step" },
    { type: "walk", as: "a", to: "front" },
    { type: "proceed" },
  ];
  return commands.map((command) => {
    const answer = answered(encounter, { seat: "p1", command }, looseDice({ open: 1, hidden: 1 }));
    return "refusal" in answer ? answer.refusal : "accepted";
  });
}

test("what the dice of a secret feint say is seen by the GM and the feinter's seat alone (ST-25.8)", {
  timeout: LONG,
}, () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const combatants = faceToFace();
    const house = { secretRolls: ["feint"] };
    const dice = [looseDice({ open: seed, hidden: seed }), looseDice({ open: seed, hidden: seed + 7 })] as const;
    let one = moved(found(subturn, { house, combatants }), start, dice[0]);
    let other = moved(found(subturn, { house, combatants }), start, dice[1]);
    for (let i = 0; i < MOVES && one.state.phase !== "ended"; i++) {
      const blind: readonly Viewer[] = ["p2", "p9", "spectator"];
      expect({ seed, seen: seenBy(other, blind) }).toEqual({ seed, seen: seenBy(one, blind) });
      const move = feintOften(one, random);
      if (move === undefined || (move.seat === "p2" && move.command.type === "feint")) break;
      const next = [moved(one, move, dice[0]), moved(other, move, dice[1])] as const;
      if (isFeintUsed(one, next[0], move) || isFeintUsed(other, next[1], move)) break;
      [one, other] = next;
    }
  }
});

/** The feinter before both, one of them a player's. */
function faceToFace(): readonly JsonObject[] {
  const sheet = (r: number, facing: number): JsonObject => ({ hp: 30, parry: 9, dodge: 7, place: { q: 1, r, facing } });
  const feinter = { hp: 30, subturns: 2, skills: { brawl: 15 }, place: { q: 0, r: 0, facing: 0 } };
  return [fighter("a", "p1", feinter), fighter("b", "p2", sheet(0, 3)), fighter("ogre", "gm", sheet(-1, 2))];
}

/** Mostly feints and, after them, the attacks that use them. */
function feintOften(encounter: Encounter, random: Random): Move | undefined {
  const { prompts, combatants } = subturn.view(encounter.state, "p1");
  const isFeinted = Object.values(combatants).some(({ conditions }) => "feinted" in conditions);
  const wanted = prompts.filter(({ type }) => type === (isFeinted ? "attack" : "feint"));
  if (wanted.length > 0 && random() < 0.7) return { seat: "p1", command: commandFor(oneOf(random, wanted), random) };
  for (let attempt = 0; attempt < 20; attempt++) {
    const move = openMove(encounter, random);
    if (move?.command.type !== "feint" || move.seat === "p1") return move;
  }
  return { seat: "gm", command: { type: "skipTurn", as: stateOf(encounter).acting } };
}

/** From the number of a defence against the feinter on, the feint is open. Being asked for one opens nothing. */
function isFeintUsed(before: Encounter, after: Encounter, { command }: Move): boolean {
  const { exchange, combatants } = stateOf(before);
  const [attacker, target] =
    exchange === undefined ? [command.as, command.target] : [exchange.attacker, exchange.target];
  const bearer = combatants.find(({ id }) => id === target);
  const isFeinted = bearer?.conditions.some(({ id, source }) => id === "feinted" && source === attacker) ?? false;
  const events = after.commits.at(-1)?.events ?? [];
  return isFeinted && events.some(({ type }) => type === "defenseRolled" || type === "damaged");
}

test("a secret check of the GM is nothing that happened for all others (ST-25.7)", () => {
  const dice = looseDice({ open: 3, hidden: 4 });
  const combatants = withoutGhost(seededRandom(1));
  const before = moved(found(subturn, { house: {}, combatants }), start, dice);
  const check = { type: "gmCheck", as: "a", stat: "dx", secret: true };
  const after = moved(before, { seat: "gm", command: check }, dice);
  expect(seenBy(after, PLAYERS)).toEqual(seenBy(before, PLAYERS));
  expect(after.commits.at(-1)?.rolls.map(({ stream }) => stream)).toEqual(["hidden"]);
});

test("a hidden one who joins or leaves later is nothing that happened for all others (ST-2.4, ST-25.5)", () => {
  const dice = looseDice({ open: 3, hidden: 4 });
  const combatants = withoutGhost(seededRandom(1));
  const before = moved(found(subturn, { house: { fog: true }, combatants }), start, dice);
  const joined = moved(before, { seat: "gm", command: { type: "addCombatant", combatant: ghost } }, dice);
  expect(seenBy(joined, PLAYERS)).toEqual(seenBy(before, PLAYERS));
  const left = moved(joined, { seat: "gm", command: { type: "removeCombatant", as: "ghost" } }, dice);
  expect(seenBy(left, PLAYERS)).toEqual(seenBy(before, PLAYERS));
});

test("an NPC's recovery rolls are the GM's where the table says so, their end is everybody's (ST-25.8)", () => {
  const [a, b] = withoutGhost(seededRandom(1));
  const ogre = fighter("ogre", "gm", { conditions: ["bleeding"], ht: 1, hp: 20, place: { q: 1, r: 0, facing: 3 } });
  const house = { secretRolls: ["recovery"] };
  const told = [11, 12].map((hidden) => {
    const dice = looseDice({ open: 5, hidden });
    let now = moved(found(subturn, { house, combatants: [a, b, ogre] }), start, dice);
    while (stateOf(now).acting !== "ogre") {
      now = moved(now, { seat: "gm", command: { type: "skipTurn", as: stateOf(now).acting } }, dice);
    }
    return PLAYERS.map((viewer) => logFor(subturn, now.commits, viewer));
  });
  expect(told[0]).toEqual(told[1]);
  expect(JSON.stringify(told)).not.toContain("recoveryChecked");
});
