import { describe, expect, test } from "vitest";
import type { Command } from "../core/command.ts";
import { replay } from "../core/encounter.ts";
import { logFor } from "../core/log.ts";
import type { PromptField } from "../core/prompt.ts";
import { commandFor, oneOf, type Random, seededRandom } from "../play/randomly.ts";
import { demo } from "./demo.ts";
import { isInFight } from "./fighter.ts";
import { declare } from "./index.ts";
import type { State } from "./state.ts";
import { anyFighter, anySetUp, SEATS, type Sent, Table } from "./table.fixture.ts";

/** Fights of each kind; more with `FIGHTS=2000`. */
const FIGHTS = Number(process.env.FIGHTS ?? 40);
/** Seed of the first one: `SEED=7 FIGHTS=1` plays one again. */
const FIRST = Number(process.env.SEED ?? 1);
const STEPS = 150;
const patience = { timeout: 20_000 + 200 * FIGHTS };
const start: Sent = { seat: "gm", command: { type: "start" } };
const seeds = Array.from({ length: FIGHTS }, (_, i) => FIRST + i);

describe("a fight played at random", () => {
  test(
    "accepts what it offers, refuses what lies beside it, keeps its state sound and replays as it went",
    patience,
    () => {
      for (const seed of seeds) {
        const random = seededRandom(seed);
        const table = new Table(anySetUp(random), seed);
        for (let step = 0; step < STEPS && !table.isOver; step++) {
          const sent = random() < 0.06 ? intervention(table, random) : (table.anyOffered(random) ?? start);
          const refusal = table.send(sent);
          const refused = !isIntervention(sent) || sent === start ? refusal : undefined;
          const problems = problemsOf(table.state);
          const accepted = random() < 0.15 ? wronglyAccepted(table, random) : [];
          if (refused === undefined && problems.length === 0 && accepted.length === 0) continue;
          expect({ seed, sent, refused, problems, accepted }).toEqual("a sound step");
        }
        const { encounter } = table;
        const stored = JSON.parse(JSON.stringify(encounter.commits));
        expect(replay(declare, encounter.founding, stored).state).toEqual(encounter.state);
        expect(JSON.parse(JSON.stringify(encounter.state))).toStrictEqual(encounter.state);
        const events = encounter.commits.flatMap((commit) => commit.events);
        expect(events.filter(({ group }) => Array.isArray(group) && group.length === 0)).toEqual([]);
      }
    },
  );
});

describe("a fight played by the bot", () => {
  test("comes to its end by itself and stalls nowhere", patience, () => {
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const setUp = seed % 2 === 0 ? demoSetUp() : anySetUp(random);
      const table = new Table(setUp, seed);
      table.send(start);
      for (let step = 0; step < 1500 && !table.isOver; step++) {
        const move = botMove(table, random);
        if (move === undefined)
          throw new Error(`seed ${seed}: the bots wait for each other in ${table.view("gm").phase}`);
        const refusal = table.send(move);
        if (refusal !== undefined) expect([seed, move, refusal]).toEqual([seed, move, undefined]);
      }
      expect([seed, table.isOver]).toEqual([seed, true]);
    }
  });
});

test("every line of the log that has a number can say why, to each of its readers", () => {
  const random = seededRandom(7);
  const table = new Table(demoSetUp(), 7);
  table.send(start);
  for (let step = 0; step < 1500 && !table.isOver; step++) {
    const move = botMove(table, random);
    if (move !== undefined) expect(table.send(move)).toBeUndefined();
  }
  const lines = SEATS.flatMap((seat) => logFor(declare, table.encounter.commits, seat));
  const numbered = lines.filter(({ event }) => ["attackHit", "damageDealt", "opposedRoll"].includes(event.type));
  expect(numbered.length).toBeGreaterThan(20);
  for (const { event } of numbered) {
    const why = declare.explain(event);
    expect(why?.clauses.length).toBeGreaterThan(0);
    expect(why?.total).toBe(event.damage ?? event.amount ?? `${event.attackTotal} : ${event.defenceTotal}`);
  }
});

function demoSetUp() {
  const combatants = demo.combatants.map(({ id, name, side, kind, owner, sheet }) => {
    return { id, name: name.ja, side: side.ja, kind, owner, sheet: JSON.parse(JSON.stringify(sheet)) };
  });
  return { house: {}, combatants };
}

function botMove(table: Table, random: Random): Sent | undefined {
  for (const seat of SEATS) {
    const view = table.view(seat);
    const command = view.prompts.length === 0 ? "wait" : declare.suggest?.(view, seat, random);
    if (command !== "wait" && command !== undefined) return { seat, command };
  }
  return undefined;
}

const interventions: readonly ((table: Table, random: Random) => Command)[] = [
  (table, random) => ({ type: "skipTurn", as: someone(table, random) }),
  (table, random) => ({ type: "passControl", as: someone(table, random), to: oneOf(random, SEATS) }),
  (table, random) => ({ type: "removeCombatant", as: someone(table, random) }),
  (table, random) => ({
    type: "adjust",
    as: someone(table, random),
    path: oneOf(random, ["gauges.hp.current", "traits.athletics", "traits.intelligence", "place.zone"]),
    set: 2,
    reason: "例",
  }),
  (table, random) => {
    const id = `new${table.encounter.number}`;
    return {
      type: "addCombatant",
      combatant: anyFighter(random, { id, owner: oneOf(random, ["gm", "p2"]), zoneMax: 0 }),
    };
  },
  (table, random) => ({ type: "undo", toLine: Math.floor(random() * table.encounter.number) }),
];

function intervention(table: Table, random: Random): Sent {
  return { seat: "gm", command: oneOf(random, interventions)(table, random) };
}

function isIntervention({ command }: Sent): boolean {
  return !Object.hasOwn(declare.commands, command.type);
}

function someone(table: Table, random: Random): string {
  return oneOf(random, table.state.combatants).id;
}

/** What must be true of every state. */
function problemsOf(state: State): readonly string[] {
  const sides = new Set(state.combatants.filter(isInFight).map(({ side }) => side));
  const ids = state.combatants.map(({ id }) => id);
  const named = [...state.declareOrder, ...state.order.map(({ id }) => id), ...state.group, ...state.turn.pending];
  const views = [...SEATS, "omniscient" as const].map((viewer) => declare.view(state, viewer));
  const [active] = views.map((view) => view.active);
  return [
    ...state.combatants.filter(({ hp }) => hp.current < 0 || hp.current > hp.max).map(({ id }) => `HP of ${id}`),
    ...state.combatants.filter(({ hotSoul }) => hotSoul.current < 0).map(({ id }) => `hot soul of ${id}`),
    ...state.combatants
      .filter(({ isSeriouslyWounded, standing }) => isSeriouslyWounded && standing !== "down")
      .map(({ id }) => `${id} is up with a serious wound`),
    ...named.filter((id) => !ids.includes(id)).map((id) => `${id} is named but not there`),
    ...(state.phase !== "ended" && state.phase !== "setup" && sides.size < 2 ? ["the fight goes on without foes"] : []),
    ...(state.phase === "reaction" && active?.length === 0 ? ["nobody reacts"] : []),
    ...(new Set(views.map((view) => JSON.stringify(view.active))).size > 1 ? ["viewers differ about who acts"] : []),
    ...(isAsking(state) === views.some(({ prompts }) => prompts.length > 0)
      ? []
      : ["prompts where none belong, or none"]),
  ];
}

function isAsking({ phase }: State): boolean {
  return phase !== "setup" && phase !== "ended";
}

/** Commands close to an offered one that no prompt offers and that are accepted all the same. */
function wronglyAccepted(table: Table, random: Random): readonly Sent[] {
  const seat = oneOf(random, SEATS);
  const { prompts } = table.view(seat);
  if (prompts.length === 0) return [];
  const prompt = oneOf(random, prompts);
  const offered = commandFor(prompt, random);
  const beside: readonly Command[] = [
    { ...offered, extra: 1 },
    ...prompt.fields.map(({ name }) => ({ ...offered, [name]: "nonsense\n".repeat(40) })),
    ...prompt.fields.filter(({ optional }) => !optional).map(({ name }) => ({ ...offered, [name]: undefined })),
    ...prompt.fields.flatMap((field) => besideField(field).map((value) => ({ ...offered, [field.name]: value }))),
  ];
  const stranger = oneOf(
    random,
    SEATS.filter((other) => other !== seat),
  );
  const all = [...beside.map((command) => ({ seat, command })), { seat: stranger, command: offered }];
  return all.filter((sent) => "commit" in table.ask(sent));
}

function besideField(field: PromptField): readonly Command[string][] {
  switch (field.kind) {
    case "number":
      return [field.min - 1, field.max + 1, field.min + 0.5];
    case "text":
      return ["", "長".repeat(field.max + 1)];
    case "combatants":
      return [
        ["nobody"],
        [...field.options, ...field.options.slice(0, 1)].concat(field.options.length === 0 ? "x" : []),
      ];
    default:
      return [null, -1];
  }
}
