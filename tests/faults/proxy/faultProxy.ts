import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { type Random, seededRandom } from "@yomiai/rules";
import { Link, type Troubles } from "./link.ts";
import { CALM, type Weather } from "./weather.ts";

/**
 * Stands between clients and a server and does what networks do: delays, loses, repeats and swaps what clients send,
 * delays what the server sends, and cuts connections in the middle of anything. What it does follows from its seed and
 * from what passes.
 */
export class FaultProxy {
  /** The weather at the moment; it may change at any time. */
  weather: Weather = CALM;
  readonly troubles: Troubles = { dropped: 0, duplicated: 0, overtaken: 0, cut: 0 };
  readonly #random: Random;
  readonly #links = new Set<Link>();
  readonly #server: Server;
  #isInTheAir = false;

  private constructor(port: () => number, seed: number) {
    this.#random = seededRandom(seed);
    this.#server = createServer((client) => this.#accept(client, port()));
  }

  /** Begins to listen on a free port. @param port of the server behind it, which may change while it is restarted */
  static async start(port: () => number, seed: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(port, seed);
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts every connection there is. New ones are let through. */
  cutAll(): void {
    this.troubles.cut += this.#links.size;
    for (const link of this.#links) link.cut();
  }

  /** An aeroplane leaves: every byte is swallowed, of new connections too, and nobody is told. */
  takeOff(): void {
    this.#isInTheAir = true;
    for (const link of this.#links) link.die();
  }

  /** New connections pass again. Those of before stay as dead as they are, and still nobody is told. */
  land(): void {
    this.#isInTheAir = false;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const link of this.#links) link.cut();
    await closed;
  }

  #accept(client: Socket, port: number): void {
    const link = new Link({
      client,
      port,
      random: this.#random,
      troubles: this.troubles,
      weather: () => this.weather,
    });
    if (this.#isInTheAir) link.die();
    this.#links.add(link);
    client.once("close", () => this.#links.delete(link));
  }
}
