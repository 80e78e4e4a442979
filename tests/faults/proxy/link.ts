import { connect, type Socket } from "node:net";
import type { Random } from "@yomiai/rules";
import { type ClientFrame, ClientFrames } from "./clientFrames.ts";
import { delayIn, type Weather } from "./weather.ts";

/** How often each trouble has happened. */
export type Troubles = { dropped: number; duplicated: number; overtaken: number; cut: number };

/** What a link needs of its proxy. */
export type LinkParts = {
  readonly client: Socket;
  readonly port: number;
  readonly random: Random;
  readonly troubles: Troubles;
  /** The weather at the moment. */
  readonly weather: () => Weather;
};

/** From the client to the server, or back. */
type Way = "up" | "down";

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** One connection of a client, passed on to the server with whatever the weather does to it. */
export class Link {
  readonly #parts: LinkParts;
  readonly #server: Socket;
  readonly #frames = new ClientFrames();
  readonly #timers = new Set<NodeJS.Timeout>();
  #head: Buffer | undefined = Buffer.alloc(0);
  #isSocket = false;
  #isDead = false;
  /** What keeps its order, by direction, and when the last of it will have been passed on. */
  readonly #queues: Readonly<Record<Way, (() => void)[]>> = { up: [], down: [] };
  readonly #due = { up: 0, down: 0 };
  /** Until when each direction is busy with what was sent before. */
  readonly #busy = { up: 0, down: 0 };

  constructor(parts: LinkParts) {
    this.#parts = parts;
    const { client, port } = parts;
    const server = connect(port, "127.0.0.1");
    this.#server = server;
    this.#busy.up = performance.now() + 2 * parts.weather().latency; // until TCP has shaken hands
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on("error", () => this.cut());
      socket.on("close", () => this.#end(socket));
    }
    client.on("data", (bytes: Buffer) => this.#fromClient(bytes));
    server.on("data", (bytes: Buffer) => this.#fromServer(bytes));
  }

  /** From now on every byte is swallowed, in both directions, and neither side is told. */
  die(): void {
    this.#isDead = true;
  }

  /** Ends both sides without a word. */
  cut(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#parts.client.destroy();
    this.#server.destroy();
  }

  /** What was on the way is still delivered to the side that is left, as networks do. */
  #end(gone: Socket): void {
    const left = gone === this.#server ? this.#parts.client : this.#server;
    this.#later(gone === this.#server ? "down" : "up", () => left.destroySoon());
  }

  #fromClient(bytes: Buffer): void {
    if (this.#isSocket) {
      for (const frame of this.#frames.push(bytes)) this.#passUp(frame);
      return;
    }
    this.#head = Buffer.concat([this.#head ?? Buffer.alloc(0), bytes]);
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end >= 0) {
      this.#isSocket = /^upgrade: websocket$/im.test(this.#head.subarray(0, end).toString("latin1"));
      this.#head = Buffer.alloc(0);
    }
    this.#inOrder("up", this.#server, bytes);
  }

  #fromServer(bytes: Buffer): void {
    const { random, client } = this.#parts;
    const { cut } = this.#parts.weather();
    if (random() >= cut) {
      this.#inOrder("down", client, bytes);
      return;
    }
    this.#inOrder("down", client, bytes.subarray(0, Math.floor(random() * bytes.byteLength)));
    this.#cutLater("down");
  }

  #passUp({ bytes, isMessage }: ClientFrame): void {
    const { random, troubles } = this.#parts;
    const weather = this.#parts.weather();
    if (!isMessage) {
      this.#inOrder("up", this.#server, bytes);
    } else if (random() < weather.drop) {
      troubles.dropped += 1;
      this.#cutLater("up");
    } else {
      this.#passMessage(bytes, weather);
      if (random() < weather.cut) this.#cutLater("up");
    }
  }

  #passMessage(bytes: Buffer, weather: Weather): void {
    const { random, troubles } = this.#parts;
    if (random() < weather.reorder) {
      troubles.overtaken += 1;
      this.#afterwards(2 * delayIn(weather, random), bytes);
    } else {
      this.#inOrder("up", this.#server, bytes);
    }
    if (random() >= weather.duplicate) return;
    troubles.duplicated += 1;
    this.#afterwards(4 * delayIn(weather, random), bytes);
  }

  #cutLater(way: Way): void {
    this.#parts.troubles.cut += 1;
    this.#later(way, () => this.cut());
  }

  #inOrder(way: Way, to: Socket, bytes: Buffer): void {
    const { bytesPerSecond } = this.#parts.weather();
    this.#busy[way] = Math.max(this.#busy[way], performance.now()) + (1000 * bytes.byteLength) / bytesPerSecond;
    this.#later(way, () => this.#write(to, bytes));
  }

  /** Each time that is due takes the next of the queue: timers alone do not keep an order to the fraction. */
  #later(way: Way, task: () => void): void {
    const now = performance.now();
    const sent = Math.max(this.#busy[way], now);
    this.#due[way] = Math.max(this.#due[way], sent + delayIn(this.#parts.weather(), this.#parts.random));
    this.#queues[way].push(task);
    this.#in(this.#due[way] - now, () => this.#queues[way].shift()?.());
  }

  #afterwards(delay: number, bytes: Buffer): void {
    this.#in(delay, () => this.#write(this.#server, bytes));
  }

  #in(delay: number, task: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      task();
    }, delay);
    this.#timers.add(timer);
  }

  #write(to: Socket, bytes: Buffer): void {
    if (!this.#isDead && to.writable) to.write(bytes);
  }
}
