import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { StoredCommit } from "../store/store.ts";

/** Commits that are packed together: enough to make them small, and few enough that packing them holds nobody up. */
const PAGE = 64;

/**
 * What was done at one table, from the first commit on. Everybody goes on from the state and reads the last lines; the
 * whole past is needed seldom, to undo, to read far back, to tell a new audience. So only the latest commits are held as
 * they are, and those before packed: as they are written into the store, and deflated.
 */
export class PastCommits {
  readonly #pages: Uint8Array[] = [];
  readonly #latest: StoredCommit[] = [];

  constructor(commits: readonly StoredCommit[]) {
    for (const commit of commits) this.add(commit);
  }

  /** How many there are. */
  get count(): number {
    return this.#pages.length * PAGE + this.#latest.length;
  }

  /** Adds what was done last. @returns whether older ones have been packed by it */
  add(commit: StoredCommit): boolean {
    this.#latest.push(commit);
    if (this.#latest.length < 2 * PAGE) return false;
    this.#pages.push(packed(this.#latest.splice(0, PAGE)));
    return true;
  }

  /** All of them in their order. Takes as long as there are commits. */
  all(): readonly StoredCommit[] {
    return [...this.#pages.flatMap(unpacked), ...this.#latest];
  }

  /** The first so many of them. */
  first(count: number): readonly StoredCommit[] {
    return this.all().slice(0, count);
  }
}

/** A copy: what comes from the packer lies in a larger buffer that would stay with it. */
function packed(commits: readonly StoredCommit[]): Uint8Array {
  return Uint8Array.from(deflateRawSync(JSON.stringify(commits)));
}

function unpacked(page: Uint8Array): readonly StoredCommit[] {
  return JSON.parse(inflateRawSync(page).toString()) as readonly StoredCommit[];
}
