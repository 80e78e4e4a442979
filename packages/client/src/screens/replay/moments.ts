import type { Moment, Replay } from "@yomiai/server/protocol";

/** Reads one page of a replay. */
export type ReadPage = (page: number) => Promise<Replay>;

/**
 * The moments of a fight, read page by page when they are looked for. A page that may still grow is read anew each time.
 * @param linesOfPage lines of the viewer's log that belong to one page
 */
export class Moments {
  readonly #read: ReadPage;
  readonly #linesOfPage: number;
  readonly #pages = new Map<number, Replay>();
  /** The viewer's last line, as far as it is known. */
  last = 0;

  constructor(read: ReadPage, linesOfPage: number) {
    this.#read = read;
    this.#linesOfPage = linesOfPage;
  }

  /** All moments that have been read, in order. */
  get known(): readonly Moment[] {
    return [...this.#pages.values()].sort((a, b) => a.page - b.page).flatMap(({ moments }) => moments);
  }

  /** The moment in which this line was told, or the first one after it; undefined past the end. */
  async from(line: number): Promise<Moment | undefined> {
    for (let page = this.#pageOf(line); ; page++) {
      const found = (await this.#page(page)).find((moment) => moment.line >= line);
      if (found !== undefined || (page + 1) * this.#linesOfPage >= this.last) return found;
    }
  }

  /** The last moment before this line; undefined before the beginning. */
  async before(line: number): Promise<Moment | undefined> {
    for (let page = this.#pageOf(line - 1); page >= 0; page--) {
      const found = (await this.#page(page)).findLast((moment) => moment.line < line);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #pageOf(line: number): number {
    return Math.max(0, Math.floor((line - 1) / this.#linesOfPage));
  }

  async #page(page: number): Promise<readonly Moment[]> {
    const known = this.#pages.get(page);
    const isWhole = known !== undefined && (page + 1) * this.#linesOfPage <= known.last;
    const read = isWhole ? known : await this.#read(page);
    this.#pages.set(page, read);
    this.last = Math.max(this.last, read.last);
    return read.moments;
  }
}
