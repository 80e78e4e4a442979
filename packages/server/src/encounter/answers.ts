import type { Refusal, Seat } from "@yomiai/rules";
import type { StoredCommit } from "../store/store.ts";

/** What became of a command: `line` is the last line of the sender's own log. */
export type Outcome = { readonly ok: true; readonly line: number } | ({ readonly ok: false } & Refusal);

/** A command's id and whose it is. Two seats may use the same id without meeting each other. */
export type Key = { readonly seat: Seat; readonly id: string };

/** Answers remembered of commands that made no commit. They changed nothing: one that is forgotten is decided anew. */
const MAX_PASSING = 500;

/**
 * The first answer to each command. Those that made a commit are as durable as it, and its place (from 0) is remembered;
 * answers to the others, refusals above all, are kept in memory.
 */
export class Answers {
  readonly #places = new Map<string, number>();
  readonly #passing = new Map<string, Outcome>();

  constructor(commits: readonly StoredCommit[]) {
    commits.forEach(({ commit, commandId }, place) => {
      if (commandId !== undefined) this.accept({ seat: commit.by, id: commandId }, place);
    });
  }

  /** Place of the commit that this command made, if it was accepted before. */
  findPlace(key: Key): number | undefined {
    return this.#places.get(text(key));
  }

  /** What this command was answered that made no commit, if it is remembered. */
  findPassing(key: Key): Outcome | undefined {
    return this.#passing.get(text(key));
  }

  accept(key: Key, place: number): void {
    this.#places.set(text(key), place);
  }

  /** Remembers what a command was answered that made no commit. */
  pass(key: Key, outcome: Outcome): void {
    this.#passing.set(text(key), outcome);
    const [oldest] = this.#passing.keys();
    if (this.#passing.size > MAX_PASSING && oldest !== undefined) this.#passing.delete(oldest);
  }
}

function text({ seat, id }: Key): string {
  return `${seat} ${id}`;
}
