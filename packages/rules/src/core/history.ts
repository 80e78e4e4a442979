import type { Commit } from "./event.ts";
import { memo } from "./memo.ts";

/**
 * The commits of an encounter, the last one first. It shares those before it with the encounters before: one more costs
 * the same however long the fight has been.
 */
export type History = {
  readonly count: number;
  readonly last?: { readonly commit: Commit; readonly before: History };
  /** Lists the commits up to here, where they are kept elsewhere. */
  readonly kept?: () => readonly Commit[];
};

/** Nothing has happened yet. */
export const NO_HISTORY: History = { count: 0 };

/** The history with one more commit. */
export function withCommit(before: History, commit: Commit): History {
  return { count: before.count + 1, last: { commit, before } };
}

/** The same history, of which nothing is held: whoever asks for its commits is given those that `kept` lists. */
export function keptElsewhere({ count }: History, kept: () => readonly Commit[]): History {
  return { count, kept };
}

/** The commits from the first to the last. Takes as long as there are commits: not for every command. */
export const commitsOf = memo((history: History): readonly Commit[] => {
  const latest: Commit[] = [];
  let oldest = history;
  for (; oldest.last !== undefined; oldest = oldest.last.before) latest.push(oldest.last.commit);
  return [...(oldest.kept?.() ?? []), ...latest.reverse()];
});
