/**
 * The wire, as types: what client and server say to each other. `docs/protocol.md` tells it in prose.
 * The client imports these types only.
 */
import type {
  Command,
  DiceCommitment,
  Explanation,
  Json,
  LogEntry,
  NewCombatant,
  RecordedRoll,
  Refusal,
  Seat,
  Starter,
  TableView,
  ToldDice,
  Viewer,
} from "@yomiai/rules";

/** Name of the Colyseus room. Its room id is the table's code. */
export const ROOM_NAME = "encounter";

/** Close code of a connection whose seat was released or handed on: do not come back with this token. */
export const SEAT_GONE = 4410;

/** Letters of a table's code: no 0 O 1 I L. */
export const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** Letters in a code. */
export const CODE_LENGTH = 6;

/** What a client gives when it joins the room. Without a token it is a spectator; with a false one it is refused. */
export type JoinOptions = { readonly token?: string };

/** Message `command` from a client. */
export type CommandMessage = {
  /** Made by the client, 1–64 characters; the same id gets the first answer again and is not carried out twice. */
  readonly id: string;
  readonly command: Command;
  /** The last line of its own log that the client had read. */
  readonly seen: number;
};

/** Message `answer` to the sender of a command. `line` is the last line of the sender's own log. */
export type AnswerMessage =
  | { readonly id: string; readonly ok: true; readonly line: number }
  | ({ readonly id: string; readonly ok: false } & Refusal);

/** A log line with its "why?". */
export type ToldLine = LogEntry & {
  readonly why?: Explanation;
  /** Server time, ISO 8601 with offset. */
  readonly at: string;
};

/** Message `refused`: to the sender of something that was no command: an unknown type, a broken or too long message. */
export type RefusedMessage = Refusal;

/** Message `log`: new lines, or after joining the last {@link LOG_TAIL}. Older ones are read over HTTP. */
export type LogMessage = { readonly lines: readonly ToldLine[] };
/** How many lines a client gets on joining. */
export const LOG_TAIL = 200;

/** Message `seeAs` from the GM's client; answered by a message `seenAs` with the same `viewer`. */
export type SeeAsMessage = { readonly viewer: Exclude<Viewer, "omniscient"> };
/** That viewer's table with nothing in it that the GM may not know. */
export type SeenAsMessage = { readonly viewer: Viewer; readonly table: TableView };

/** Somebody at the table, as all see them. */
export type Person = { readonly name: string; readonly color: string; readonly connected: boolean };

/**
 * The room's state as an audience sees it: `Table` in `tableSchema.ts`, flattened for the schema. Values that have no
 * fixed shape (traits, places, board, map, prompts, house rules) are JSON texts.
 */
export type TableState = {
  readonly title: string;
  readonly ruleset: string;
  /** Who this audience is. */
  readonly viewer: string;
  readonly phase: string;
  readonly round: number;
  /** The view's `turn` as text, "" where there is none. */
  readonly turn: string;
  readonly active: readonly string[];
  readonly order: readonly { id: string; initiative?: number; status: string }[];
  /** JSON text of the view's `tieBreaks`, "" where there are none. */
  readonly tieBreaks: string;
  /** Ids in listing order. */
  readonly listing: readonly string[];
  readonly combatants: ReadonlyMap<string, CombatantState>;
  /** JSON text, "" where there is none. */
  readonly map: string;
  /** By key: JSON text. */
  readonly board: ReadonlyMap<string, string>;
  /**
   * By a short name that means nothing and is used again: JSON text of the {@link Prompt}, in which each of its `fields`,
   * and its `info` if it has one, is the name of one of `parts`.
   */
  readonly prompts: ReadonlyMap<string, string>;
  /** By a short name: JSON text of a field or an `info`, which several prompts may share. */
  readonly parts: ReadonlyMap<string, string>;
  /** Names of the prompts in the order to show them. */
  readonly asked: readonly string[];
  /** JSON text of the house rules in force. */
  readonly house: string;
  /** By seat. */
  readonly people: ReadonlyMap<string, Person>;
  readonly spectators: number;
  /** May newcomers come in? */
  readonly open: boolean;
  /** Seats that a bot plays now. */
  readonly bots: readonly string[];
  /** "" while the room runs; else the {@link FrozenCode} of why it is frozen. */
  readonly frozen: string;
  /**
   * To the GM: those of the common commands `end`, `addCombatant`, `orderTies`, `setHouse`, `nextFight` and `skipTurn ID` that are
   * possible now. Empty for others.
   */
  readonly gmMay: readonly string[];
  /** Has the GM called a break? Players are asked nothing then, and what they send is refused with `paused`. */
  readonly paused: boolean;
};

/**
 * Why a room takes no commands. `storage`: the server cannot store anything now; it goes on by itself. `invariant`: the
 * rules have failed; the GM's commands are still tried, and the first one that succeeds thaws the room.
 */
export type FrozenCode = "storage" | "invariant";

/** A combatant in {@link TableState}. */
export type CombatantState = {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  readonly owner: string;
  readonly status: string;
  /** By key: `3`, or `3/9` where there is a largest value. */
  readonly gauges: ReadonlyMap<string, string>;
  /** By key: JSON text of a number, text or boolean. */
  readonly traits: ReadonlyMap<string, string>;
  /** By key: JSON text of a `ConditionView`. */
  readonly conditions: ReadonlyMap<string, string>;
  /** JSON text, "" where there is none. */
  readonly place: string;
  /** JSON text of the names of things made at the table, by id; "" where there are none. */
  readonly labels: string;
};

/** Every error over HTTP: status 4xx/5xx and this body. */
export type ApiError = { readonly error: Refusal };

/**
 * `GET /api/server`: addresses under which others can reach this server, the best first, for links and QR codes: the
 * configured public one, or else those in the home network (told only to somebody inside it).
 */
export type ServerInfo = { readonly urls: readonly string[] };

/** `GET /api/rulesets`: what a client needs to make forms; nothing secret. */
export type RulesetInfo = {
  readonly id: string;
  /** JSON Schema of a sheet; fields carry `SheetFieldMeta`. */
  readonly sheet: Json;
  /** JSON Schema of the house rules; options carry `HouseOptionMeta`. */
  readonly house: Json;
  readonly houseDefaults: Json;
  readonly starters: readonly Starter[];
};

/** `POST /api/tables`: body. `demo` makes the ready table of the ruleset with bots, already started. */
export type CreateTable = {
  readonly ruleset: string;
  readonly title?: string;
  readonly house?: { readonly [option: string]: Json };
  readonly combatants?: readonly NewCombatant[];
  readonly demo?: boolean;
  readonly language?: "ja" | "en";
};
/** Its answer (201): the code, and the GM's token. */
export type TableCreated = { readonly code: string; readonly seat: "gm"; readonly token: string };

/** `GET /api/tables/:code`: what anybody with the code may know before joining. Opens the room if it is closed. */
export type TableInfo = {
  readonly code: string;
  readonly title: string;
  readonly ruleset: string;
  readonly phase: string;
  /** Do bots play the seats that nobody has claimed? */
  readonly demo: boolean;
  /** May newcomers come in? Who holds a seat or an invite always may. */
  readonly open: boolean;
  readonly seats: readonly SeatInfo[];
};
/**
 * `PUT /api/tables/:code`: one of these at least. The GM opens or closes the table to newcomers, begins or ends a break;
 * while no GM is connected any seat may end one. Answered with {@link TableInfo}.
 */
export type ChangeTable = { readonly open?: boolean; readonly paused?: boolean };
/** A seat in {@link TableInfo}: who sits there and the characters it plays, as a spectator sees them. */
export type SeatInfo = {
  readonly seat: Seat;
  readonly claimed: boolean;
  /** Held for somebody whom the GM has invited: only an invite opens it. */
  readonly held: boolean;
  readonly name: string;
  readonly characters: readonly { readonly id: string; readonly name: string }[];
};

/**
 * `POST /api/tables/:code/seats`: claims a player's seat; without `seat` the first free one. With an `invite` of the GM
 * it takes over the seat that the invite is for, whoever sat there before; an invite works once.
 */
export type ClaimSeat = {
  readonly seat?: Seat;
  readonly name: string;
  readonly color?: string;
  readonly invite?: string;
};
/** Its answer (201). The token is shown once; the store keeps a hash. */
export type SeatClaimed = { readonly seat: Seat; readonly token: string };

/**
 * `PUT /api/tables/:code/seats/:seat` (who sits there, the GM too): how they are called from now on. Answered with
 * {@link SeatResumed}.
 */
export type RenamePerson = { readonly name: string; readonly color?: string };

/** `POST /api/tables/:code/resume` with `Authorization: Bearer TOKEN`: whose token it is. */
export type SeatResumed = { readonly seat: Seat; readonly name: string };

/**
 * `POST /api/tables/:code/seats/:seat/invite` (GM): an invite to a seat (201). Until it is used nobody else can claim
 * the seat; a new invite or a release makes it void. An invite to `gm` hands the GM's seat on.
 */
export type SeatInvite = { readonly seat: Seat; readonly invite: string };

/**
 * `POST /api/tables/:code/seats/:seat/release` (GM, or who sits there): the seat is free again and its old token is void.
 * Connections of that seat end with {@link SEAT_GONE}. Answer 204.
 */

/** `GET /api/tables/:code/log?before=LINE` (token or none): up to {@link LOG_TAIL} older lines of the viewer's own log. */
export type LogPage = { readonly lines: readonly ToldLine[]; readonly more: boolean };

/**
 * `GET /api/tables/:code/dice`: the promise in force; after the end the open stream's seed and its rolls, to the GM both.
 * If play goes on after that, new seeds are promised, and what was revealed stays so.
 */
export type DiceReport = {
  readonly commitment: DiceCommitment;
  readonly revealed: readonly RevealedStream[];
};
/** A stream whose seed is open: `commitment` is the promise that it keeps, `rolls` are those made with it. */
export type RevealedStream = {
  readonly stream: "open" | "hidden";
  readonly commitment: string;
  readonly seed: string;
  readonly rolls: readonly RecordedRoll[];
};

/** `GET /api/tables/:code/export` (token or none): the viewer's own table and whole log. */
export type TableExport = {
  readonly code: string;
  readonly title: string;
  readonly ruleset: string;
  /** Version of the ruleset. */
  readonly version: number;
  readonly viewer: Viewer;
  /** Server time, ISO 8601 with offset. */
  readonly exportedAt: string;
  readonly table: TableView;
  readonly log: readonly ToldLine[];
};

/** A moment of a fight as one viewer lived it: after a command that told them something. */
export type Moment = {
  /** The viewer's last line at that moment; 0 before the first one. */
  readonly line: number;
  /** What they were told in it. */
  readonly lines: readonly ToldLine[];
  /** The table as they saw it then, without prompts. */
  readonly table: TableView;
};

/**
 * `GET /api/tables/:code/replay?page=N` (token or none): the moments whose last line is from N × {@link REPLAY_PAGE} + 1
 * to (N + 1) × {@link REPLAY_PAGE}; page 0 begins with moment 0. With `as=omniscient` the GM reads everything, secrets
 * too, once the record was opened by the command `openRecord` and until the next fight at the table; else `recordClosed` (403).
 */
export type Replay = {
  readonly viewer: Viewer;
  readonly page: number;
  /** How many lines there are in all. */
  readonly last: number;
  readonly moments: readonly Moment[];
};
/** Lines of a page of {@link Replay}. */
export const REPLAY_PAGE = 40;

/**
 * `GET /api/tables/:code/rolls` (token or none): every die that the reader's own log tells of, for statistics; and
 * `GET /api/tables/:code/rolls.csv`: the same as a file, with a line for each die.
 */
export type RollBook = { readonly viewer: Viewer; readonly rolls: readonly ToldRoll[] };
/** Dice of one line of the log. `at` is the line's; dice of lines that were undone stay. */
export type ToldRoll = ToldDice & { readonly line: number; readonly at: string; readonly undone: boolean };

/**
 * `POST /api/tables/:code/npcs` (GM): the GM's own combatants do what they are asked now by themselves, until somebody else
 * is asked or the round is over. Each move is a command of the GM's, told and undone like any other.
 */
export type NpcsPlayed = { readonly moves: number };

/** `GET` and `PUT /api/tables/:code/reserve` (GM): combatants prepared and known to nobody else until they enter. */
export type Reserve = { readonly combatants: readonly NewCombatant[] };
