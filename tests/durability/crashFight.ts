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
import type { AnswerMessage, SeatResumed, TableExport } from "@yomiai/server";
import { asked, diceSeed } from "../play/asking.ts";
import { demoTable, type Table } from "../play/table.ts";
import { callFor } from "../wire/http.ts";
import { promptsIn } from "../wire/prompts.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";
import type { MortalServer } from "./mortalServer.ts";

/** How a fight through crashes went. */
export type Outcome = {
  /** What was not as it must be, one sentence each. */
  readonly problems: readonly string[];
  readonly acknowledged: number;
  readonly crashes: number;
};

/** Commands of a fight, and the longest time until the server is killed under one of them, milliseconds. */
const COMMANDS = 40;
const LATEST_KILL_MS = 12;

/**
 * Plays a fight by what the clients are shown while the server is killed now and then in the middle of a command. The
 * client comes back with its token and sends the command again under the same id. Beside it runs the fight as it must
 * be: every command carried out once, in the order in which it was sent.
 * `seed` is that of the server's dice, `whims` that of the players' choices and of the crashes.
 */
export async function playThroughCrashes(
  server: MortalServer,
  given: { readonly ruleset: Ruleset; readonly seed: number; readonly whims: number; readonly crashes: number },
): Promise<Outcome> {
  const { ruleset, seed, whims } = given;
  const table = demoTable(ruleset);
  const seats = [...new Set(table.combatants.map(({ owner }) => owner))].filter((seat) => seat !== "gm");
  const opened = await openTable(server.url, { ruleset: ruleset.id, table, seats });
  return await new CrashFight(server, { opened, ruleset, table, random: seededRandom(whims), seed }).play(
    given.crashes,
  );
}

class CrashFight {
  readonly #server: MortalServer;
  readonly #opened: OpenedTable;
  readonly #random: Random;
  readonly #seed: string;
  readonly #clients = new Map<Seat, SeatedClient>();
  readonly #problems: string[] = [];
  #expected: Encounter;
  #acknowledged = 0;
  #crashes = 0;

  constructor(
    server: MortalServer,
    of: {
      readonly opened: OpenedTable;
      readonly ruleset: Ruleset;
      readonly table: Table;
      readonly random: Random;
      readonly seed: number;
    },
  ) {
    this.#server = server;
    this.#opened = of.opened;
    this.#random = of.random;
    this.#seed = diceSeed(of.seed);
    this.#expected = found(of.ruleset, of.table);
  }

  async play(crashes: number): Promise<Outcome> {
    await this.#comeBack();
    const killAt = new Set(Array.from({ length: crashes }, () => Math.floor(this.#random() * COMMANDS)));
    for (let step = 0; step < COMMANDS; step++) {
      const sent = this.#next();
      if (sent === undefined) break;
      await this.#send(`c${step}`, sent, { isKilled: killAt.has(step) });
    }
    await this.#compare();
    await Promise.all([...this.#clients.values()].map((client) => client.cut()));
    return { problems: this.#problems, acknowledged: this.#acknowledged, crashes: this.#crashes };
  }

  /** A command that some seat's client shows a prompt for, or the GM's start or ruling. */
  #next(): { readonly seat: Seat; readonly command: Command } | undefined {
    if (this.#random() < 0.1) return { seat: "gm", command: { type: "rule", text: `裁定${this.#random()}` } };
    const asking = [...this.#clients].flatMap(([seat, client]) => {
      return promptsIn(client.state).map((prompt) => ({ seat, prompt }));
    });
    const isSetUp = this.#expected.state.phase === "setup";
    if (asking.length === 0 || (isSetUp && this.#random() < 0.3)) {
      return this.#expected.state.phase === "ended" ? undefined : { seat: "gm", command: { type: "start" } };
    }
    const { seat, prompt } = oneOf(this.#random, asking);
    return { seat, command: commandFor(prompt, this.#random) };
  }

  async #send(
    id: string,
    sent: { readonly seat: Seat; readonly command: Command },
    { isKilled }: { readonly isKilled: boolean },
  ): Promise<void> {
    const expected = this.#expect(sent);
    const kill = isKilled ? this.#killSoon() : undefined;
    const isDoubled = this.#random() < 0.2;
    const answer = await this.#answerTo(id, sent, isDoubled).catch(() => undefined);
    await kill;
    if (!this.#server.isRunning) await this.#restart(answer);
    const final = answer ?? (await this.#answerTo(id, sent, isDoubled));
    if (final.ok !== expected) this.#problems.push(`${id} ${JSON.stringify(sent)}: ${JSON.stringify(final)}`);
    if (final.ok) this.#acknowledged += 1;
    await this.#settle();
  }

  /** Carries the command out where nothing crashes. Is it accepted? */
  #expect(sent: { readonly seat: Seat; readonly command: Command }): boolean {
    const { answer } = asked(this.#expected, sent, this.#seed);
    if ("refusal" in answer) return false;
    this.#expected = apply(this.#expected, answer.commit);
    return true;
  }

  async #answerTo(
    id: string,
    { seat, command }: { readonly seat: Seat; readonly command: Command },
    isDoubled: boolean,
  ): Promise<AnswerMessage> {
    const client = this.#clients.get(seat);
    if (client === undefined) throw new Error(`nobody sits on ${seat}`);
    const answer = client.send(id, command);
    if (isDoubled) client.send(id, command).catch(() => undefined);
    return await answer;
  }

  async #killSoon(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, this.#random() * LATEST_KILL_MS);
    await promise;
    await this.#server.kill();
    this.#crashes += 1;
  }

  /** @param acknowledged an answer that arrived before the end: what it says is to be there afterwards */
  async #restart(acknowledged: AnswerMessage | undefined): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.cut()));
    await this.#server.start();
    await this.#comeBack();
    if (acknowledged?.ok) await this.#compare();
  }

  /** Everybody sits down with the old token at the table of the old code. */
  async #comeBack(): Promise<void> {
    const { code, tokens } = this.#opened;
    for (const [seat, token] of tokens) {
      const url = this.#server.url;
      const resumed = await callFor<SeatResumed>(`${url}/api/tables/${code}/resume`, {
        method: "POST",
        token,
        status: 200,
      });
      if (resumed.seat !== seat) this.#problems.push(`the token of ${seat} is now that of ${resumed.seat}`);
      this.#clients.set(seat, await SeatedClient.join({ url, code, viewer: seat, token }));
    }
  }

  /** Everything that the server shows is as in the fight without crashes. */
  async #compare(): Promise<void> {
    const { code, tokens } = this.#opened;
    for (const [seat, token] of tokens) {
      const shown = await callFor<TableExport>(`${this.#server.url}/api/tables/${code}/export`, { token, status: 200 });
      const { ruleset, state, commits } = this.#expected;
      const log = logFor(ruleset, commits, seat).map(({ event }) => event);
      const same = [
        ["table", shown.table, ruleset.view(state, seat)],
        ["log", shown.log.map(({ event }) => event), log],
      ] as const;
      for (const [what, is, must] of same) {
        if (JSON.stringify(is) !== JSON.stringify(must))
          this.#problems.push(`the ${what} of ${seat} is not as it must be`);
      }
    }
  }

  async #settle(): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.settle()));
  }
}
