import {
  type ChoiceTrace,
  type Combatant,
  type CommandRule,
  type ConditionView,
  commandRule,
  defineRuleset,
  type Fight,
  type Prompt,
  type Ruleset,
  readBy,
  refuse,
  type Seat,
  type TableView,
  type ToldEvent,
  type Viewer,
} from "@yomiai/rules";
import { z } from "zod";

/**
 * Pebbles: all hide one to three pebbles in the fist, open together, and add a die; the lowest sum costs a life. The
 * smallest ruleset that has everything the laws speak of, so that each law can be shown to find its fault.
 */
type Player = Combatant & {
  readonly lives: number;
  readonly hidden?: { readonly pebbles: number; readonly by: Seat };
  readonly conditions: Readonly<Record<string, ConditionView>>;
};
type State = {
  readonly phase: Fight["phase"];
  readonly house: House;
  readonly round: number;
  readonly combatants: readonly Player[];
};
type House = { readonly most: number; readonly ties: "all" | "none" };

type PebbleEvent =
  | { readonly type: "fightStarted" }
  | { readonly type: "roundStarted"; readonly round: number }
  | { readonly type: "pebblesHidden"; readonly as: string; readonly pebbles: number; readonly by: Seat }
  | { readonly type: "fistsOpened"; readonly pebbles: Readonly<Record<string, number>> }
  | {
      readonly type: "dieRolled";
      readonly as: string;
      readonly face: number;
      readonly pebbles: number;
      readonly sum: number;
    }
  | { readonly type: "lifeLost"; readonly as: string; readonly lives: number }
  | { readonly type: "turnSkipped"; readonly as: string; readonly reason: "gm" }
  | { readonly type: "adjusted"; readonly as: string; readonly lives: number; readonly reason: string }
  | { readonly type: "conditionSet"; readonly as: string; readonly condition: string }
  | { readonly type: "conditionCleared"; readonly as: string; readonly condition: string }
  | { readonly type: "combatantRemoved"; readonly as: string }
  | { readonly type: "fightEnded"; readonly outcome: string };

const house: z.ZodType<House> = z.strictObject({
  most: z.int().min(2).max(5).default(3),
  ties: z.enum(["all", "none"]).default("all"),
});
const sheet = z.strictObject({ lives: z.int().min(1).max(9).default(2) });

const stands = (player: Player) => player.lives > 0;
const isDue = (player: Player) => stands(player) && player.hidden === undefined;
const change = (state: State, id: string, to: (player: Player) => Player): State => ({
  ...state,
  combatants: state.combatants.map((player) => (player.id === id ? to(player) : player)),
});
const openFist = ({ hidden: _, ...player }: Player): Player => player;

function evolve(state: State, event: PebbleEvent): State {
  switch (event.type) {
    case "fightStarted":
      return { ...state, phase: "hide" };
    case "roundStarted":
      return { ...state, round: event.round, combatants: state.combatants.map(openFist) };
    case "pebblesHidden":
      return change(state, event.as, (p) => ({ ...p, hidden: { pebbles: event.pebbles, by: event.by } }));
    case "turnSkipped":
      return change(state, event.as, (p) => ({ ...p, hidden: { pebbles: 0, by: "gm" } }));
    case "lifeLost":
    case "adjusted":
      return change(state, event.as, (p) => ({ ...p, lives: event.lives }));
    case "conditionSet":
      return change(state, event.as, (p) => ({ ...p, conditions: { ...p.conditions, [event.condition]: {} } }));
    case "conditionCleared":
      return change(state, event.as, (p) => {
        const { [event.condition]: _, ...conditions } = p.conditions;
        return { ...p, conditions };
      });
    case "combatantRemoved":
      return { ...state, combatants: state.combatants.filter(({ id }) => id !== event.as) };
    case "fightEnded":
      return { ...state, phase: "ended", combatants: state.combatants.map(openFist) };
    case "fistsOpened":
    case "dieRolled":
      return state;
  }
}

type PebbleDraft = Parameters<CommandRule<State, PebbleEvent>["decide"]>[0];

/** Opens the fists when all are closed. */
function goOn(draft: PebbleDraft): void {
  const { combatants } = draft.state;
  if (draft.state.phase !== "hide" || combatants.some(isDue)) return;
  const fists = Object.fromEntries(combatants.filter(stands).map(({ id, hidden }) => [id, hidden?.pebbles ?? 0]));
  draft.emit({ type: "fistsOpened", pebbles: fists });
  const sums = Object.entries(fists).map(([as, pebbles]) => {
    const [face = 0] = draft.roll("1d6", "sum");
    draft.emit({ type: "dieRolled", as, face, pebbles, sum: face + pebbles });
    return { as, sum: face + pebbles };
  });
  const lowest = sums.filter(({ sum }) => sum === Math.min(...sums.map((one) => one.sum)));
  if (lowest.length === 1 || draft.state.house.ties === "all") for (const { as } of lowest) loseLife(draft, as);
  const sides = new Set(draft.state.combatants.filter(stands).map(({ side }) => side));
  if (sides.size < 2) draft.emit({ type: "fightEnded", outcome: [...sides][0] ?? "draw" });
  else draft.emit({ type: "roundStarted", round: draft.state.round + 1 });
}

function loseLife(draft: PebbleDraft, as: string): void {
  const lives = draft.state.combatants.find(({ id }) => id === as)?.lives ?? 1;
  draft.emit({ type: "lifeLost", as, lives: lives - 1 });
}

const inFight = (state: State) => state.phase === "hide";
const find = (state: State, id: string | undefined) => state.combatants.find((player) => player.id === id);
const isDueNow = (state: State, sender: { readonly as: string | undefined }) => {
  const player = find(state, sender.as);
  return player !== undefined && isDue(player);
};

const hide = commandRule<State, PebbleEvent, { readonly pebbles: number }>({
  isPhase: inFight,
  isTurn: isDueNow,
  args: z.strictObject({ pebbles: z.int() }),
  decide(draft, { as, seat, args: { pebbles } }) {
    const { most } = draft.state.house;
    if (pebbles < 1 || pebbles > most) refuse("outOfRange", `pebbles: 1–${most}`, { field: "pebbles" });
    draft.emit({ type: "pebblesHidden", as, pebbles, by: seat });
    goOn(draft);
  },
});

function promptsFor(state: State, viewer: Viewer): readonly Prompt[] {
  if (state.phase !== "hide") return [];
  return state.combatants
    .filter((player) => player.owner === viewer && isDue(player))
    .map(({ id }) => {
      const fields = [{ name: "pebbles", kind: "number", min: 1, max: state.house.most }] as const;
      return { id: `hide:${id}`, type: "hide", as: id, fields };
    });
}

function view(state: State, viewer: Viewer): TableView {
  const status = (player: Player) => (stands(player) ? "ready" : "down");
  return {
    ruleset: "pebbles",
    phase: state.phase,
    round: state.round,
    active: state.phase === "hide" ? state.combatants.filter(isDue).map(({ id }) => id) : [],
    order: state.combatants.map((player) => ({ id: player.id, status: status(player) })),
    combatants: Object.fromEntries(
      state.combatants.map((player) => {
        const { id, name, side, kind, owner, lives, hidden, conditions } = player;
        const isMine = hidden !== undefined && (viewer === hidden.by || viewer === "omniscient");
        const traits = { fist: hidden !== undefined, ...(isMine ? { pebbles: hidden.pebbles } : {}) };
        const marks = Object.fromEntries(Object.keys(conditions).map((key) => [key, {}]));
        const gauges = { lives: { current: lives } };
        return [id, { id, name, side, kind, owner, status: status(player), gauges, traits, conditions: marks }];
      }),
    ),
    prompts: promptsFor(state, viewer),
  };
}

function narrate(event: PebbleEvent, viewer: Viewer): ToldEvent {
  switch (event.type) {
    case "pebblesHidden":
      return viewer === event.by
        ? { type: event.type, as: event.as, pebbles: event.pebbles }
        : { type: event.type, as: event.as };
    case "fightStarted":
      return { type: event.type };
    case "roundStarted":
      return { type: event.type, round: event.round };
    case "fistsOpened":
      return { type: event.type, pebbles: event.pebbles };
    case "dieRolled":
      return { type: event.type, as: event.as, face: event.face, pebbles: event.pebbles, sum: event.sum };
    case "lifeLost":
      return { type: event.type, as: event.as, lives: event.lives };
    case "turnSkipped":
      return { type: event.type, as: event.as, reason: event.reason };
    case "adjusted":
      return { type: event.type, as: event.as, lives: event.lives, reason: event.reason };
    case "conditionSet":
    case "conditionCleared":
      return { type: event.type, as: event.as, condition: event.condition };
    case "combatantRemoved":
      return { type: event.type, as: event.as };
    case "fightEnded":
      return { type: event.type, outcome: event.outcome };
  }
}

function traceChoices(event: PebbleEvent): ChoiceTrace | undefined {
  if (event.type === "pebblesHidden") return { made: [event.as] };
  if (event.type === "fistsOpened") return { opened: Object.keys(event.pebbles) };
  if (event.type === "combatantRemoved") return { dropped: [event.as] };
  return event.type === "fightEnded" ? { dropped: "all" } : undefined;
}

const starter = (key: string, kind: "pc" | "npc") => ({ key, kind, name: { ja: key, en: key }, sheet: { lives: 2 } });
const side = (name: string) => ({ ja: name, en: name });

/** The game as a ruleset. */
export const pebbles: Ruleset = defineRuleset<State, PebbleEvent, House>({
  id: "pebbles",
  version: 1,
  sheet,
  house,
  create: ({ house: rules, combatants }) => ({
    phase: "setup",
    house: rules,
    round: 0,
    combatants: combatants.map(({ id, name, side: of, kind, owner, sheet: given }) => {
      return { id, name, side: of, kind, owner, lives: readBy(sheet, given, `${id}.sheet`).lives, conditions: {} };
    }),
  }),
  commands: { hide },
  common: {
    start: {
      isPhase: (state) => state.phase === "setup",
      decide(draft) {
        draft.emit({ type: "fightStarted" });
        draft.emit({ type: "roundStarted", round: 1 });
      },
    },
    skipTurn: {
      isPhase: inFight,
      isTurn: isDueNow,
      decide(draft, { as }) {
        draft.emit({ type: "turnSkipped", as, reason: "gm" });
        goOn(draft);
      },
    },
    adjust: {
      isPhase: inFight,
      decide(draft, { as, args }) {
        const before = find(draft.state, as)?.lives ?? 0;
        const lives = typeof args.set === "number" ? args.set : before + (args.add ?? 0);
        if (args.path !== "gauges.lives.current") refuse("badArgument", "path: gauges.lives.current");
        if (!Number.isInteger(lives) || lives < 1 || lives > 9) refuse("outOfRange", "lives: 1–9");
        draft.emit({ type: "adjusted", as, lives, reason: args.reason });
      },
    },
    setCondition: {
      isPhase: inFight,
      decide: (draft, { as, args }) => draft.emit({ type: "conditionSet", as, condition: args.condition }),
    },
    clearCondition: {
      isPhase: inFight,
      decide(draft, { as, args }) {
        if (!(args.condition in (find(draft.state, as)?.conditions ?? {})))
          refuse("badArgument", "condition: not there");
        draft.emit({ type: "conditionCleared", as, condition: args.condition });
      },
    },
    removeCombatant: {
      isPhase: inFight,
      decide(draft, { as }) {
        draft.emit({ type: "combatantRemoved", as });
        goOn(draft);
      },
    },
    end: {
      isPhase: inFight,
      decide: (draft, { args }) => draft.emit({ type: "fightEnded", outcome: args.outcome }),
    },
  },
  nextFight: ({ house: rules, combatants }, stay) => ({
    phase: "setup",
    house: rules,
    round: 0,
    combatants: combatants.flatMap(({ id, name, side: of, kind, owner, lives }) =>
      stay.includes(id) ? [{ id, name, side: of, kind, owner, lives: Math.max(1, lives), conditions: {} }] : [],
    ),
  }),
  evolve,
  view,
  narrate,
  traceChoices,
  explain(told) {
    if (told.type !== "dieRolled") return undefined;
    const sum = ["face", "pebbles"].map((term) => ({ term, value: Number(told[term]) }));
    return { clauses: ["PB-1.1"], sum, total: Number(told.sum) };
  },
  suggest: ({ prompts: [prompt] }, _seat, random) =>
    prompt && { type: prompt.type, as: prompt.as, pebbles: 1 + Math.floor(random() * 2) },
  starters: [starter("rin", "pc"), starter("goro", "pc"), starter("oni", "npc"), starter("kani", "npc")],
  demo: {
    house: {},
    combatants: [
      { ...starter("rin", "pc"), id: "rin", side: side("party"), owner: "p1" },
      { ...starter("goro", "pc"), id: "goro", side: side("party"), owner: "p2" },
      { ...starter("oni", "npc"), id: "oni", side: side("foes"), owner: "gm" },
    ],
  },
});
