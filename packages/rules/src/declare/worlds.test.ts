import { expect, test } from "vitest";
import type { JsonObject } from "../core/json.ts";
import { logFor } from "../core/log.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import { commandFor, oneOf, type Random, seededRandom } from "../play/randomly.ts";
import { declare } from "./index.ts";
import { findDeclaration, type State } from "./state.ts";
import { anySetUp, SEATS, type Sent, type SetUp, Table } from "./table.fixture.ts";

// Two fights that differ in one secret look alike, byte by byte and after every command, to those who may not know it.

/** Pairs for each secret; more with `FIGHTS=2000`. */
const PAIRS = Number(process.env.FIGHTS ?? 24);
const STEPS = 50;
const patience = { timeout: 20_000 + 200 * PAIRS };

/** Two worlds that are to look alike, and to whom; nothing if the secret does not arise in this pair. */
type Pair = { readonly worlds: readonly [Table, Table]; readonly blind: readonly Viewer[] };

test("DC-2.5: what was declared is known to its seat alone until the group is complete", patience, () => {
  expect(countPairs({}, declaredOtherwise)).toBeGreaterThan(PAIRS / 4);
});

test("DC-2.9: so it is when all declare in secret", patience, () => {
  expect(countPairs({ declarations: "secret" }, declaredOtherwise)).toBeGreaterThan(PAIRS / 4);
});

test("DC-2.10: where the master hears at once, the players still do not", patience, () => {
  expect(countPairs({ masterHears: "atOnce" }, declaredOtherwise)).toBeGreaterThan(PAIRS / 4);
});

test("DC-2.6: that a declaration was changed is never told", patience, () => {
  expect(countPairs({}, changedInBetween, { untilPublished: false })).toBeGreaterThan(PAIRS / 4);
});

test("DC-10.4: one who is skipped while declaring looks like one who declares to pass", patience, () => {
  expect(countPairs({}, skippedByTheGm, { untilPublished: false })).toBeGreaterThan(PAIRS / 4);
});

test("DC-10.3: hidden numbers of NPCs do not show, nor that the GM adjusts them", patience, () => {
  for (let seed = 1; seed <= PAIRS; seed++) {
    const random = seededRandom(seed);
    const setUp = anySetUp(random, { npcNumbers: "hidden", heavyBlowBase: "max" });
    const worlds = [new Table(withNpcs(setUp, 150), seed), new Table(withNpcs(setUp, 190), seed)] as const;
    sendBoth(worlds, { seat: "gm", command: { type: "start" } });
    const npc = worlds[0].state.combatants.find(({ kind }) => kind === "npc")?.id;
    worlds[0].send({
      seat: "gm",
      command: { type: "adjust", as: npc, path: "gauges.hp.current", add: -1, reason: "例" },
    });
    const blind: readonly Viewer[] = ["p1", "p2", "p4", "spectator"];
    for (let step = 0; step < STEPS && !worlds[0].isOver; step++) {
      expect([seed, step, tells(worlds, blind)]).toEqual([seed, step, []]);
      const sent = worlds[0].anyOffered(random);
      if (sent === undefined || comesIntoPlay(sent) || !sendBoth(worlds, sent)) break;
    }
  }
});

test("DC-2.10: in which order equals have declared does not show, also when it is published", () => {
  const member = (id: string, owner: Seat) => {
    return { id, name: id, side: owner === "gm" ? "demons" : "heroes", kind: "pc", owner, sheet: { intelligence: 3 } };
  };
  const setUp = { house: {}, combatants: [member("aoi", "p1"), member("rei", "p2"), member("oni", "gm")] };
  const worlds = [new Table(setUp, 1), new Table(setUp, 1)] as const;
  sendBoth(worlds, { seat: "gm", command: { type: "start" } });
  const wait = (as: string, seat: Seat): Sent => {
    return { seat, command: { type: "declare", as, action: "general", what: "様子を見る" } };
  };
  const made = [wait("aoi", "p1"), wait("rei", "p2"), wait("oni", "gm")];
  for (const sent of made) expect(worlds[0].send(sent)).toBeUndefined();
  for (const sent of made.toReversed()) expect(worlds[1].send(sent)).toBeUndefined();
  for (const viewer of [...SEATS, "spectator"] as const) {
    const [one, other] = worlds.map((table) => JSON.stringify(table.view(viewer).board?.declarations));
    expect(one).toBe(other);
    expect(Object.keys(worlds[1].view(viewer).board?.declarations ?? {})).toEqual(["aoi", "rei", "oni"]);
  }
});

type Parting = (worlds: readonly [Table, Table], random: Random) => readonly Viewer[] | undefined;

/** Plays pairs that part by a secret and compares them to their end. @returns in how many the secret arose */
function countPairs(house: JsonObject, part: Parting, { untilPublished = true } = {}): number {
  let count = 0;
  for (let seed = 1; seed <= PAIRS; seed++) {
    const random = seededRandom(seed);
    const pair = pairFrom(anySetUp(random, { declarations: "open", masterHears: "withGroup", ...house }), {
      seed,
      random,
      part,
    });
    if (pair === undefined) continue;
    count += 1;
    const { group, round } = pair.worlds[0].state;
    for (let step = 0; step < STEPS && !pair.worlds[0].isOver; step++) {
      if (untilPublished && !isStillDeclaring(pair.worlds[0], { group, round })) break;
      expect([seed, step, tells(pair.worlds, pair.blind)]).toEqual([seed, step, []]);
      const sent = nextFor(pair, random);
      if (sent === undefined || !sendBoth(pair.worlds, sent)) break;
    }
  }
  return count;
}

/** Plays both worlds alike until the secret can arise, and lets it. */
function pairFrom(setUp: SetUp, by: { seed: number; random: Random; part: Parting }): Pair | undefined {
  const worlds = [new Table(setUp, by.seed), new Table(setUp, by.seed)] as const;
  sendBoth(worlds, { seat: "gm", command: { type: "start" } });
  for (let step = 0; step < STEPS && !worlds[0].isOver; step++) {
    const blind = by.random() < 0.5 ? by.part(worlds, by.random) : undefined;
    if (blind !== undefined) return { worlds, blind };
    const sent = worlds[0].anyOffered(by.random);
    if (sent === undefined || !sendBoth(worlds, sent)) return undefined;
  }
  return undefined;
}

function declaredOtherwise([one, other]: readonly [Table, Table], random: Random): readonly Viewer[] | undefined {
  const member = someMember(one, random);
  if (member === undefined || one.state.group.length < 2 || isLast(one, member.id)) return undefined;
  const prompts = one.view(member.owner).prompts.filter(({ type, as }) => type === "declare" && as === member.id);
  const [a, b] = [commandFor(oneOf(random, prompts), random), commandFor(oneOf(random, prompts), random)];
  one.send({ seat: member.owner, command: a });
  other.send({ seat: member.owner, command: b });
  return blindTo(one, member.owner);
}

/** In one world the member thinks it over twice and comes back to the first thought. */
function changedInBetween([one, other]: readonly [Table, Table], random: Random): readonly Viewer[] | undefined {
  const member = someMember(one, random);
  if (member === undefined || isLast(one, member.id)) return undefined;
  const prompts = one.view(member.owner).prompts.filter(({ type, as }) => type === "declare" && as === member.id);
  const [first, second] = [commandFor(oneOf(random, prompts), random), commandFor(oneOf(random, prompts), random)];
  sendBoth([one, other], { seat: member.owner, command: first });
  other.send({ seat: member.owner, command: second });
  other.send({ seat: member.owner, command: first });
  return blindTo(one, member.owner);
}

function skippedByTheGm([one, other]: readonly [Table, Table], random: Random): readonly Viewer[] | undefined {
  const member = someMember(one, random);
  if (member === undefined || member.owner === "gm" || findDeclaration(one.state, member.id)) return undefined;
  one.send({ seat: member.owner, command: { type: "declare", as: member.id, action: "pass" } });
  other.send({ seat: "gm", command: { type: "skipTurn", as: member.id } });
  return blindTo(one, member.owner).filter((viewer) => viewer !== "gm");
}

function someMember(table: Table, random: Random) {
  const { group, phase, combatants } = table.state;
  const members = combatants.filter(({ id }) => group.includes(id));
  return phase === "declare" && members.length > 0 ? oneOf(random, members) : undefined;
}

/** Is it the only one still to declare, so that its declaration is published with its making? */
function isLast(table: Table, id: string): boolean {
  return table.view("gm").active.every((active) => active === id);
}

function blindTo(table: Table, owner: Seat): readonly Viewer[] {
  const hears = table.state.house.masterHears === "atOnce" ? [owner, "gm"] : [owner];
  return [...SEATS, "spectator" as const].filter((viewer) => !hears.includes(viewer));
}

/** A command that is possible in both worlds; those who know the secret answer only what both worlds ask. */
function nextFor({ worlds }: Pair, random: Random): Sent | undefined {
  for (let attempt = 0; attempt < 10; attempt++) {
    const sent = worlds[0].anyOffered(random);
    if (sent === undefined || worlds.every((world) => "commit" in world.ask(sent))) return sent;
  }
  return undefined;
}

function isStillDeclaring(table: Table, since: Pick<State, "group" | "round">): boolean {
  const { phase, group, round } = table.state;
  return phase === "declare" && round === since.round && group.join() === since.group.join();
}

/** @returns whether both worlds accepted it */
function sendBoth(worlds: readonly [Table, Table], sent: Sent): boolean {
  return worlds.map((world) => world.send(sent)).every((refusal) => refusal === undefined);
}

/** What a blind viewer could tell the worlds apart by. */
function tells([one, other]: readonly [Table, Table], blind: readonly Viewer[]): readonly string[] {
  return blind.flatMap((viewer) => [
    ...(JSON.stringify(one.view(viewer)) === JSON.stringify(other.view(viewer)) ? [] : [`the view of ${viewer}`]),
    ...(logText(one, viewer) === logText(other, viewer) ? [] : [`the log of ${viewer}`]),
  ]);
}

function logText({ encounter }: Table, viewer: Viewer): string {
  return JSON.stringify(logFor(declare, encounter.commits, viewer).map((line) => [line, declare.explain(line.event)]));
}

/** A check of the changed ability: its total is public and need not be the same. */
function comesIntoPlay({ command }: Sent): boolean {
  return command.ability === "intelligence";
}

/** The same table with NPCs of other numbers that do not come into play at once. */
function withNpcs(setUp: SetUp, hpMax: number): SetUp {
  const combatants = setUp.combatants.map((combatant) => {
    const sheet = typeof combatant.sheet === "object" ? combatant.sheet : {};
    const numbers = { hpMax, hotSoul: hpMax === 150 ? 5 : 8, intelligence: hpMax === 150 ? 20 : 25 };
    return combatant.kind === "npc" ? { ...combatant, sheet: { ...sheet, ...numbers } } : combatant;
  });
  return { ...setUp, combatants };
}
