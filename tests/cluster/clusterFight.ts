import { setTimeout } from "node:timers/promises";
import {
  apply,
  type Command,
  commandFor,
  type Encounter,
  found,
  logFor,
  oneOf,
  type Random,
  type Ruleset,
  type Seat,
  seededRandom,
} from "@yomiai/rules";
import type { TableExport } from "@yomiai/server";
import { asked, diceSeed } from "../play/asking.ts";
import { demoTable } from "../play/table.ts";
import { callFor } from "../wire/http.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";
import { ComingBack, type Sitting } from "./comingBack.ts";

/** Between two commands of one table, milliseconds. */
const THINKING_MS = 50;

/** What a fight is made with. */
export type FightParts = {
  readonly url: string;
  readonly ruleset: Ruleset;
  /** Of the servers' dice. */
  readonly seed: number;
  /** Of the players' choices. */
  readonly whims: number;
};

/**
 * A fight whose every command is carried out once, whatever happens to the servers: beside it runs the same fight as it
 * must be. Everybody comes back by themselves.
 */
export class ClusterFight {
  readonly #parts: FightParts;
  readonly #opened: OpenedTable;
  #people: ReadonlyMap<Seat, ComingBack>;
  readonly #random: Random;
  readonly #problems: string[] = [];
  #expected: Encounter;
  #decided = 0;
  #acknowledged = 0;
  /** Called when the next command is decided. */
  #onDecided: (() => void) | undefined;
  #isOver = false;

  private constructor(
    parts: FightParts,
    at: { readonly opened: OpenedTable; readonly people: ReadonlyMap<Seat, ComingBack> },
  ) {
    this.#parts = parts;
    this.#opened = at.opened;
    this.#people = at.people;
    this.#random = seededRandom(parts.whims);
    this.#expected = found(parts.ruleset, demoTable(parts.ruleset));
  }

  /** Makes a table of the ruleset's demo and seats everybody. */
  static async begin(parts: FightParts): Promise<ClusterFight> {
    const { url, ruleset } = parts;
    const table = demoTable(ruleset);
    const seats = [...new Set(table.combatants.map(({ owner }) => owner))].filter((seat) => seat !== "gm");
    const opened = await openTable(url, { ruleset: ruleset.id, table, seats });
    return new ClusterFight(parts, { opened, people: await seatAll(opened) });
  }

  get code(): string {
    return this.#opened.code;
  }

  /** Somebody at the table. */
  person(seat: Seat): ComingBack {
    const one = this.#people.get(seat);
    if (one === undefined) throw new Error(`nobody sits on ${seat}`);
    return one;
  }

  /** A way to a seat by another address. */
  sitting(seat: Seat, url: string): Sitting {
    return { url, code: this.code, token: this.#opened.tokens.get(seat) ?? "" };
  }

  /** Everybody gives their connection up and comes in anew by another address. */
  async comeBackTo(url: string): Promise<void> {
    this.leave();
    this.#people = await seatAll({ ...this.#opened, url });
  }

  /** Commands that were answered as done. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Plays on until `end` is called, as quick as many people would together: a table at full speed starves the others. */
  async play(): Promise<void> {
    while (!this.#isOver) {
      await this.step();
      await setTimeout(THINKING_MS);
    }
  }

  /** Lets the command that is under way be the last one. */
  end(): void {
    this.#isOver = true;
  }

  /** Resolves when a command that is sent from now on, or is under way, has been decided. */
  decided(): Promise<void> {
    return new Promise((resolve) => {
      const before = this.#onDecided;
      this.#onDecided = () => {
        before?.();
        resolve();
      };
    });
  }

  /** One command, sent until it is decided. */
  async step(): Promise<void> {
    const sent = this.#next();
    const { answer } = asked(this.#expected, sent, diceSeed(this.#parts.seed));
    this.#decided += 1;
    const got = await this.person(sent.seat).send(sent.command, `c${this.#decided}`);
    if ("commit" in answer) this.#expected = apply(this.#expected, answer.commit);
    if (got.ok) this.#acknowledged += 1;
    if (got.ok !== "commit" in answer) this.#problems.push(`${JSON.stringify(sent)}: ${JSON.stringify(got)}`);
    this.#onDecided?.();
    this.#onDecided = undefined;
  }

  /** What is not as in the fight beside it: a lost command, a doubled one, another's. */
  async problems(): Promise<readonly string[]> {
    const { ruleset, url } = this.#parts;
    const { state, commits } = this.#expected;
    for (const [seat, token] of this.#opened.tokens) {
      const shown = await callFor<TableExport>(`${url}/api/tables/${this.code}/export`, { token, status: 200 });
      const log = logFor(ruleset, commits, seat).map(({ event }) => event);
      if (JSON.stringify(shown.table) !== JSON.stringify(ruleset.view(state, seat))) {
        this.#problems.push(`${this.code}: the table of ${seat} is not as it must be`);
      }
      if (JSON.stringify(shown.log.map(({ event }) => event)) !== JSON.stringify(log)) {
        this.#problems.push(`${this.code}: the log of ${seat} is not as it must be`);
      }
    }
    return this.#problems;
  }

  leave(): void {
    for (const person of this.#people.values()) person.leave();
  }

  /** What somebody is asked, or the GM's word in between. */
  #next(): { readonly seat: Seat; readonly command: Command } {
    const { state, ruleset } = this.#expected;
    const word = { seat: "gm", command: { type: "rule", text: `裁定${this.#decided}` } } as const;
    if (state.phase === "ended" || this.#random() < 0.2) return word;
    const asking = [...this.#people.keys()].flatMap((seat) =>
      ruleset.view(state, seat).prompts.map((prompt) => ({ seat, prompt })),
    );
    if (asking.length === 0 || (state.phase === "setup" && this.#random() < 0.3)) {
      return state.phase === "setup" ? { seat: "gm", command: { type: "start" } } : word;
    }
    const { seat, prompt } = oneOf(this.#random, asking);
    return { seat, command: commandFor(prompt, this.#random) };
  }
}

async function seatAll({ url, code, tokens }: OpenedTable): Promise<ReadonlyMap<Seat, ComingBack>> {
  const people = new Map<Seat, ComingBack>();
  for (const [seat, token] of tokens) people.set(seat, await ComingBack.join({ url, code, token }));
  return people;
}
