import { z } from "zod";
import { defineRuleset, type Ruleset } from "../ruleset.ts";
import { commandRule } from "./commandRule.ts";
import type { Combatant, Fight } from "./fight.ts";
import { foldBy, narrateBy } from "./fold.ts";
import { only, toAll } from "./narration.ts";
import { refuse } from "./refusal.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { TableView } from "./tableView.ts";

/**
 * The smallest game that has what the core must handle: a number hidden by each player, opened together; a roll at the
 * table and one behind the screen; a command with an obstacle. For tests of the core only.
 */
type State = Fight & {
  readonly house: { readonly highest: number };
  readonly combatants: readonly Combatant[];
  readonly hidden: Readonly<Record<string, number>>;
  readonly opened: Readonly<Record<string, number>>;
  readonly rolled: readonly number[];
};

type HidingEvent =
  | { readonly type: "fightStarted" }
  | { readonly type: "numberHidden"; readonly as: string; readonly number: number; readonly by: Seat }
  | { readonly type: "numbersOpened"; readonly numbers: Readonly<Record<string, number>> }
  | { readonly type: "rolled"; readonly as: string; readonly face: number }
  | { readonly type: "watched"; readonly face: number }
  | { readonly type: "hiddenDropped" };

const house = z.strictObject({ highest: z.int().min(1).max(99).default(9) });

const evolve = foldBy<State, HidingEvent>({
  fightStarted: (state) => ({ ...state, phase: "hide" }),
  numberHidden: (state, event) => ({ ...state, hidden: { ...state.hidden, [event.as]: event.number } }),
  numbersOpened: (state, event) => ({ ...state, hidden: {}, opened: event.numbers }),
  rolled: (state, event) => ({ ...state, rolled: [...state.rolled, event.face] }),
  watched: (state) => state,
  hiddenDropped: (state) => ({ ...state, hidden: {} }),
});

const narrate = narrateBy<HidingEvent>({
  fightStarted: toAll(),
  numberHidden: (event, viewer) => only(event, viewer === event.by ? ["as", "number"] : ["as"]),
  numbersOpened: toAll("numbers"),
  rolled: toAll("as", "face"),
  watched: (event, viewer) => (viewer === "gm" ? only(event, ["face"]) : undefined),
  hiddenDropped: toAll(),
});

function view(state: State, viewer: Viewer): TableView {
  return {
    ruleset: "hiding",
    phase: state.phase,
    round: 0,
    active: [],
    order: [],
    combatants: {},
    board: { opened: state.opened, rolled: state.rolled, mine: viewer === "gm" ? {} : state.hidden },
    prompts: [],
  };
}

const inHide = (state: State) => state.phase === "hide";

/** The game as a ruleset. */
export const hidingGame: Ruleset = defineRuleset<State, HidingEvent, State["house"]>({
  id: "hiding",
  version: 1,
  sheet: z.strictObject({}),
  house,
  create: ({ house: rules, combatants }) => ({
    phase: "setup",
    house: rules,
    combatants: combatants.map(({ id, name, side, kind, owner }) => ({ id, name, side, kind, owner })),
    hidden: {},
    opened: {},
    rolled: [],
  }),
  commands: {
    hide: commandRule({
      isPhase: inHide,
      isTurn: (state: State, { as }) => as !== undefined && state.hidden[as] === undefined,
      args: z.strictObject({ number: z.int() }),
      decide(draft, { as, seat, args }) {
        const { highest } = draft.state.house;
        if (args.number < 1 || args.number > highest) refuse("outOfRange", `number: 1–${highest}`, { field: "number" });
        draft.emit({ type: "numberHidden", as, number: args.number, by: seat });
        const all = draft.state.combatants.every(({ id }) => draft.state.hidden[id] !== undefined);
        if (all) draft.emit({ type: "numbersOpened", numbers: draft.state.hidden });
      },
    }),
    roll: commandRule({
      isPhase: inHide,
      obstacle: (state: State) => (state.rolled.length >= 3 ? "noRollsLeft" : undefined),
      args: z.strictObject({ times: z.int().min(1).default(1) }),
      decide(draft, { as, args }) {
        for (let i = 0; i < args.times; i++) {
          const [face = 0] = draft.roll("1d6", "roll");
          draft.emit({ type: "rolled", as, face });
        }
        if (draft.state.rolled.length > 3) refuse("tooMany", "times: at most 3 together", { field: "times" });
      },
    }),
    watch: commandRule({
      gmOnly: true,
      as: "none",
      isPhase: inHide,
      args: z.strictObject({}),
      decide(draft) {
        const [face = 0] = draft.roll("1d6", "watch", "hidden");
        draft.emit({ type: "watched", face });
      },
    }),
  },
  common: {
    start: { isPhase: (state) => state.phase === "setup", decide: (draft) => draft.emit({ type: "fightStarted" }) },
    skipTurn: { isPhase: inHide, decide: (draft) => draft.emit({ type: "hiddenDropped" }) },
  },
  nextFight: ({ house: rules, combatants }, stay) => ({
    phase: "setup",
    house: rules,
    combatants: combatants.filter(({ id }) => stay.includes(id)),
    hidden: {},
    opened: {},
    rolled: [],
  }),
  evolve,
  view,
  narrate,
  traceChoices(event) {
    if (event.type === "numberHidden") return { made: [event.as] };
    if (event.type === "numbersOpened") return { opened: Object.keys(event.numbers) };
    return event.type === "hiddenDropped" ? { dropped: "all" } : undefined;
  },
  explain: () => undefined,
  starters: [],
  demo: { house: {}, combatants: [] },
});

/** Two combatants of p1 and p2, and one of the GM. */
export const HIDERS = [
  { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1" },
  { id: "goro", name: "ゴロウ", side: "party", kind: "pc", owner: "p2" },
  { id: "oni", name: "鬼", side: "foes", kind: "npc", owner: "gm" },
] as const;
