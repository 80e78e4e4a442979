import {
  type Command,
  commandFor,
  type NewCombatant,
  oneOf,
  type Random,
  type Ruleset,
  type Seat,
  type Viewer,
} from "@yomiai/rules";
import type { AnswerMessage } from "@yomiai/server";
import { starterCombatant } from "../play/table.ts";
import { promptsIn } from "../wire/prompts.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { openTable } from "../wire/table.ts";

/** What became of the commands of some rooms. Times are milliseconds. */
export type Tally = {
  /** From a command to the state's change at another client, where there was one. */
  readonly patches: number[];
  /** From a command to its answer. */
  readonly answers: number[];
  /** Commands that the rules refused: bots choose at random. */
  refused: number;
  /** What must not be, by what it was. */
  readonly errors: Record<string, number>;
};

const PLAYERS: readonly Seat[] = ["p1", "p2", "p3", "p4", "p5"];
const COMBATANTS = 12;
/** An answer that takes longer is an error. */
const PATIENCE_MS = 10_000;

/** A table with the GM, five players and spectators, played by bots that see what their clients are shown. */
export class LoadRoom {
  readonly #clients: readonly SeatedClient[];
  readonly #random: Random;
  /** The command under way: who sent it and when, until another client has been shown something. */
  #sent: { readonly by: SeatedClient; readonly at: number } | undefined;
  #tally: Tally | undefined;
  #count = 0;

  private constructor(clients: readonly SeatedClient[], random: Random) {
    this.#clients = clients;
    this.#random = random;
    for (const client of clients) client.watch(() => this.#onChange(client));
  }

  /** Makes the table over HTTP, takes its seats, and joins. */
  static async open(
    url: string,
    of: { readonly ruleset: Ruleset; readonly spectators: number; readonly random: Random },
  ): Promise<LoadRoom> {
    const { ruleset, spectators, random } = of;
    const table = { house: {}, combatants: Array.from({ length: COMBATANTS }, (_, i) => combatantOf(ruleset, i)) };
    const { code, tokens } = await openTable(url, { ruleset: ruleset.id, table, seats: PLAYERS });
    const viewers: readonly Viewer[] = ["gm", ...PLAYERS, ...Array<Viewer>(spectators).fill("spectator")];
    const clients: SeatedClient[] = [];
    for (const viewer of viewers) {
      const token = viewer === "spectator" ? undefined : tokens.get(viewer as Seat);
      clients.push(await SeatedClient.join({ url, code, viewer, token }));
    }
    return new LoadRoom(clients, random);
  }

  /** One bot does something. Resolves when it is answered. */
  async act(tally: Tally): Promise<void> {
    const { client, command } = this.#next();
    this.#count += 1;
    this.#tally = tally;
    const at = performance.now();
    this.#sent = { by: client, at };
    const answer = await answerWithin(client.send(`l${this.#count}`, command));
    if (typeof answer === "string") count(tally, answer);
    else {
      tally.answers.push(performance.now() - at);
      if (!answer.ok) this.#refused(tally, answer);
    }
  }

  /** Clients whose connection has been lost. */
  get lost(): number {
    return this.#clients.filter((client) => !client.isThere).length;
  }

  #refused(tally: Tally, { code }: { readonly code: string }): void {
    if (code === "frozen") count(tally, "frozen");
    else tally.refused += 1;
  }

  #onChange(client: SeatedClient): void {
    if (this.#sent === undefined || this.#sent.by === client) return;
    this.#tally?.patches.push(performance.now() - this.#sent.at);
    this.#sent = undefined;
  }

  /** What somebody is asked for; the start where set-up is done; and after the end the GM takes it back to the start. */
  #next(): { readonly client: SeatedClient; readonly command: Command } {
    const [gm] = this.#clients;
    if (gm === undefined) throw new Error("a room without its GM");
    const { phase } = gm.state;
    if (phase === "ended") return { client: gm, command: { type: "undo", toLine: 0 } };
    const asked = this.#clients.flatMap((client) => promptsIn(client.state).map((prompt) => ({ client, prompt })));
    if (phase === "setup" && (asked.length === 0 || this.#random() < 0.2))
      return { client: gm, command: { type: "start" } };
    if (asked.length === 0) return { client: gm, command: { type: "rule", text: "裁定" } };
    const { client, prompt } = oneOf(this.#random, asked);
    return { client, command: commandFor(prompt, this.#random) };
  }
}

function combatantOf(ruleset: Ruleset, i: number): NewCombatant {
  const isFoe = i % 2 === 1;
  const starters = ruleset.starters.filter(({ kind }) => kind === (isFoe ? "npc" : "pc"));
  const starter = starters[i % starters.length];
  if (starter === undefined) throw new Error(`${ruleset.id} has no starters`);
  const owner: Seat = isFoe ? "gm" : (PLAYERS[(i / 2) % PLAYERS.length] ?? "gm");
  return starterCombatant(starter, { id: `c${i}`, side: isFoe ? "敵" : "味方", owner });
}

async function answerWithin(answer: Promise<AnswerMessage>): Promise<AnswerMessage | string> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve("no answer"), PATIENCE_MS);
  try {
    return await Promise.race([answer, late]);
  } catch {
    return "connection lost";
  } finally {
    clearTimeout(timer);
  }
}

/** Counts something that must not be. */
export function count(tally: Tally, error: string): void {
  tally.errors[error] = (tally.errors[error] ?? 0) + 1;
}
