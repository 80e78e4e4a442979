import type { ChoiceTrace, Ruleset } from "../ruleset.ts";
import { type Commit, type Event, lastEventOf } from "./event.ts";

/** An event with its number. */
export type Numbered = { readonly number: number; readonly event: Event };

/** The events that still count: those that no `undone` took back, in order. `undone` itself is not among them. */
export function standingEvents(commits: readonly Commit[]): readonly Numbered[] {
  let standing: Numbered[] = [];
  for (const commit of commits) {
    commit.events.forEach((event, i) => {
      const to = event.type === "undone" ? event.to : undefined;
      if (typeof to === "number") standing = standing.filter(({ number }) => number <= to);
      else standing.push({ number: commit.from + i, event });
    });
  }
  return standing;
}

/**
 * Where an `undo` to `asked` really lands: on the end of a commit, and before every secret choice that was made by then
 * and has been opened since. What the table has learned cannot be unlearned, so such a choice is made anew; choices
 * that were never opened survive.
 * @param asked number of the last event to keep; 0 for all
 */
export function undoTarget(ruleset: Ruleset, commits: readonly Commit[], asked: number): number {
  const standing = standingEvents(commits);
  let target = commitEndAtOrBefore(commits, asked);
  for (;;) {
    const torn = tornChoice(ruleset, standing, target);
    if (torn === undefined) return target;
    target = commitEndAtOrBefore(commits, torn - 1);
  }
}

function commitEndAtOrBefore(commits: readonly Commit[], number: number): number {
  return commits.reduce((end, commit) => (lastEventOf(commit) <= number ? lastEventOf(commit) : end), 0);
}

/** What nobody has opened by the next fight belongs to the old one: a choice by the same name is another one. */
const LEFT_BEHIND: ChoiceTrace = { dropped: "all" };

/** Number of a choice made at or before `target` that was opened after it: no point from there up to `target` will do. */
function tornChoice(ruleset: Ruleset, standing: readonly Numbered[], target: number): number | undefined {
  const made = new Map<string, number>();
  for (const { number, event } of standing) {
    const trace = event.type === "nextFightPrepared" ? LEFT_BEHIND : ruleset.traceChoices(event);
    for (const choice of trace?.opened ?? []) {
      const since = made.get(choice) ?? Number.POSITIVE_INFINITY;
      if (since <= target && number > target) return since;
      made.delete(choice);
    }
    if (trace?.dropped === "all") made.clear();
    else for (const choice of trace?.dropped ?? []) made.delete(choice);
    for (const choice of trace?.made ?? []) if (!made.has(choice)) made.set(choice, number);
  }
  return undefined;
}
