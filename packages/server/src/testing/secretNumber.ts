import {
  type Combatant,
  type CommandRule,
  commandRule,
  defineRuleset,
  type Event,
  type Fight,
  type NewCombatant,
  type Ruleset,
  refuse,
  type Seat,
  type TableView,
  type Viewer,
} from "@yomiai/rules";
import { z } from "zod";

/**
 * A tiny rule system for the server's own tests. Everybody picks a number in secret; when all have picked, the picks are
 * opened and whoever picked highest scores. The GM may roll openly or behind the screen. It is nobody's game.
 */
type Player = Combatant & { readonly pick: number | null; readonly score: number; readonly luck: number };
type State = Omit<Fight, "combatants" | "house" | "phase"> & {
  readonly house: House;
  readonly phase: "setup" | "pick" | "ended";
  readonly round: number;
  readonly combatants: readonly Player[];
  /** What the GM rolled behind the screen. */
  readonly omen: number | null;
};
type House = { readonly goal: number };

type GameEvent =
  | { readonly type: "fightStarted" }
  | { readonly type: "combatantAdded"; readonly combatant: Player }
  | { readonly type: "picked"; readonly as: string; readonly pick: number }
  | { readonly type: "opened"; readonly picks: { readonly [id: string]: number }; readonly winner: string }
  | { readonly type: "omenRolled"; readonly face: number }
  | { readonly type: "luckRolled"; readonly as: string; readonly face: number }
  | { readonly type: "unspeakable" }
  | { readonly type: "fightEnded" };

const MAX_PICK = 9;
/** A seat whose view is broken, for tests of what a fault in the rules may do. */
const UNSEEN = "p9";
const sheet = z.strictObject({ luck: z.number().int().min(0).max(9).default(0), note: z.string().optional() });
const house = z.strictObject({ goal: z.number().int().min(1).max(50).default(3) }) as unknown as z.ZodType<House>;

export const secretNumber: Ruleset = defineRuleset<State, GameEvent, House>({
  id: "secretNumber",
  version: 1,
  sheet,
  house,
  create: ({ house: rules, combatants }) => ({
    phase: "setup",
    house: rules,
    round: 0,
    combatants: combatants.map(asPlayer),
    omen: null,
  }),
  commands: {
    pick: commandRule<State, GameEvent, { number: number }>({
      isPhase: (state) => state.phase === "pick",
      args: z.strictObject({ number: z.number().int().min(0).max(MAX_PICK) }),
      decide(draft, { as, args }) {
        draft.emit({ type: "picked", as, pick: args.number });
        if (draft.state.combatants.every(({ pick }) => pick !== null)) openPicks(draft);
      },
    }),
    rollLuck: commandRule<State, GameEvent, Record<never, never>>({
      isPhase: (state) => state.phase === "pick",
      args: z.strictObject({}),
      decide: (draft, { as }) => draft.emit({ type: "luckRolled", as, face: draft.roll("1d6", "luck")[0] ?? 1 }),
    }),
    breakTelling: gmTool((draft) => draft.emit({ type: "unspeakable" })),
    ponder: gmTool(() => {}),
    rollOmen: gmTool((draft) => draft.emit({ type: "omenRolled", face: draft.roll("1d6", "omen", "hidden")[0] ?? 1 })),
    breakRules: gmTool(() => {
      throw new Error("a rule of the test ruleset is broken");
    }),
  },
  common: {
    start: { isPhase: (state) => state.phase === "setup", decide: (draft) => draft.emit({ type: "fightStarted" }) },
    addCombatant: {
      isPhase: (state) => state.phase !== "ended",
      decide(draft, { args }) {
        const { id } = args.combatant;
        if (draft.state.combatants.some((one) => one.id === id)) refuse("badArgument", "combatant.id: taken");
        draft.emit({ type: "combatantAdded", combatant: asPlayer(args.combatant) });
      },
    },
    end: { isPhase: (state) => state.phase === "pick", decide: (draft) => draft.emit({ type: "fightEnded" }) },
  },
  evolve(state, event) {
    switch (event.type) {
      case "fightStarted":
        return { ...state, phase: "pick", round: 1 };
      case "combatantAdded":
        return { ...state, combatants: [...state.combatants, event.combatant] };
      case "picked":
        return change(state, event.as, { pick: event.pick });
      case "opened": {
        const combatants = state.combatants.map((one) => ({
          ...one,
          pick: null,
          score: one.score + (one.id === event.winner ? 1 : 0),
        }));
        return { ...state, combatants, round: state.round + 1 };
      }
      case "omenRolled":
        return { ...state, omen: event.face };
      case "luckRolled":
        return change(state, event.as, { luck: event.face });
      case "unspeakable":
        return state;
      case "fightEnded":
        return { ...state, phase: "ended" };
    }
  },
  /** Luck is all that lasts. */
  nextFight: ({ house: rules, combatants }, stay) => ({
    phase: "setup",
    house: rules,
    round: 0,
    omen: null,
    combatants: combatants.flatMap((one) => (stay.includes(one.id) ? [{ ...one, pick: null, score: 0 }] : [])),
  }),
  view,
  narrate(event, viewer) {
    if (event.type === "picked") return undefined;
    if (event.type === "unspeakable" && viewer === "spectator") throw new Error("the test ruleset cannot tell this");
    if (event.type === "omenRolled") return viewer === "gm" || viewer === "omniscient" ? event : undefined;
    return event as Event;
  },
  traceChoices(event) {
    if (event.type === "picked") return { made: [`pick:${event.as}`] };
    return event.type === "opened" ? { opened: Object.keys(event.picks).map((id) => `pick:${id}`) } : undefined;
  },
  explain: (told) =>
    told.type === "luckRolled"
      ? { clauses: ["SN-1"], sum: [{ term: "die", value: Number(told.face) }], total: Number(told.face) }
      : undefined,
  diceTold: ({ type, as, face }) => {
    if (type === "luckRolled") return [{ by: String(as), sides: 6, faces: [Number(face)] }];
    return type === "omenRolled" ? [{ sides: 6, faces: [Number(face)] }] : [];
  },
  starters: [{ key: "cat", name: { ja: "猫", en: "Cat" }, kind: "npc", sheet: {} }],
  demo: {
    house: { goal: 2 },
    combatants: [
      {
        key: "a",
        id: "a",
        name: { ja: "あ", en: "A" },
        kind: "pc",
        sheet: {},
        side: { ja: "味方", en: "party" },
        owner: "p1",
      },
      {
        key: "b",
        id: "b",
        name: { ja: "い", en: "B" },
        kind: "pc",
        sheet: {},
        side: { ja: "味方", en: "party" },
        owner: "p2",
      },
      {
        key: "c",
        id: "c",
        name: { ja: "鬼", en: "Ogre" },
        kind: "npc",
        sheet: {},
        side: { ja: "敵", en: "foes" },
        owner: "gm",
      },
    ],
  },
});

function asPlayer({ sheet: raw, id, name, side, kind, owner }: NewCombatant): Player {
  const read = sheet.safeParse(raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = `combatants.${id}.sheet.${issue?.path.join(".") ?? ""}`;
    return refuse("badArgument", `${field}: ${issue?.message ?? ""}`, { field });
  }
  return { id, name, side, kind, owner, pick: null, score: 0, luck: read.data.luck };
}

type Drafting = Parameters<CommandRule<State, GameEvent>["decide"]>[0];

function gmTool(decide: (draft: Drafting) => void): CommandRule<State, GameEvent> {
  return commandRule<State, GameEvent, Record<never, never>>({
    gmOnly: true,
    as: "none",
    isPhase: (state) => state.phase === "pick",
    args: z.strictObject({}),
    decide,
  });
}

function openPicks(draft: Drafting): void {
  const { combatants, house: rules } = draft.state;
  const highest = combatants.reduce((best, one) => ((one.pick ?? 0) > (best.pick ?? 0) ? one : best));
  const picks = Object.fromEntries(combatants.map(({ id, pick }) => [id, pick ?? 0]));
  draft.emit({ type: "opened", picks, winner: highest.id });
  if (draft.state.combatants.some(({ score }) => score >= rules.goal)) draft.emit({ type: "fightEnded" });
}

function change(state: State, id: string, fields: Partial<Player>): State {
  return { ...state, combatants: state.combatants.map((one) => (one.id === id ? { ...one, ...fields } : one)) };
}

/** A pick is its owner's alone; the GM knows only those of the characters that are his. */
function view(state: State, viewer: Viewer): TableView {
  if (viewer === UNSEEN) throw new Error("the test ruleset cannot show the table to this seat");
  const isKnown = (one: Player) => viewer === "omniscient" || viewer === one.owner;
  return {
    ruleset: "secretNumber",
    phase: state.phase,
    round: state.round,
    active: state.phase === "pick" ? state.combatants.map(({ id }) => id) : [],
    order: state.combatants.map(({ id, score }) => ({ id, initiative: score, status: "ready" })),
    combatants: Object.fromEntries(
      state.combatants.map((one) => [
        one.id,
        {
          id: one.id,
          name: one.name,
          side: one.side,
          kind: one.kind,
          owner: one.owner,
          status: "ready",
          gauges: { score: { current: one.score, max: state.house.goal } },
          traits: { luck: one.luck, ...(one.pick !== null && isKnown(one) ? { pick: one.pick } : {}) },
          conditions: {},
        },
      ]),
    ),
    ...(state.omen !== null && (viewer === "gm" || viewer === "omniscient") ? { board: { omen: state.omen } } : {}),
    prompts: state.phase === "pick" ? promptsOf(state, viewer) : [],
  };
}

function promptsOf(state: State, viewer: Viewer): TableView["prompts"] {
  return state.combatants
    .filter(({ owner, pick }) => owner === (viewer as Seat) && pick === null)
    .map(({ id }) => ({
      id: `pick:${id}`,
      type: "pick",
      as: id,
      fields: [{ name: "number", kind: "number" as const, min: 0, max: MAX_PICK }],
    }));
}
