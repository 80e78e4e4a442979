import { describe, expect, test } from "vitest";
import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, liveDice } from "../core/encounter.ts";
import type { Event } from "../core/event.ts";
import type { JsonObject } from "../core/json.ts";
import { isSeat, type Seat, type Viewer } from "../core/seat.ts";
import { commandFor, oneOf, type Random, seededRandom } from "../play/randomly.ts";
import { control, logFor, npc, pc, refusalOf, send, table, viewFor } from "./fight.fixture.ts";
import { chameleon } from "./index.ts";
import { intervention } from "./interventions.fixture.ts";
import { SEATS } from "./randomTable.fixture.ts";

/** Pairs of fights for each secret; CI plays few. */
const PAIRS = Number(process.env.FIGHTS ?? 5);
/** A busy machine must not fail a sound fight, in milliseconds for each pair. */
const PATIENCE = 10_000;
const STEPS = 60;

/** Two fights that differ in one secret of `rin` or `oni`, and those who must not be able to tell them apart. */
type Secret = {
  readonly blind: readonly Viewer[];
  readonly house?: JsonObject;
  /** What the GM does before anything else. */
  readonly first?: readonly Command[];
  /** Where the secret is: on a sheet, or in the arguments of a command; then how it stands in the two worlds. */
  readonly at: { readonly sheet: "rin" | "oni" } | { readonly command: string; readonly as: string };
  readonly two: readonly [JsonObject, JsonObject];
  /** Does this event tell it? Then the worlds may part. */
  isTold(event: Event): boolean;
  /** Moves that would hand the secret over, or for which it is none. */
  isLeftOut?(command: Command): boolean;
};

const OTHERS: readonly Viewer[] = ["gm", "p2", "p3", "spectator"];
const PLAYERS: readonly Viewer[] = ["p1", "p2", "p3", "spectator"];

const isGuessed = ({ type }: Event) => type === "guessed";
const isOpened = ({ type }: Event) => type === "guessed" || type === "positionRevealed";
/** The ogre's turn has come. */
const untilOni: readonly Command[] = [
  { type: "start" },
  { type: "skipTurn", as: "rin" },
  { type: "skipTurn", as: "goro" },
];
const isRevealed = ({ type, as }: Event) => type === "positionRevealed" && as === "rin";
const handsOver = (whom: string, { type, as }: Command) => type === "passControl" && as === whom;
const movesClub = (whose: string, { type, as, position }: Command) =>
  as === whose && (type === "shuffleControl" || (type === "pickPosition" && position === "club"));
const spadeOrDiamond = [{ position: "spade" }, { position: "diamond" }] as const;

const secrets: Readonly<Record<string, Secret>> = {
  "a control value that is neither picked nor the lowest": {
    blind: OTHERS,
    at: { sheet: "rin" },
    two: [{ control: control(5, 2, 3) }, { control: control(5, 2, 9) }],
    isTold: () => false,
    isLeftOut: (command) => movesClub("rin", command),
  },
  "a control value of an NPC": {
    blind: PLAYERS,
    at: { sheet: "oni" },
    two: [{ control: control(4, 1, 4) }, { control: control(4, 1, 9) }],
    isTold: () => false,
    isLeftOut: (command) => movesClub("oni", command) || handsOver("oni", command),
  },
  "a player character's pick": {
    blind: OTHERS,
    at: { command: "pickPosition", as: "rin" },
    two: spadeOrDiamond,
    isTold: isOpened,
  },
  "a pick of which the power alone is told": {
    blind: OTHERS,
    house: { uncontestedPick: "powerOnly", autoEnd: false },
    first: [
      { type: "start" },
      ...["goro", "hana", "oni", "imp"].map((as) => ({ type: "setCondition", as, condition: "asleep" })),
    ],
    at: { command: "pickPosition", as: "rin" },
    two: spadeOrDiamond,
    isTold: isGuessed,
  },
  "an NPC's pick": {
    blind: PLAYERS,
    at: { command: "pickPosition", as: "oni" },
    two: spadeOrDiamond,
    isTold: isOpened,
  },
  "a sealed guess": {
    blind: OTHERS,
    house: { individualGuess: "always" },
    first: [
      ...untilOni,
      { type: "declareAttack", as: "oni", targets: ["hana", "rin", "goro"], weapon: "nyoibo" },
      { type: "pickPosition", as: "oni", position: "club" },
    ],
    at: { command: "guess", as: "rin" },
    two: spadeOrDiamond,
    isTold: isGuessed,
  },
  "a sealed interference": {
    blind: OTHERS,
    first: [...untilOni, { type: "declareRecovery", as: "oni" }, { type: "pickPosition", as: "oni", position: "club" }],
    at: { command: "interfere", as: "rin" },
    two: spadeOrDiamond,
    isTold: isGuessed,
  },
  "a shuffle": {
    blind: OTHERS,
    at: { command: "shuffleControl", as: "rin" },
    two: [{ arrangement: "sdc" }, { arrangement: "csd" }],
    isTold: isRevealed,
  },
  "a new allotment": {
    blind: OTHERS,
    first: [{ type: "grantRoutine", as: "rin" }],
    at: { command: "allotControl", as: "rin" },
    two: [{ values: control(2, 6, 4) }, { values: control(4, 2, 6) }],
    isTold: isRevealed,
  },
  "a weapon not yet used": {
    blind: ["p2", "p3", "spectator"],
    at: { sheet: "rin" },
    two: [{ weapons: ["pistol"] }, { weapons: ["giantSlayer", "moonFlute"] }],
    isTold: ({ type, as, weapon }) => type === "attackDeclared" && as === "rin" && weapon !== "unarmed",
    isLeftOut: (command) => handsOver("rin", command),
  },
  "martial experience": {
    blind: ["p2", "p3", "spectator"],
    at: { sheet: "rin" },
    two: [{ martialExperience: 1 }, { martialExperience: 4 }],
    isTold: () => false,
    isLeftOut: (command) => handsOver("rin", command),
  },
  "an NPC's hidden health": {
    blind: PLAYERS,
    house: { npcHealth: "hidden" },
    first: [{ type: "start" }],
    at: { sheet: "oni" },
    two: [{ health: 12 }, { health: 17 }],
    isTold: ({ type, as }) => type === "droppedOut" && as === "oni",
    isLeftOut: (command) => handsOver("oni", command),
  },
};

/** One of the two worlds: the fight, and what has happened since they parted. */
type World = { readonly encounter: Encounter; readonly since: readonly Event[] };

function tableOf({ house = {}, at, two }: Secret, world: 0 | 1): Encounter {
  const staff = { weapons: ["nyoibo"], mastered: ["nyoibo"] };
  const secretOf = (id: string) => ("sheet" in at && at.sheet === id ? two[world] : {});
  return table(
    [
      pc("rin", "p1", { strength: 99, perception: 90, control: control(5, 5, 2), ...secretOf("rin") }),
      pc("goro", "p2", { strength: 80, control: control(1, 4, 6), ...staff }),
      pc("hana", "p3", { strength: 40, control: control(3, 3, 3), weapons: ["moonFlute"], skills: ["instrument"] }),
      npc("oni", { strength: 70, control: control(4, 4, 1), ...staff, ...secretOf("oni") }),
      npc("imp", { strength: 20, control: control(1, 1, 2) }),
    ],
    house,
  );
}

type Move = { readonly seat: Seat; readonly command: Command };

/** Commands that soon open a secret: given rarely, so that much else may happen before. */
const OPENING = ["guess", "interfere", "standAside", "closeWindow"];

function randomMove(encounter: Encounter, random: Random): Move {
  if (encounter.state.phase === "setup" && random() < 0.2) return { seat: "gm", command: { type: "start" } };
  const asking = SEATS.flatMap((seat) => {
    return chameleon.view(encounter.state, seat).prompts.map((prompt) => ({ seat, prompt }));
  }).filter(({ prompt }) => !OPENING.includes(prompt.type) || random() < 0.3);
  if (random() < 0.12 || asking.length === 0) return { seat: "gm", command: intervention(encounter, random) };
  const { seat, prompt } = oneOf(random, asking);
  return { seat, command: commandFor(prompt, random) };
}

/** The world after a move, or as it was if the move is refused. */
function moved({ encounter, since }: World, { seat, command }: Move): World {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, "ab".repeat(32)) });
  if ("refusal" in answer) return { encounter, since };
  return { encounter: apply(encounter, answer.commit), since: [...since, ...answer.commit.events] };
}

/** The two worlds just after the secret arose, or nothing if it does not arise in this fight or is told at once. */
function partedWorlds(secret: Secret, random: Random): readonly [World, World] | undefined {
  const { at, two, first = [], blind } = secret;
  const begun = (i: 0 | 1) => first.reduce((before, command) => send(before, "gm", command), tableOf(secret, i));
  if ("sheet" in at) return [world(begun(0)), world(begun(1))];
  let encounter = begun(0);
  for (let step = 0; step < 5 * STEPS; step++) {
    const asked = SEATS.filter((seat) => !blind.includes(seat)).find((seat) => {
      const { prompts } = chameleon.view(encounter.state, seat);
      return prompts.some(({ type, as }) => type === at.command && as === at.as);
    });
    if (asked !== undefined && random() < 0.7) {
      const choose = (i: 0 | 1) => ({ seat: asked, command: { type: at.command, as: at.as, ...two[i] } });
      const worlds = [moved(world(encounter), choose(0)), moved(world(encounter), choose(1))] as const;
      return isToldIn(worlds, secret) ? undefined : worlds;
    }
    encounter = moved(world(encounter), randomMove(encounter, random)).encounter;
  }
  return undefined;
}

function isToldIn(worlds: readonly [World, World], secret: Secret): boolean {
  return worlds.some(({ since }) => since.some(secret.isTold));
}

const world = (encounter: Encounter): World => ({ encounter, since: [] });

/** No blind viewer sees or is refused anything else in one world than in the other. */
function expectAlike([a, b]: readonly [World, World], blind: readonly Viewer[], random: Random): void {
  for (const viewer of blind) {
    expect(viewFor(b.encounter, viewer)).toBe(viewFor(a.encounter, viewer));
    if (!isSeat(viewer)) continue;
    const probe = oneOf(random, probes);
    expect(refusalOf(b.encounter, viewer, probe)).toEqual(refusalOf(a.encounter, viewer, probe));
  }
}

/** Logs only grow: it is enough to compare them at the end. */
function expectSameLogs([a, b]: readonly [World, World], blind: readonly Viewer[]): void {
  for (const viewer of blind) expect(logFor(b.encounter, viewer)).toBe(logFor(a.encounter, viewer));
}

const probes: readonly Command[] = [
  ...["rin", "oni"].flatMap((as): readonly Command[] => [
    { type: "pickPosition", as, position: "spade" },
    { type: "guess", as, position: "diamond" },
    { type: "interfere", as, position: "diamond" },
    { type: "allotControl", as, values: control(5, 2, 3) },
    { type: "allotControl", as, values: control(5, 2, 9) },
    { type: "shuffleControl", as, arrangement: "dcs" },
    { type: "declareAttack", as, targets: ["goro"], weapon: "pistol" },
    { type: "masterWeapon", as, weapon: "giantSlayer" },
    { type: "adjust", as, path: "traits.control.club", add: 0, reason: "覗き" },
    { type: "adjust", as, path: "traits.pick", set: "spade", reason: "覗き" },
    { type: "clearCondition", as, condition: "pick" },
    { type: "skipTurn", as },
  ]),
  { type: "orderTies", ids: ["rin", "goro"] },
  { type: "start" },
];

/** Plays a pair on until the secret is told; how many times the worlds were compared. */
function playPair(secret: Secret, seed: number): number {
  const random = seededRandom(seed);
  let worlds = partedWorlds(secret, random);
  let compared = 0;
  for (let step = 0; worlds !== undefined && step < STEPS; step++) {
    expectAlike(worlds, secret.blind, random);
    compared += 1;
    const next = nextWorlds(secret, worlds, random);
    if (isToldIn(next, secret)) break;
    worlds = next;
  }
  if (worlds !== undefined) expectSameLogs(worlds, secret.blind);
  return compared;
}

/** The same move in both worlds: one that makes sense in both if who sends it knows the secret. */
function nextWorlds(secret: Secret, [a, b]: readonly [World, World], random: Random): readonly [World, World] {
  const move = randomMove(a.encounter, random);
  const isPossible = ({ encounter }: World) => refusalOf(encounter, move.seat, move.command) === undefined;
  const isKnowing = !secret.blind.includes(move.seat);
  const isOneSided = isKnowing && isPossible(a) !== isPossible(b);
  if (isOneSided || secret.isLeftOut?.(move.command)) return [a, b];
  return [moved(a, move), moved(b, move)];
}

describe("two fights that differ only in", { timeout: PATIENCE * PAIRS }, () => {
  test.each(Object.entries(secrets))("%s look the same to all who may not know it", (_, secret) => {
    const compared = Array.from({ length: PAIRS }, (_pair, i) => playPair(secret, i + 1));
    expect(compared.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(PAIRS);
  });
});
