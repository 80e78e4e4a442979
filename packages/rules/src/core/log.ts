import type { Ruleset } from "../ruleset.ts";
import { commonNarration, isCommonEvent } from "./commonEvents.ts";
import type { Commit, Event, ToldEvent } from "./event.ts";
import type { Viewer } from "./seat.ts";

/** One line of a viewer's log. */
export type LogEntry = {
  /** The viewer's own count, from 1 without gaps: it tells nothing of what others were told. */
  readonly line: number;
  /** What the viewer may read of the event. */
  readonly event: ToldEvent;
  /** The event's number; the omniscient log alone has it. At the table it would count what others did unseen. */
  readonly number?: number;
};

/** The event as a viewer may read it, or nothing. The core's own events are told here, the others by the ruleset. */
export function narrate(ruleset: Ruleset, event: Event, viewer: Viewer): ToldEvent | undefined {
  if (viewer === "omniscient") return event;
  if (event.type === "undone") return { type: "undone" };
  if (isCommonEvent(event)) {
    const teller = commonNarration[event.type] as (event: Event, viewer: Viewer) => ToldEvent | undefined;
    return teller(event, viewer);
  }
  return ruleset.narrate(event, viewer);
}

/**
 * Tells one viewer of commit after commit, and counts the lines without keeping them. An `undone` is told as `toLine`:
 * the lines after that one, up to the `undone`, no longer count. Whoever has read none of what was undone is not told of
 * it.
 */
export class ViewerLog {
  readonly #ruleset: Ruleset;
  readonly #viewer: Viewer;
  #length = 0;
  /** By event number: how many lines there were after it. */
  readonly #linesAfter: number[] = [0];

  constructor(ruleset: Ruleset, viewer: Viewer) {
    this.#ruleset = ruleset;
    this.#viewer = viewer;
  }

  /** How many lines there are so far. */
  get length(): number {
    return this.#length;
  }

  /** Reads a commit and returns the lines it added. */
  append(commit: Commit): readonly LogEntry[] {
    return commit.events.flatMap((event, i) => {
      const number = commit.from + i;
      const told = this.#tell(event);
      if (told !== undefined) this.#length += 1;
      this.#linesAfter[number] = this.#length;
      return told === undefined ? [] : [this.#entry(told, number)];
    });
  }

  #tell(event: Event): ToldEvent | undefined {
    if (event.type !== "undone" || this.#viewer === "omniscient") return narrate(this.#ruleset, event, this.#viewer);
    const toLine = this.#linesAfter[Number(event.to)] ?? 0;
    return toLine === this.#length && this.#viewer !== "gm" ? undefined : { type: "undone", toLine };
  }

  #entry(event: ToldEvent, number: number): LogEntry {
    const line = this.#length;
    return this.#viewer === "omniscient" ? { line, event, number } : { line, event };
  }

  /** Number of the last event before the viewer's line after this one: what the viewer did not read of stays in. */
  lastEventUpTo(line: number): number {
    return this.#linesAfter.findLastIndex((lines) => lines <= line);
  }
}

/** A viewer's whole log of these commits. */
export function logFor(ruleset: Ruleset, commits: readonly Commit[], viewer: Viewer): readonly LogEntry[] {
  const log = new ViewerLog(ruleset, viewer);
  return commits.flatMap((commit) => log.append(commit));
}
