import { type Commit, type LogEntry, type Ruleset, type Viewer, ViewerLog } from "@yomiai/rules";
import { isoWithOffset } from "../observe/clockText.ts";
import type { ToldLine } from "../protocol.ts";
import type { StoredCommit } from "../store/store.ts";

/**
 * What each audience of one table has been told. A log is made when somebody first asks for it and then grows with the
 * encounter. Lines are prepared before their commit is durable and published after: nobody reads them in between.
 */
export class AudienceLogs {
  readonly #ruleset: Ruleset;
  readonly #commits: StoredCommit[];
  readonly #logs = new Map<Viewer, AudienceLog>();

  constructor(ruleset: Ruleset, commits: readonly StoredCommit[]) {
    this.#ruleset = ruleset;
    this.#commits = [...commits];
  }

  /** All lines that this viewer has been told. */
  linesOf(viewer: Viewer): readonly ToldLine[] {
    return this.#of(viewer).lines;
  }

  /** By place of the commit, from 0: how many lines there were for this viewer after it. */
  linesAfter(viewer: Viewer): readonly number[] {
    return this.#of(viewer).lineAfter;
  }

  /** The viewer's last line when the commit with this place (from 0) had been told. */
  lineAfter(viewer: Viewer, place: number): number {
    return this.#of(viewer).lineAfter[place] ?? 0;
  }

  /** Tells a commit to every log there is, for nobody to read yet. @throws what the ruleset throws */
  prepare(stored: StoredCommit): void {
    const at = isoWithOffset(stored.at);
    for (const log of this.#logs.values()) log.prepare(stored.commit, at);
  }

  /** Publishes what was prepared and returns the new lines by viewer. */
  publish(stored: StoredCommit): ReadonlyMap<Viewer, readonly ToldLine[]> {
    this.#commits.push(stored);
    return new Map([...this.#logs].map(([viewer, log]) => [viewer, log.publish()]));
  }

  /** Throws away what was prepared; the logs are made anew when somebody asks. */
  discard(): void {
    this.#logs.clear();
  }

  #of(viewer: Viewer): AudienceLog {
    const known = this.#logs.get(viewer);
    if (known !== undefined) return known;
    const log = new AudienceLog(this.#ruleset, viewer);
    for (const stored of this.#commits) {
      log.prepare(stored.commit, isoWithOffset(stored.at));
      log.publish();
    }
    this.#logs.set(viewer, log);
    return log;
  }
}

class AudienceLog {
  readonly lines: ToldLine[] = [];
  /** By place of the commit: how many lines there were after it. */
  readonly lineAfter: number[] = [];
  readonly #ruleset: Ruleset;
  readonly #log: ViewerLog;
  #prepared: readonly ToldLine[] = [];

  constructor(ruleset: Ruleset, viewer: Viewer) {
    this.#ruleset = ruleset;
    this.#log = new ViewerLog(ruleset, viewer);
  }

  /** @param at the commit's time as its lines show it */
  prepare(commit: Commit, at: string): void {
    this.#prepared = this.#log.append(commit).map((entry) => this.#withReason(entry, at));
  }

  publish(): readonly ToldLine[] {
    const published = this.#prepared;
    this.lines.push(...published);
    this.lineAfter.push(this.lines.length);
    this.#prepared = [];
    return published;
  }

  /** `why` is worked out from what the line tells, so it says no more than its reader knows. */
  #withReason(entry: LogEntry, at: string): ToldLine {
    const why = this.#ruleset.explain(entry.event);
    const line = { ...entry, at };
    return why === undefined ? line : { ...line, why };
  }
}
