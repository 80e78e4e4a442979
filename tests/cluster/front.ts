import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** The one address of a cluster. */
export type Front = { readonly url: string; close(): Promise<void> };

/** A front as any balancer is one: each connection goes to the next server, and where nobody listens to the one after. */
export class TurnFront implements Front {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #next = 0;

  private constructor(ports: readonly number[]) {
    this.#server = createServer((socket) => {
      this.#next += 1;
      this.#pass(
        socket,
        ports.map((_, i) => ports[(this.#next + i) % ports.length] ?? 0),
      );
    });
  }

  static async start(ports: readonly number[]): Promise<TurnFront> {
    const front = new TurnFront(ports);
    front.#server.listen(0, "127.0.0.1");
    await once(front.#server, "listening");
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  #pass(socket: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const there = connect(port, "127.0.0.1");
    const refused = () => this.#pass(socket, others);
    there.once("error", refused);
    there.once("connect", () => {
      there.off("error", refused);
      for (const [one, other] of [
        [socket, there],
        [there, socket],
      ] as const) {
        this.#sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }
}
