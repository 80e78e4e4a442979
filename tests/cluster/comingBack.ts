import { randomUUID } from "node:crypto";
import type { Room } from "@colyseus/sdk";
import type { Command } from "@yomiai/rules";
import type { AnswerMessage, TableState } from "@yomiai/server";
import { TableLink } from "../../packages/client/src/connection/tableLink.ts";
import type { Wire, WireEvents } from "../../packages/client/src/connection/wire.ts";
import { Client } from "../wire/sdk.ts";

/** Where somebody sits. */
export type Sitting = { readonly url: string; readonly code: string; readonly token: string };

/** Somebody at a table with the client's own connection, which comes back by itself however often it goes. */
export class ComingBack {
  readonly #link: TableLink;
  readonly #waiting = new Set<() => void>();
  #state: TableState | undefined;
  #nextId = "";
  #isOpen = false;

  private constructor(sitting: Sitting) {
    this.#link = new TableLink({
      dial: (events) => dial(sitting, events),
      newId: () => this.#nextId,
      seen: () => 0,
      heard: {
        state: (state) => {
          this.#state = state;
          this.#notice();
        },
        log: () => undefined,
        seenAs: () => undefined,
      },
      changed: ({ is }) => {
        this.#isOpen = is === "open";
        this.#notice();
      },
    });
    this.#link.start();
  }

  /** Sits down; resolves when the table is shown. */
  static async join(sitting: Sitting): Promise<ComingBack> {
    const one = new ComingBack(sitting);
    await one.until(() => one.#isOpen && one.#state !== undefined);
    return one;
  }

  /** What is shown last. */
  get state(): TableState | undefined {
    return this.#state;
  }

  /**
   * Sends a command until it is decided, over as many connections as that takes. A table that cannot store is waited
   * for, and the command sent again under its id.
   */
  async send(command: Command, id: string = randomUUID()): Promise<AnswerMessage> {
    for (;;) {
      this.#nextId = id;
      const answer = await this.#link.send(command);
      if (answer.ok || answer.code !== "frozen") return answer;
      await this.until(() => this.#isOpen && this.#state?.frozen === "");
    }
  }

  /** Resolves when the condition holds; it is looked at whenever something arrives. */
  async until(isMet: () => boolean): Promise<void> {
    if (isMet()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => isMet() && resolve();
    this.#waiting.add(look);
    await promise.finally(() => this.#waiting.delete(look));
  }

  leave(): void {
    this.#link.stop();
  }

  #notice(): void {
    for (const look of [...this.#waiting]) look();
  }
}

/** As the client dials, without its page. */
async function dial({ url, code, token }: Sitting, events: WireEvents): Promise<Wire> {
  const joined = await new Client(url).joinById<TableState>(code, { token });
  const room = joined as unknown as Room<unknown, TableState>;
  room.reconnection.enabled = false;
  const over = () => {
    room.removeAllListeners();
    events.closed();
  };
  room.onStateChange((state) => events.state(state));
  room.onMessage("answer", (answer: AnswerMessage) => events.answer(answer));
  for (const silent of ["log", "refused", "seenAs"]) room.onMessage(silent, () => undefined);
  room.onDrop(over);
  room.onLeave(over);
  return {
    send: (type, payload) => room.send(type, payload),
    check: () => undefined,
    close: () => {
      room.removeAllListeners();
      if (room.connection.isOpen) void room.leave();
    },
  };
}
