import { type Commit, type LogEntry, type Ruleset, type ToldEvent, type Viewer, ViewerLog } from "@yomiai/rules";
import { isoWithOffset } from "../observe/clockText.ts";
import { LOG_TAIL, type ToldLine } from "../protocol.ts";
import type { StoredCommit } from "../store/store.ts";
import type { PastCommits } from "./pastCommits.ts";

/**
 * What each audience of one table has been told. A log is opened when somebody first needs it and then grows with the
 * encounter. Lines are prepared before their commit is durable and published after: nobody reads them in between.
 * Only the last lines are kept, for those who join; older ones are told anew when somebody reads that far back.
 */
export class AudienceLogs {
  readonly #ruleset: Ruleset;
  readonly #past: PastCommits;
  readonly #logs = new Map<Viewer, AudienceLog>();

  /** @param past grows by what is published, before it is */
  constructor(ruleset: Ruleset, past: PastCommits) {
    this.#ruleset = ruleset;
    this.#past = past;
  }

  /** All lines that this viewer has been told. */
  linesOf(viewer: Viewer): readonly ToldLine[] {
    const { last, count } = this.#of(viewer);
    if (last.length === count) return [...last];
    const teller = new Teller(this.#ruleset, viewer);
    return this.#past.all().flatMap(({ commit, at }) => teller.tell(commit, isoWithOffset(at)));
  }

  /** The last {@link LOG_TAIL} of them. */
  lastLinesOf(viewer: Viewer): readonly ToldLine[] {
    return this.#of(viewer).last.slice(-LOG_TAIL);
  }

  /** How many they are. */
  countOf(viewer: Viewer): number {
    return this.#of(viewer).count;
  }

  /** By place of the commit, from 0: how many lines there were for this viewer after it. */
  linesAfter(viewer: Viewer): readonly number[] {
    return this.#of(viewer).lineAfter;
  }

  /** The viewer's last line when the commit with this place (from 0) had been told. */
  lineAfter(viewer: Viewer, place: number): number {
    return this.#of(viewer).lineAfter[place] ?? 0;
  }

  /** From now on this viewer's log grows with the encounter. */
  open(viewer: Viewer): void {
    this.#of(viewer);
  }

  /** Tells a commit to every open log, for nobody to read yet. @throws what the ruleset throws */
  prepare(stored: StoredCommit): void {
    const at = isoWithOffset(stored.at);
    const telling = new Telling(this.#ruleset);
    for (const log of this.#logs.values()) log.prepare(stored.commit, at, telling);
  }

  /** Publishes what was prepared and returns the new lines by viewer. */
  publish(): ReadonlyMap<Viewer, readonly ToldLine[]> {
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
    for (const stored of this.#past.all()) {
      log.prepare(stored.commit, isoWithOffset(stored.at));
      log.publish();
    }
    this.#logs.set(viewer, log);
    return log;
  }
}

/** Lines kept beyond the tail, so that it need not be cut with every new line. */
const SLACK = 50;

class AudienceLog {
  /** The last lines: all of them, or at least {@link LOG_TAIL}. */
  readonly last: ToldLine[] = [];
  count = 0;
  /** By place of the commit: how many lines there were after it. */
  readonly lineAfter: number[] = [];
  readonly #teller: Teller;
  #prepared: readonly ToldLine[] = [];

  constructor(ruleset: Ruleset, viewer: Viewer) {
    this.#teller = new Teller(ruleset, viewer);
  }

  /** @param at the commit's time as its lines show it */
  prepare(commit: Commit, at: string, telling?: Telling): void {
    this.#prepared = this.#teller.tell(commit, at, telling);
  }

  publish(): readonly ToldLine[] {
    const published = this.#prepared;
    this.last.push(...published);
    if (this.last.length > LOG_TAIL + SLACK) this.last.splice(0, this.last.length - LOG_TAIL);
    this.count += published.length;
    this.lineAfter.push(this.count);
    return published;
  }
}

/** Makes the lines of one viewer, commit after commit. */
class Teller {
  readonly #ruleset: Ruleset;
  readonly #log: ViewerLog;

  constructor(ruleset: Ruleset, viewer: Viewer) {
    this.#ruleset = ruleset;
    this.#log = new ViewerLog(ruleset, viewer);
  }

  /** @param at the commit's time as its lines show it */
  tell(commit: Commit, at: string, telling = new Telling(this.#ruleset)): readonly ToldLine[] {
    return this.#log.append(commit).map((entry) => lineOf(entry, at, telling));
  }
}

function lineOf(entry: LogEntry, at: string, telling: Telling): ToldLine {
  const { event, why } = telling.of(entry.event);
  const line = { ...entry, event, at };
  return why === undefined ? line : { ...line, why };
}

/**
 * What one commit tells. Audiences that are told the same are given the very same: the last lines of each are kept, and
 * most of them are alike.
 */
class Telling {
  readonly #ruleset: Ruleset;
  readonly #known = new Map<string, Pick<ToldLine, "event" | "why">>();

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  /** `why` is worked out from what the line tells, so it says no more than its reader knows. */
  of(event: ToldEvent): Pick<ToldLine, "event" | "why"> {
    const text = JSON.stringify(event);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const why = this.#ruleset.explain(event);
    const told = why === undefined ? { event } : { event, why };
    this.#known.set(text, told);
    return told;
  }
}
