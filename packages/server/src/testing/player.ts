import { Client, type Room } from "@colyseus/sdk";
import type { Command } from "@yomiai/rules";
import type { AnswerMessage, LogMessage, RefusedMessage, SeenAsMessage, TableState, ToldLine } from "../protocol.ts";

/** Somebody at a table through the stock SDK, as the client does it. */
export class Player {
  readonly lines: ToldLine[] = [];
  readonly refusals: RefusedMessage[] = [];
  readonly #answers = new Map<string, AnswerMessage[]>();
  readonly #waiting = new Set<() => void>();
  readonly room: Room<unknown, TableState>;
  /** Close code once the connection has ended. */
  closed: number | undefined;
  seen: SeenAsMessage | undefined;

  private constructor(room: Room<unknown, TableState>) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage("answer", (answer: AnswerMessage) => {
      this.#answers.set(answer.id, [...(this.#answers.get(answer.id) ?? []), answer]);
      this.#notice();
    });
    room.onMessage("log", ({ lines }: LogMessage) => {
      this.lines.push(...lines);
      this.#notice();
    });
    room.onMessage("refused", (refusal: RefusedMessage) => {
      this.refusals.push(refusal);
      this.#notice();
    });
    room.onMessage("seenAs", (seen: SeenAsMessage) => {
      this.seen = seen;
      this.#notice();
    });
    room.onStateChange(() => this.#notice());
    room.onLeave((code) => {
      this.closed = code;
      this.#notice();
    });
  }

  /** Joins and waits for the first state. Rejects as the SDK does. */
  static async join(url: string, code: string, token?: string): Promise<Player> {
    const room = await new Client(url).joinById(code, token === undefined ? {} : { token });
    const player = new Player(room as Room<unknown, TableState>);
    await player.until(() => player.state?.viewer !== undefined);
    return player;
  }

  /** What this player's audience may know. */
  get state(): TableState {
    return this.room.state;
  }

  /** The whole state as plain values. */
  get plainState(): Record<string, unknown> {
    return JSON.parse(JSON.stringify(this.room.state));
  }

  /** Ids of the prompts, in their order. */
  get asked(): readonly string[] {
    const { asked, prompts } = this.room.state;
    return [...asked].map((name) => (JSON.parse(prompts.get(name) ?? "{}") as { id: string }).id);
  }

  /** Sends a command and returns its answer. Without `id` a new one is made. */
  async send(command: Command, id: string = crypto.randomUUID()): Promise<AnswerMessage> {
    const before = this.answersTo(id).length;
    this.room.send("command", { id, command, seen: this.lines.length });
    await this.until(() => this.answersTo(id).length > before);
    return this.answersTo(id).at(-1) as AnswerMessage;
  }

  answersTo(id: string): readonly AnswerMessage[] {
    return this.#answers.get(id) ?? [];
  }

  /** Resolves when the condition holds; it is looked at whenever something arrives. */
  until(isMet: () => boolean, within = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!isMet()) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`not within ${within} ms: ${isMet}`));
      }, within);
      this.#waiting.add(look);
      look();
    });
  }

  async leave(): Promise<void> {
    if (this.closed === undefined) await this.room.leave();
  }

  #notice(): void {
    for (const look of [...this.#waiting]) look();
  }
}
