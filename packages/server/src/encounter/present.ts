import type { Viewer } from "@yomiai/rules";
import type { ToldLine } from "../protocol.ts";
import type { StoredCommit } from "../store/store.ts";
import { Answers } from "./answers.ts";
import { AudienceLogs } from "./audienceLogs.ts";
import type { Kept } from "./kept.ts";
import { PastCommits } from "./pastCommits.ts";
import { Standing } from "./standing.ts";

/** Everything in memory that follows from what the store holds of a table: made when it is read, grown by each commit. */
export class Present {
  readonly logs: AudienceLogs;
  readonly answers: Answers;
  readonly #past: PastCommits;
  #standing: Standing;

  constructor({ encounter, commits }: Kept) {
    this.#past = new PastCommits(commits);
    this.#standing = this.#withPast(new Standing(encounter));
    this.logs = new AudienceLogs(encounter.ruleset, this.#past);
    this.answers = new Answers(commits);
  }

  /** The encounter as it stands. */
  get standing(): Standing {
    return this.#standing;
  }

  /** Goes on to what a commit made of the encounter, and publishes the lines that tell of it. */
  grow(stored: StoredCommit, next: Standing): ReadonlyMap<Viewer, readonly ToldLine[]> {
    const hasPacked = this.#past.add(stored);
    this.#standing = hasPacked ? this.#withPast(next) : next;
    return this.logs.publish();
  }

  #withPast(standing: Standing): Standing {
    const { count } = this.#past;
    return standing.withoutCommits(() => this.#past.first(count).map(({ commit }) => commit));
  }
}
