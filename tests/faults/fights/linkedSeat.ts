import type { Command, Prompt, Viewer } from "@yomiai/rules";
import type { AnswerMessage, LogMessage, TableState, ToldLine } from "@yomiai/server";
import { withLines } from "../../../packages/client/src/connection/logLines.ts";
import { type LinkState, TableLink } from "../../../packages/client/src/connection/tableLink.ts";
import type { Wire, WireEvents } from "../../../packages/client/src/connection/wire.ts";
import { promptsIn } from "../../wire/prompts.ts";
import { Client } from "../../wire/sdk.ts";

/** A command that was sent, and its answer once it has come. */
export type SentCommand = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly command: Command;
  answer: AnswerMessage | undefined;
};

/** Where somebody sits; without a token a spectator. */
export type Place = { readonly url: string; readonly code: string; readonly viewer: Viewer; readonly token?: string };

/** Somebody at a table behind a bad network, connected by what the client's pages are connected by. */
export class LinkedSeat {
  readonly viewer: Viewer;
  readonly sent: SentCommand[] = [];
  /** All that was told, as a page puts it together from what came over many connections. */
  lines: readonly ToldLine[] = [];
  /** Connections made so far. */
  connections = 0;
  readonly #link: TableLink;
  readonly #place: Place;
  readonly #watchers = new Set<() => void>();
  #state: TableState | undefined;
  #linkState: LinkState = { is: "connecting" };

  constructor(place: Place) {
    this.viewer = place.viewer;
    this.#place = place;
    this.#link = new TableLink({
      dial: (events) => this.#dial(events),
      newId: () => `${place.viewer}-${this.sent.length}`,
      seen: () => this.lines.at(-1)?.line ?? 0,
      heard: {
        state: (state) => {
          this.#state = state;
          this.#notice();
        },
        log: ({ lines }) => {
          this.lines = withLines(this.lines, lines);
          this.#notice();
        },
        seenAs: () => undefined,
      },
      changed: (state) => {
        this.#linkState = state;
        this.#notice();
      },
    });
    this.#link.start();
  }

  /** What this seat is shown, as plain values; nothing before the first state has come. */
  get shown(): TableState | undefined {
    return this.#state && JSON.parse(JSON.stringify(this.#state));
  }

  /** What is asked of this seat, as far as it knows. */
  get prompts(): readonly Prompt[] {
    return promptsIn(this.#state);
  }

  get isOpen(): boolean {
    return this.#linkState.is === "open" && this.#state !== undefined;
  }

  /** Commands that no answer has come for yet. */
  get unanswered(): number {
    return this.sent.filter(({ answer }) => answer === undefined).length;
  }

  /** Sends a command; its answer comes however many connections that takes. */
  send(command: Command): void {
    const sent: SentCommand = {
      id: `${this.viewer}-${this.sent.length}`,
      viewer: this.viewer,
      command,
      answer: undefined,
    };
    const answer = this.#link.send(command);
    this.sent.push(sent);
    void answer.then((come) => {
      sent.answer = come;
      this.#notice();
    });
  }

  /** Resolves when the condition holds; it is looked at whenever something happens here. */
  until(isMet: () => boolean, within = 60_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!isMet()) return;
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#watchers.delete(look);
        reject(new Error(`${this.viewer}: not within ${within} ms, link ${this.#linkState.is}: ${isMet}`));
      }, within);
      this.#watchers.add(look);
      look();
    });
  }

  /** Stands up. */
  stop(): void {
    this.#link.stop();
  }

  async #dial(events: WireEvents): Promise<Wire> {
    const { url, code, token } = this.#place;
    const room = await new Client(url).joinById<TableState>(code, token === undefined ? {} : { token });
    this.connections += 1;
    room.reconnection.enabled = false;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      room.removeAllListeners();
      events.closed();
    };
    room.onStateChange((state) => events.state(state as unknown as TableState));
    room.onMessage("answer", (message: AnswerMessage) => events.answer(message));
    room.onMessage("log", (message: LogMessage) => events.log(message));
    for (const silent of ["refused", "seenAs"]) room.onMessage(silent, () => undefined);
    room.onDrop(over);
    room.onLeave(over);
    return {
      send: (type, payload) => room.send(type, payload),
      check: () => undefined,
      close: () => {
        isOver = true;
        room.removeAllListeners();
        room.connection.close();
      },
    };
  }

  #notice(): void {
    for (const look of [...this.#watchers]) look();
  }
}
