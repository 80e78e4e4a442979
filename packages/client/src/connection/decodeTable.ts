import type {
  CombatantKind,
  CombatantView,
  ConditionView,
  Gauge,
  Json,
  JsonObject,
  OptionLabels,
  OrderEntry,
  Prompt,
  Seat,
  TableView,
  Viewer,
} from "@yomiai/rules";
import type { CombatantState, Person, TableState } from "@yomiai/server/protocol";

/** The table as this client knows it: plain values, made anew with every change. */
export type Table = {
  readonly title: string;
  readonly viewer: Exclude<Viewer, "omniscient">;
  readonly view: TableView;
  readonly house: JsonObject;
  readonly people: Readonly<Partial<Record<Seat, Person>>>;
  readonly spectators: number;
  /** May newcomers come in? */
  readonly open: boolean;
  /** Has the GM called a break? Then players are asked nothing. */
  readonly paused: boolean;
  /** Seats that a bot plays now. */
  readonly bots: readonly string[];
  /** Code of why the room is frozen, or "". */
  readonly frozen: string;
  /** To the GM: the common commands that are possible now, `skipTurn` with its combatant. */
  readonly gmMay: readonly string[];
};

/** Reads the room's schema state. The server made it from a view, so its texts are taken at their word here, at the edge. */
export function decodeTable(state: TableState): Table {
  const map = readMap(state.map);
  return {
    title: state.title,
    viewer: state.viewer as Table["viewer"],
    view: {
      ruleset: state.ruleset,
      phase: state.phase,
      round: state.round,
      ...(state.turn === "" ? {} : { turn: turn(state.turn) }),
      active: [...state.active],
      order: [...state.order].map(orderEntry),
      ...(state.tieBreaks === "" ? {} : { tieBreaks: JSON.parse(state.tieBreaks) }),
      combatants: combatants(state),
      ...(map === undefined ? {} : { map }),
      ...(state.board.size === 0 ? {} : { board: readAll<Json>(state.board) }),
      prompts: decodePrompts(state),
    },
    house: read<JsonObject | undefined>(state.house) ?? {},
    people: Object.fromEntries(
      [...state.people].map(([seat, { name, color, connected }]) => [seat, { name, color, connected }]),
    ),
    spectators: state.spectators,
    open: state.open,
    paused: state.paused,
    bots: [...state.bots],
    frozen: state.frozen,
    gmMay: [...state.gmMay],
  };
}

let lastMap: { readonly text: string; readonly map: JsonObject | undefined } = { text: "", map: undefined };

/** A map is large and changes seldom: as long as it says the same, it is the same object. */
function readMap(text: string): JsonObject | undefined {
  if (text !== lastMap.text) lastMap = { text, map: read<JsonObject | undefined>(text) };
  return lastMap.map;
}

function read<T>(text: string): T | undefined {
  return text === "" ? undefined : (JSON.parse(text) as T);
}

function readAll<T>(texts: ReadonlyMap<string, string>): Readonly<Record<string, T>> {
  return Object.fromEntries([...texts].map(([key, text]) => [key, JSON.parse(text) as T]));
}

/** Ids begin with a letter, so what is all digits is a count. */
function turn(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A prompt as it crosses: its parts by their names. */
type NamedPrompt = Omit<Prompt, "fields" | "info"> & { readonly fields: readonly string[]; readonly info?: string };

/** What is asked of this viewer, in the order to show it. */
export function decodePrompts({ asked, prompts, parts }: TableState): readonly Prompt[] {
  const part = (name: string) => JSON.parse(parts.get(name) ?? "null");
  return [...asked].flatMap((name) => {
    const text = prompts.get(name);
    if (text === undefined) return [];
    const { fields, info, ...rest } = JSON.parse(text) as NamedPrompt;
    return [{ ...rest, fields: fields.map(part), ...(info === undefined ? {} : { info: part(info) }) }];
  });
}

function orderEntry({ id, initiative, status }: TableState["order"][number]): OrderEntry {
  return initiative === undefined || initiative === null ? { id, status } : { id, initiative, status };
}

function combatants(state: TableState): TableView["combatants"] {
  const known: [string, CombatantView][] = [];
  for (const id of state.listing) {
    const combatant = state.combatants.get(id);
    if (combatant !== undefined) known.push([id, decodeCombatant(combatant)]);
  }
  return Object.fromEntries(known);
}

function decodeCombatant(state: CombatantState): CombatantView {
  const place = read<JsonObject>(state.place);
  const labels = read<OptionLabels>(state.labels);
  return {
    id: state.id,
    name: state.name,
    side: state.side,
    kind: state.kind as CombatantKind,
    owner: state.owner as Seat,
    status: state.status,
    gauges: Object.fromEntries([...state.gauges].map(([key, gauge]) => [key, decodeGauge(gauge)])),
    traits: readAll<number | string | boolean>(state.traits),
    conditions: readAll<ConditionView>(state.conditions),
    ...(place === undefined ? {} : { place }),
    ...(labels === undefined ? {} : { labels }),
  };
}

/** `3`, or `3/9` where there is a largest value. */
function decodeGauge(text: string): Gauge {
  const [current = 0, max] = text.split("/").map(Number);
  return max === undefined ? { current } : { current, max };
}
