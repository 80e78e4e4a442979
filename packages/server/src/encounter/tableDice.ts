import { randomBytes } from "node:crypto";
import {
  commitTo,
  type Dice,
  type DiceStream,
  type Encounter,
  liveDice,
  type RecordedRoll,
  SEED_BYTES,
  streamSeed,
} from "@yomiai/rules";
import type { DiceReport, RevealedStream } from "../protocol.ts";
import type { Store, StoredSeed } from "../store/store.ts";

/** A new master seed, hex. */
export function drawSeed(): string {
  return randomBytes(SEED_BYTES).toString("hex");
}

/**
 * The committed dice of one table. When the fight has ended its seeds can be revealed; if play goes on after that (an
 * undo of the end), a new era with a new seed begins, so that nobody knows the dice to come.
 */
export class TableDice {
  readonly #store: Store;
  readonly #code: string;
  readonly #draw: () => string;
  #eras: readonly StoredSeed[];

  constructor(table: {
    readonly store: Store;
    readonly code: string;
    readonly eras: readonly StoredSeed[];
    readonly drawSeed: () => string;
  }) {
    this.#store = table.store;
    this.#code = table.code;
    this.#eras = table.eras;
    this.#draw = table.drawSeed;
  }

  /** The era that the next roll belongs to: a new one if the last was revealed. */
  eraFor(encounter: Encounter): StoredSeed {
    const last = this.#eras.at(-1);
    if (last !== undefined && !last.revealed) return last;
    const { open, hidden } = encounter.drawn;
    return { era: this.#eras.length, seed: this.#draw(), openFrom: open, hiddenFrom: hidden, revealed: false };
  }

  /** The dice of an era, going on where the encounter stands. */
  diceOf(era: StoredSeed, encounter: Encounter): Dice {
    return liveDice(encounter, era.seed);
  }

  /** Makes sure that the era is kept before a roll of it is. */
  async keep(era: StoredSeed): Promise<void> {
    if (this.#eras.some((known) => known.era === era.era)) return;
    await this.#store.putSeed(this.#code, era);
    this.#eras = [...this.#eras, era];
  }

  /** Marks all seeds so far as known to the table, before they are told. */
  async reveal(): Promise<void> {
    for (const era of this.#eras.filter(({ revealed }) => !revealed)) {
      await this.#store.putSeed(this.#code, { ...era, revealed: true });
      this.#eras = this.#eras.map((one) => (one.era === era.era ? { ...one, revealed: true } : one));
    }
  }

  /** The promise in force, and of every revealed era the open stream; the hidden one for those who may see it. */
  report(encounter: Encounter, sees: { readonly hidden: boolean }): DiceReport {
    const streams: readonly DiceStream[] = sees.hidden ? ["open", "hidden"] : ["open"];
    const rolls = encounter.commits.flatMap((commit) => commit.rolls);
    const revealed = this.#eras.flatMap((era, i) =>
      era.revealed
        ? streams.map((stream) => revealStream(stream, rollsOf({ era, next: this.#eras[i + 1], rolls })(stream), era))
        : [],
    );
    return { commitment: commitTo(this.#eras.at(-1)?.seed ?? ""), revealed };
  }
}

function revealStream(stream: DiceStream, rolls: readonly RecordedRoll[], era: StoredSeed): RevealedStream {
  return { stream, commitment: commitTo(era.seed)[stream], seed: streamSeed(era.seed, stream), rolls };
}

function rollsOf(of: {
  readonly era: StoredSeed;
  readonly next: StoredSeed | undefined;
  readonly rolls: readonly RecordedRoll[];
}): (stream: DiceStream) => readonly RecordedRoll[] {
  return (stream) => {
    const from = fromOf(of.era, stream);
    const to = of.next === undefined ? Number.POSITIVE_INFINITY : fromOf(of.next, stream);
    return of.rolls.filter((roll) => roll.stream === stream && roll.first >= from && roll.first < to);
  };
}

function fromOf(era: StoredSeed, stream: DiceStream): number {
  return stream === "open" ? era.openFrom : era.hiddenFrom;
}
