import { isSeat, type Viewer } from "@yomiai/rules";
import type { FrameListener } from "../../wire/sdk.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import type { Sent } from "../fights.ts";
import type { StoredFight } from "./storedFight.ts";

/** A stored fight on a running server, with clients of the stock SDK at its table. */
export class CrowdTable {
  readonly #clients: readonly SeatedClient[];
  #sent = 0;

  private constructor(clients: readonly SeatedClient[]) {
    this.#clients = clients;
  }

  /** One client for each of `viewers` sits down. @param onFrame what hears the frames of a viewer */
  static async join(
    url: string,
    { code, tokens }: StoredFight,
    given: { readonly viewers: readonly Viewer[]; readonly onFrame?: FrameListener },
  ): Promise<CrowdTable> {
    const { viewers, ...listening } = given;
    const clients: SeatedClient[] = [];
    for (const viewer of viewers) {
      const token = isSeat(viewer) ? tokens.get(viewer) : undefined;
      clients.push(await SeatedClient.join({ url, code, viewer, token, ...listening }));
    }
    return new CrowdTable(clients);
  }

  /** Sends a command from its seat's client. @throws Error if it is refused */
  async send({ seat, command }: Sent): Promise<void> {
    this.#sent += 1;
    const answer = await this.of(seat).send(`b${this.#sent}`, command);
    if (!answer.ok) throw new Error(`${command.type}: ${answer.message}`);
  }

  /** Resolves when everybody has what was sent so far. */
  async settle(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.settle()));
  }

  /** Everybody goes. */
  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.leave()));
  }

  /** The first client of this viewer. */
  of(viewer: Viewer): SeatedClient {
    const client = this.#clients.find((one) => one.viewer === viewer);
    if (client === undefined) throw new Error(`nobody looks on as ${viewer}`);
    return client;
  }
}
