import { Answers } from "./answers.ts";
import { AudienceLogs } from "./audienceLogs.ts";
import type { Kept } from "./kept.ts";
import { Standing } from "./standing.ts";

/** Everything in memory that follows from what the store holds of a table: made when it is read, grown by each commit. */
export class Present {
  standing: Standing;
  readonly logs: AudienceLogs;
  readonly answers: Answers;

  constructor({ encounter, commits }: Kept) {
    this.standing = new Standing(encounter);
    this.logs = new AudienceLogs(encounter.ruleset, commits);
    this.answers = new Answers(commits);
  }
}
