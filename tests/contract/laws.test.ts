import type { Ruleset, TableView, Viewer } from "@yomiai/rules";
import { describe, expect, test } from "vitest";
import { gather } from "./evidence.ts";
import { type Facts, NO_FACTS } from "./facts.ts";
import type { Evidence } from "./law.ts";
import { laws } from "./laws/all.ts";
import { pebbles } from "./toy/pebbles.ts";

const facts: Facts = { ...NO_FACTS, records: ["combatants.*.conditions"] };
const evidenceOf = (ruleset: Ruleset) =>
  gather({ ruleset, facts, vocabulary: { conditions: [] } }, { count: 9, from: 1 });

describe("over a sound ruleset the law finds nothing:", () => {
  const evidence = evidenceOf(pebbles);
  test.each(Object.entries(laws))("%s", (_, law) => {
    expect(law(evidence).slice(0, 5)).toEqual([]);
  });
});

/** Pebbles with a view that is changed afterwards. */
const seenAs = (change: (view: TableView, viewer: Viewer) => TableView): Ruleset => ({
  ...pebbles,
  view: (state, viewer) => change(pebbles.view(state, viewer), viewer),
});

const { hide } = pebbles.commands;
if (hide === undefined) throw new Error("pebbles are hidden");
let calls = 0;

/** For each law a ruleset that breaks it, and hardly anything else. */
const broken: Readonly<Record<keyof typeof laws, () => Evidence>> = {
  "every offered command is accepted": () =>
    evidenceOf(
      seenAs((view) => ({
        ...view,
        prompts: view.prompts.map((prompt) => ({
          ...prompt,
          fields: [{ name: "pebbles", kind: "number", min: 1, max: 6 }],
        })),
      })),
    ),
  "what no prompt offers is refused": () =>
    evidenceOf({ ...pebbles, commands: { hide: { ...hide, isTurn: () => true } } }),
  "prompts are well formed": () =>
    evidenceOf(seenAs((view) => ({ ...view, prompts: view.prompts.flatMap((prompt) => [prompt, prompt]) }))),
  "a refusal changes nothing, draws no dice and says why": () =>
    evidenceOf({
      ...pebbles,
      commands: {
        hide: {
          ...hide,
          decide(draft, ask) {
            draft.roll("1d6", "too early");
            hide.decide(draft, ask);
          },
        },
      },
    }),
  "a replay of the stored events equals the live fight": () => evidenceOf(withUnsteadyRounds()),
  "saving and loading changes nothing": () =>
    evidenceOf({ ...pebbles, create: (setUp) => ({ ...pebbles.create(setUp), made: new Date(0) }) }),
  "a loaded fight answers as the live one": () =>
    evidenceOf({ ...pebbles, commands: { hide: { ...hide, isPhase: (state) => Object.isFrozen(state) } } }),
  "undo to any event restores the table as it was": () => evidenceOf(withUnsteadyRounds()),
  "the order has nobody twice, and the turn nobody who is out": () =>
    evidenceOf(seenAs((view) => ({ ...view, order: [...view.order, ...view.order.slice(0, 1)] }))),
  "views are JSON": () => evidenceOf(seenAs((view) => ({ ...view, board: { mean: Number.NaN } }))),
  "views come from the state and the viewer alone": () => evidenceOf({ ...pebbles, view: keptForAnybody() }),
  "views are allow-lists": () =>
    evidenceOf({
      ...pebbles,
      view: (state, viewer) => ({ ...pebbles.view(state, viewer), board: { ...state } as never }),
    }),
  "what two viewers both see is the same": () =>
    evidenceOf(seenAs((view, viewer) => (viewer === "p1" ? { ...view, round: view.round + 1 } : view))),
  "the omniscient view holds all that anybody sees": () =>
    evidenceOf(seenAs((view, viewer) => (viewer === "gm" ? { ...view, board: { screen: 1 } } : view))),
  "a seat without combatants sees what a spectator sees": () =>
    evidenceOf(seenAs((view, viewer) => (viewer === "p9" ? { ...view, board: { idle: true } } : view))),
  "every event is told to all, or silent on purpose": () =>
    evidenceOf({
      ...pebbles,
      narrate: (event, viewer) =>
        event.type === "lifeLost" && viewer === "spectator" ? undefined : pebbles.narrate(event, viewer),
    }),
  "narration is an allow-list": () => evidenceOf({ ...pebbles, narrate: (event) => event }),
  "what is told is part of what happened": () =>
    evidenceOf({
      ...pebbles,
      narrate: (event, viewer) => ({ ...pebbles.narrate(event, viewer), type: event.type, to: viewer }),
    }),
  "names of made things come with what is shown": () =>
    evidenceOf(
      seenAs((view) => ({
        ...view,
        combatants: Object.fromEntries(
          Object.entries(view.combatants).map(([id, one]) => [id, { ...one, labels: { sling: "投石紐" } }]),
        ),
      })),
    ),
  "names of made things come with what is told": () =>
    evidenceOf({
      ...pebbles,
      narrate(event, viewer) {
        const told = pebbles.narrate(event, viewer);
        return told && { ...told, labels: { weapon: { sling: "投石紐" } } };
      },
    }),
  "explanations are sound for every reader": () =>
    evidenceOf({
      ...pebbles,
      explain: (told) =>
        told.type === "pebblesHidden" ? { clauses: ["PB-1.2"], total: Number(told.pebbles) } : undefined,
    }),
  "all dice are recorded and follow from the seed": () => withUnlistedDice(evidenceOf(pebbles)),
  "dice that are told are those that fell": () =>
    evidenceOf({ ...pebbles, diceTold: (told) => (told.type === "pebblesHidden" ? [{ sides: 6, faces: [1] }] : []) }),
  "state, views and prompts do not grow with the fight": () =>
    evidenceOf(seenAs((view) => ({ ...view, board: { history: "あ".repeat(10_000 * view.round) } }))),
  "a player who is gone for good stops nobody": () =>
    evidenceOf({
      ...pebbles,
      common: { ...pebbles.common, passControl: { isPhase: () => false, decide: () => undefined } },
    }),
  "what the bot suggests is offered": () =>
    evidenceOf({
      ...pebbles,
      suggest: ({ prompts: [prompt] }) => prompt && { type: prompt.type, as: prompt.as, pebbles: 9 },
    }),
  "bots finish the demo fight": () =>
    evidenceOf({
      ...pebbles,
      evolve: (state, event) => (event.type === "lifeLost" ? state : pebbles.evolve(state, event)),
    }),
};

describe("over a broken ruleset the law finds it:", () => {
  test.each(Object.entries(laws))("%s", (name, law) => {
    const evidence = broken[name as keyof typeof laws]();
    expect(law(evidence)).not.toEqual([]);
  });
});

test("a ruleset that writes into a state is stopped", () => {
  const writing: Ruleset = {
    ...pebbles,
    evolve: (state, event) => pebbles.evolve(Object.assign(state, { touched: event.type }), event),
  };
  expect(() => evidenceOf(writing)).toThrow(TypeError);
});

/** A view that is kept for a state, whoever looked first. */
function keptForAnybody(): Ruleset["view"] {
  const kept = new WeakMap<object, TableView>();
  return (state, viewer) => {
    const view = kept.get(state) ?? pebbles.view(state, viewer);
    kept.set(state, view);
    return view;
  };
}

/** Rounds are counted outside the state. */
function withUnsteadyRounds(): Ruleset {
  return {
    ...pebbles,
    evolve: (state, event) =>
      pebbles.evolve(state, event.type === "roundStarted" ? { ...event, round: calls++ } : event),
  };
}

function withUnlistedDice(evidence: Evidence): Evidence {
  const fights = evidence.fights.map((played) => ({
    ...played,
    moments: played.moments.map(({ encounter, step }) => ({
      encounter,
      ...(step && { step: { ...step, drawn: step.drawn + 1 } }),
    })),
  }));
  return { ...evidence, fights };
}
