import { diceFrom, seededFaces } from "../dice/committedDice.ts";
import { type Dice, type DiceDrawn, NOTHING_DRAWN } from "../dice/dice.ts";
import type { Ruleset } from "../ruleset.ts";
import type { Command } from "./command.ts";
import { decide, evolve } from "./decide.ts";
import { type Commit, type Event, lastEventOf, type RecordedRoll } from "./event.ts";
import type { Fight } from "./fight.ts";
import { commitsOf, type History, keptElsewhere, NO_HISTORY, withCommit } from "./history.ts";
import type { JsonObject } from "./json.ts";
import { ViewerLog } from "./log.ts";
import { memo } from "./memo.ts";
import { type NewCombatant, newCombatantSchema, readBy } from "./newCombatant.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import { standingEvents, undoTarget } from "./undo.ts";

/** What an encounter was made from. With its commits it is all that need be kept. */
export type Founding = {
  readonly ruleset: string;
  readonly version: number;
  /** Overrides of the house rules' defaults. */
  readonly house: JsonObject;
  readonly combatants: readonly NewCombatant[];
};

/** One fight as it stands, with its history. Immutable: every commit makes a new one. */
export type Encounter = {
  readonly ruleset: Ruleset;
  readonly founding: Founding;
  readonly state: Fight;
  readonly history: History;
  /** All of the history, listed when it is asked for. */
  readonly commits: readonly Commit[];
  /** Number of the last event, 0 before the first. */
  readonly number: number;
  /** Dice drawn so far, undone ones included: an undone roll is never rolled again. */
  readonly drawn: DiceDrawn;
};

/**
 * A new encounter in set-up.
 * @throws Refused (`badArgument`) naming the field, for house rules or combatants that are not allowed
 */
export function found(
  ruleset: Ruleset,
  given: { readonly house: JsonObject; readonly combatants: readonly unknown[] },
): Encounter {
  const combatants = given.combatants.map((raw, i) => readBy(newCombatantSchema, raw, `combatants.${i}`));
  const founding = { ruleset: ruleset.id, version: ruleset.version, house: given.house, combatants };
  const state = stateAtFounding(ruleset, founding);
  return encounterOf({ ruleset, founding, state, history: NO_HISTORY, number: 0, drawn: NOTHING_DRAWN });
}

function encounterOf(parts: Omit<Encounter, "commits">): Encounter {
  return {
    ...parts,
    get commits() {
      return commitsOf(parts.history);
    },
  };
}

/**
 * The same encounter, whose commits are held elsewhere: a long fight need not lie in memory whole to go on.
 * @param kept lists these very commits, from the first to the last, whenever they are needed: for undoing and for reading
 */
export function withoutCommits(encounter: Encounter, kept: () => readonly Commit[]): Encounter {
  const { ruleset, founding, state, history, number, drawn } = encounter;
  return encounterOf({ ruleset, founding, state, history: keptElsewhere(history, kept), number, drawn });
}

function stateAtFounding(ruleset: Ruleset, founding: Founding): Fight {
  const house = readBy(ruleset.house, founding.house, "house");
  return ruleset.create({ house, combatants: founding.combatants });
}

/** The encounter that these commits made, folded from its founding. Upcast old commits before. */
export function replay(ruleset: Ruleset, founding: Founding, commits: readonly Commit[]): Encounter {
  const events = standingEvents(commits).map(({ event }) => event);
  return encounterOf({
    ruleset,
    founding,
    state: fold(ruleset, stateAtFounding(ruleset, founding), events),
    history: commits.reduce(withCommit, NO_HISTORY),
    number: commits.reduce((_, commit) => lastEventOf(commit), 0),
    drawn: commits.reduce((drawn, commit) => afterRolls(drawn, commit.rolls), NOTHING_DRAWN),
  });
}

function fold(ruleset: Ruleset, from: Fight, events: readonly Event[]): Fight {
  return events.reduce((state, event) => evolve(ruleset, state, event), from);
}

function afterRolls(drawn: DiceDrawn, rolls: readonly RecordedRoll[]): DiceDrawn {
  const next = { ...drawn };
  for (const roll of rolls) next[roll.stream] += roll.faces.length;
  return next;
}

/** What an accepted command would append. Nothing has happened until it is applied. */
export type Accepted = { readonly commit: Commit };

/**
 * Decides a command of a seat: a commit to append and then {@link apply}, or a refusal.
 * @param dice where the faces come from: {@link liveDice}, or a script
 */
export function ask(
  encounter: Encounter,
  sent: { readonly command: Command; readonly seat: Seat; readonly dice: Dice },
): Accepted | { readonly refusal: Refusal } {
  const { command, seat } = sent;
  if (command.type === "undo") return askUndo(encounter, command, seat);
  const decision = decide(encounter.ruleset, encounter.state, sent);
  if ("refusal" in decision) return decision;
  return { commit: { from: encounter.number + 1, by: seat, command: command.type, ...decision } };
}

/**
 * `undo {to}` with the number of the last event to keep, from 0, or `undo {toLine}` with the last line of the GM's own
 * log to keep, from 0. GM only, in every phase. Tables undo by lines: numbers count what is hidden from the GM as well.
 */
function askUndo(encounter: Encounter, command: Command, seat: Seat): Accepted | { readonly refusal: Refusal } {
  if (seat !== "gm") return { refusal: { code: "gmOnly", message: "undo: only the GM" } };
  if (isRecordOpen(encounter)) {
    return { refusal: { code: "recordOpened", message: "undo: the GM has opened the record, which ends all undoing" } };
  }
  const last = command.toLine === undefined ? lastNumberToKeep(encounter, command) : lastLineToKeep(encounter, command);
  if (typeof last !== "number") return last;
  const to = undoTarget(encounter.ruleset, encounter.commits, last);
  if (to < lastOpeningOf(encounter)) {
    return { refusal: { code: "recordOpened", message: "undo: the record of that fight has been opened" } };
  }
  const undone: Event = { type: "undone", to };
  return { commit: { from: encounter.number + 1, by: seat, command: "undo", events: [undone], rolls: [] } };
}

/**
 * Has the GM opened the whole record, secrets and all? It stays open until the next fight at the table begins to be set
 * up, whose secrets it would tell as they arise.
 */
export function isRecordOpen(encounter: Encounter): boolean {
  if (lastOpeningOf(encounter) === 0) return false;
  const turns = standingEvents(encounter.commits).map(({ event }) => event.type);
  return turns.lastIndexOf("recordOpened") > turns.lastIndexOf("nextFightPrepared");
}

/** Number of the event that opened the record last, 0 if none did. What the GM has read cannot be unread: it stands. */
function lastOpeningOf({ commits }: Encounter): number {
  const opening = commits.findLast(({ command }) => command === "openRecord");
  return opening === undefined ? 0 : lastEventOf(opening);
}

function isWhole(value: Command[string]): value is number {
  return Number.isInteger(value);
}

/** The refusal names no limit: it would be the count of all events. */
function lastNumberToKeep(encounter: Encounter, { to }: Command): number | { readonly refusal: Refusal } {
  if (isWhole(to) && to >= 0 && to < encounter.number) return to;
  const message = "to: the number of the last event to keep, a whole number from 0, before the last event";
  return { refusal: { code: "badArgument", message, field: "to" } };
}

function lastLineToKeep(encounter: Encounter, { to, toLine }: Command): number | { readonly refusal: Refusal } {
  const log = new ViewerLog(encounter.ruleset, "gm");
  for (const commit of encounter.commits) log.append(commit);
  const max = log.length - 1;
  if (isWhole(toLine) && toLine >= 0 && toLine <= max && to === undefined) return log.lastEventUpTo(toLine);
  const message = `toLine: the last line of your log to keep, a whole number from 0 to ${max}, and no to`;
  return { refusal: { code: "badArgument", message, field: "toLine", allowed: { min: 0, max } } };
}

/** The encounter after a commit. */
export function apply(encounter: Encounter, commit: Commit): Encounter {
  const { ruleset, founding } = encounter;
  const history = withCommit(encounter.history, commit);
  if (commit.events.some((event) => event.type === "undone")) return replay(ruleset, founding, commitsOf(history));
  return encounterOf({
    ruleset,
    founding,
    state: fold(ruleset, encounter.state, commit.events),
    history,
    number: lastEventOf(commit),
    drawn: afterRolls(encounter.drawn, commit.rolls),
  });
}

/** Kept as long as the encounter. */
const facesFor = memo((_founding: Founding, seed: string) => seededFaces(seed));

/** The committed dice of a live encounter, going on where it stands. @param seed master seed, hex */
export function liveDice(encounter: Encounter, seed: string): Dice {
  return diceFrom(facesFor(encounter.founding, seed), encounter.drawn);
}
