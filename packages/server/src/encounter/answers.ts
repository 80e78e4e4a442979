import type { Refusal, Seat } from "@yomiai/rules";
import type { StoredCommit } from "../store/store.ts";

/** What became of a command: `line` is the last line of the sender's own log. */
export type Outcome = { readonly ok: true; readonly line: number } | ({ readonly ok: false } & Refusal);

/** A command's id and whose it is. Two seats may use the same id without meeting each other. */
export type Key = { readonly seat: Seat; readonly id: string };

/** Refusals remembered for a table. They changed nothing, so an old one that is forgotten is merely decided anew. */
const MAX_REFUSALS = 500;

/**
 * The first answer to each command. Accepted ones are as durable as their commits, whose place (from 0) is remembered;
 * refusals are kept in memory.
 */
export class Answers {
  readonly #places = new Map<string, number>();
  readonly #refusals = new Map<string, Outcome>();

  constructor(commits: readonly StoredCommit[]) {
    commits.forEach(({ commit, commandId }, place) => {
      if (commandId !== undefined) this.accept({ seat: commit.by, id: commandId }, place);
    });
  }

  /** Place of the commit that this command made, if it was accepted before. */
  findPlace(key: Key): number | undefined {
    return this.#places.get(text(key));
  }

  /** The refusal that this command got, if it is remembered. */
  findRefusal(key: Key): Outcome | undefined {
    return this.#refusals.get(text(key));
  }

  accept(key: Key, place: number): void {
    this.#places.set(text(key), place);
  }

  refuse(key: Key, outcome: Outcome): void {
    this.#refusals.set(text(key), outcome);
    const [oldest] = this.#refusals.keys();
    if (this.#refusals.size > MAX_REFUSALS && oldest !== undefined) this.#refusals.delete(oldest);
  }
}

function text({ seat, id }: Key): string {
  return `${seat} ${id}`;
}
