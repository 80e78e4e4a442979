import { describe, expect, test } from "vitest";
import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, liveDice, replay } from "../core/encounter.ts";
import type { Json } from "../core/json.ts";
import type { PromptField } from "../core/prompt.ts";
import type { Seat } from "../core/seat.ts";
import { commandFor, oneOf, type Random, seededRandom } from "../play/randomly.ts";
import { isSame } from "../scenario/path.ts";
import { send, table } from "./fight.fixture.ts";
import { chameleon } from "./index.ts";
import { intervention } from "./interventions.fixture.ts";
import { randomTable, SEATS } from "./randomTable.fixture.ts";
import { canSpeak, isInPlay, isRunning } from "./rules/standing.ts";
import { demo } from "./starters.ts";
import type { Fighter, State } from "./state.ts";

/** How many fights to play, and the first one's seed. `FIGHTS=2000` finds more, `SEED=7 FIGHTS=1` plays one again. */
const FIGHTS = Number(process.env.FIGHTS ?? 25);
const FIRST = Number(process.env.SEED ?? 1);
/** A busy machine must not fail a sound fight, in milliseconds. */
const PATIENCE = 60_000;
const STEPS = 140;

const seeds = Array.from({ length: FIGHTS }, (_, i) => FIRST + i);
const stateOf = (encounter: Encounter) => encounter.state as State;
const promptsOf = (encounter: Encounter, seat: Seat) => chameleon.view(encounter.state, seat).prompts;

/** Does a field take this value? Written from the meaning of the field kinds, not from the rules. */
function takes(field: PromptField, value: Json): boolean {
  const isOption = (one: Json) => "options" in field && field.options.some((option) => option === one);
  switch (field.kind) {
    case "choice":
    case "combatant":
      return isOption(value);
    case "choices":
    case "combatants": {
      if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
      return value.every(isOption) && value.length >= field.min && value.length <= field.max;
    }
    case "number":
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case "text":
      return typeof value === "string" && value.length >= field.min && value.length <= field.max;
    case "boolean":
      return typeof value === "boolean";
    case "split": {
      const shares = Object.values(value ?? {}) as readonly number[];
      const isShare = shares.every((share) => Number.isInteger(share) && share >= 0 && share <= field.each);
      const sum = shares.reduce((whole, share) => whole + share, 0);
      return shares.length === field.options.length && isShare && sum >= field.min && sum <= field.max;
    }
    default:
      return false;
  }
}

function isOffered(encounter: Encounter, seat: Seat, { type, as, ...given }: Command): boolean {
  return promptsOf(encounter, seat).some((prompt) => {
    if (prompt.type !== type || prompt.as !== as) return false;
    const names = prompt.fields.map(({ name }) => name);
    return (
      Object.keys(given).every((name) => names.includes(name)) &&
      prompt.fields.every((field) => {
        const value = given[field.name];
        return value === undefined ? field.optional === true : takes(field, value);
      })
    );
  });
}

/** Offered and accepted are the same. An offer's id is the one argument that a GM may choose otherwise. */
function expectExact(encounter: Encounter, seat: Seat, command: Command): void {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, "0".repeat(64)) });
  const code = "refusal" in answer ? answer.refusal.code : "accepted";
  if (command.type === "offerSpecial" && code === "accepted") return;
  if ((code === "accepted") === isOffered(encounter, seat, command)) return;
  expect.fail(`${seat}, ${code}, though a prompt says otherwise: ${JSON.stringify(command)}`);
}

/** The same command with one argument bent out of shape, or for another combatant. */
function bent(command: Command, random: Random, ids: readonly string[]): Command {
  const names = Object.keys(command).filter((name) => name !== "type");
  if (names.length === 0) return { ...command, extra: true };
  const name = oneOf(random, names);
  const values: readonly Json[] =
    name === "as" ? [...ids] : [-1, 0, 1, 99, 1.5, "", "spade", "nonsense", true, [], [...ids], {}];
  return { ...command, [name]: oneOf(random, values) };
}

/** Some of what is offered, bent or as it is, sent by its seat or another; and what was offered at other times. */
function expectExactness(encounter: Encounter, random: Random, archive: Command[]): void {
  const ids = stateOf(encounter).combatants.map(({ id }) => id);
  for (const seat of SEATS) {
    const prompts = promptsOf(encounter, seat);
    if (prompts.length === 0) continue;
    const command = commandFor(oneOf(random, prompts), random);
    archive.push(command);
    expectExact(encounter, seat, command);
    if (ids.length > 0) expectExact(encounter, seat, bent(command, random, ids));
    expectExact(encounter, oneOf(random, SEATS), command);
  }
  if (archive.length > 0) expectExact(encounter, oneOf(random, SEATS), oneOf(random, archive));
}

function expectSound(encounter: Encounter): void {
  const state = stateOf(encounter);
  const ids = state.combatants.map(({ id }) => id);
  const sound = {
    json: isSame(JSON.parse(JSON.stringify(state)), state),
    order: new Set(state.order).size === state.order.length && state.order.every((id) => ids.includes(id)),
    fighters: state.combatants.every(isSound),
  };
  if (!Object.values(sound).every(Boolean)) expect.fail(`event ${encounter.number}: ${JSON.stringify(sound)}`);
  if (isRunning(state)) expectWayOn(encounter, state);
}

function isSound({ posture, fluster, injury, charge, martialExperience }: Fighter): boolean {
  return (
    fluster >= 0 &&
    fluster <= 3 &&
    injury >= 0 &&
    martialExperience >= 0 &&
    (posture === undefined || (posture.max >= 1 && Number.isInteger(posture.current))) &&
    Object.values(charge).every((stored) => stored > 0)
  );
}

/** The fight waits for somebody who can answer, for the GM's ruling, or for somebody to wake. */
function expectWayOn(encounter: Encounter, state: State): void {
  const { active } = chameleon.view(state, "spectator");
  const acting = state.combatants.find(({ id }) => id === state.turn);
  if (state.phase === "halted") {
    expect(state.combatants.filter(canSpeak)).toEqual([]);
    return;
  }
  const owners = state.combatants.filter(({ id }) => active.includes(id)).map(({ owner }) => owner);
  const asks = (seat: Seat) => promptsOf(encounter, seat).some(({ type }) => type === "ruleIndividual");
  const way = {
    acting: acting !== undefined && isInPlay(acting),
    ruling: active.length > 0 || SEATS.some(asks),
    asked: owners.every((owner) => promptsOf(encounter, owner).length > 0),
  };
  if (!Object.values(way).every(Boolean)) expect.fail(`event ${encounter.number}: ${JSON.stringify(way)}`);
}

/** Plays on until the fight has ended or the steps are used up. */
function playRandomly(seed: number): Encounter {
  const random = seededRandom(seed);
  const archive: Command[] = [];
  let encounter = randomTable(random);
  for (let step = 0; step < STEPS; step++) {
    if (random() < 0.15) expectExactness(encounter, random, archive);
    const asking = SEATS.flatMap((seat) => promptsOf(encounter, seat).map((prompt) => ({ seat, prompt })));
    const isGms = random() < 0.1 || asking.length === 0;
    const wantsStart = encounter.state.phase === "setup" && random() < 0.4;
    const move = wantsStart
      ? { seat: "gm" as const, command: { type: "start" } }
      : isGms
        ? { seat: "gm" as const, command: intervention(encounter, random) }
        : answerTo(oneOf(random, asking), random);
    const answer = ask(encounter, { ...move, dice: liveDice(encounter, seed.toString(16).padStart(64, "0")) });
    if (!isGms && !wantsStart && "refusal" in answer) expect.fail(`offered and refused: ${JSON.stringify(move)}`);
    if ("commit" in answer) encounter = apply(encounter, answer.commit);
    expectSound(encounter);
  }
  return encounter;
}

function answerTo(asked: { readonly seat: Seat; readonly prompt: Parameters<typeof commandFor>[0] }, random: Random) {
  return { seat: asked.seat, command: commandFor(asked.prompt, random) };
}

describe("a fight of random moves", { timeout: PATIENCE }, () => {
  test.each(seeds)("accepts what is offered, refuses the rest, stays sound and can be replayed (seed %i)", (seed) => {
    const played = playRandomly(seed);
    const again = replay(chameleon, played.founding, JSON.parse(JSON.stringify(played.commits)));
    expect(isSame(again.state, played.state)).toBe(true);
    expect(again.number).toBe(played.number);
  });
});

describe("a fight of bots", { timeout: PATIENCE }, () => {
  test.each(seeds)("comes to its end by itself, and every suggestion is accepted (seed %i)", (seed) => {
    const random = seededRandom(seed);
    const combatants = demo.combatants.map(({ id, name, side, kind, owner, sheet }) => {
      return { id, name: name.ja, side: side.ja, kind, owner, sheet };
    });
    let encounter = table(combatants, demo.house);
    for (let step = 0; encounter.state.phase !== "ended"; step++) {
      if (step >= 600) expect.fail("no end in sight");
      const moves = SEATS.map((seat) => ({ seat, command: suggestion(encounter, seat, random) }));
      const move = moves.find(({ command }) => command !== "wait");
      const { seat, command } =
        move === undefined || move.command === "wait" ? start : { ...move, command: move.command };
      encounter = send(encounter, seat, command);
    }
    expect(SEATS.map((seat) => suggestion(encounter, seat, random))).toEqual(SEATS.map(() => "wait"));
  });
});

const start = { seat: "gm" as const, command: { type: "start" } };

function suggestion(encounter: Encounter, seat: Seat, random: Random): Command | "wait" {
  return chameleon.suggest?.(chameleon.view(encounter.state, seat), seat, random) ?? "wait";
}
