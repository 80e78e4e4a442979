import { randomBytes } from "node:crypto";
import { commitTo, type DiceStream, type Encounter, type RecordedRoll, SEED_BYTES, streamSeed } from "@yomiai/rules";
import type { DiceReport, RevealedStream } from "../protocol.ts";
import type { StoredSeed } from "../store/store.ts";

/** A new master seed, hex. */
export function drawSeed(): string {
  return randomBytes(SEED_BYTES).toString("hex");
}

/**
 * The seeds of one table's dice. The end of the fight reveals the seed that was in use. If play goes on after that (an
 * undo of the end), a new era with a new seed begins, so that nobody knows the dice to come. Eras change with the phase,
 * which everybody sees: they tell nothing of rolls behind the screen.
 */
export class TableDice {
  #eras: readonly [StoredSeed, ...StoredSeed[]];

  /** @throws Error if the table has no seed */
  constructor(eras: readonly StoredSeed[]) {
    const [first, ...more] = eras;
    if (first === undefined) throw new Error("a table without a seed");
    this.#eras = [first, ...more];
  }

  /** The era in use. */
  get current(): StoredSeed {
    return this.#eras.at(-1) ?? this.#eras[0];
  }

  /** The era that begins if play goes on after the end. */
  following({ drawn }: Encounter, seed: string): StoredSeed {
    return { era: this.#eras.length, seed, openFrom: drawn.open, hiddenFrom: drawn.hidden };
  }

  /** From now on rolls belong to this era, which the store has. */
  begin(era: StoredSeed): void {
    this.#eras = [...this.#eras, era];
  }

  /**
   * The promise in force, and the seeds of every stretch that has ended: of the open stream for everybody, of the hidden
   * one for those who may see it.
   */
  report(encounter: Encounter, sees: { readonly hidden: boolean }): DiceReport {
    const streams: readonly DiceStream[] = sees.hidden ? ["open", "hidden"] : ["open"];
    const ended = encounter.state.phase === "ended" ? this.#eras : this.#eras.slice(0, -1);
    const rolls = encounter.commits.flatMap((commit) => commit.rolls);
    const revealed = ended.flatMap((era) =>
      streams.map((stream): RevealedStream => {
        const commitment = commitTo(era.seed)[stream];
        return { stream, commitment, seed: streamSeed(era.seed, stream), rolls: this.#rollsOf(era, stream, rolls) };
      }),
    );
    return { commitment: commitTo(this.current.seed), revealed };
  }

  #rollsOf(era: StoredSeed, stream: DiceStream, rolls: readonly RecordedRoll[]): readonly RecordedRoll[] {
    const next = this.#eras[era.era + 1];
    const from = firstPlace(era, stream);
    const to = next === undefined ? Number.POSITIVE_INFINITY : firstPlace(next, stream);
    return rolls.filter((roll) => roll.stream === stream && roll.first >= from && roll.first < to);
  }
}

function firstPlace(era: StoredSeed, stream: DiceStream): number {
  return stream === "open" ? era.openFrom : era.hiddenFrom;
}
