/** Clients of the stock SDK in a process of their own, so that what they cost is not counted elsewhere. */
import { isSeat, type Viewer } from "@yomiai/rules";
import { Client } from "../../wire/sdk.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { answering } from "../measure/answering.ts";
import type { StoredFight } from "../measure/storedFight.ts";

/** Whom to seat where: one client for each of `viewers` at each of the tables. */
export type Visit = {
  readonly url: string;
  readonly tables: readonly StoredFight[];
  readonly viewers: readonly Viewer[];
};

/** Rooms of the yardstick and the clients in each. */
export type BareVisit = { readonly url: string; readonly rooms: number; readonly clients: number };

const leaves: (() => Promise<unknown>)[] = [];

answering({
  async visit({ url, tables, viewers }: Visit) {
    for (const { code, tokens } of tables) {
      for (const viewer of viewers) {
        const token = isSeat(viewer) ? tokens.get(viewer) : undefined;
        const client = await SeatedClient.join({ url, code, viewer, token });
        leaves.push(() => client.leave());
      }
    }
  },
  async visitBare({ url, rooms, clients }: BareVisit) {
    for (let i = 0; i < rooms; i++) {
      const first = await new Client(url).create("bare");
      const others = await Promise.all(
        Array.from({ length: clients - 1 }, () => new Client(url).joinById(first.roomId)),
      );
      for (const room of [first, ...others]) leaves.push(() => room.leave());
    }
  },
  async leave() {
    await Promise.all(leaves.splice(0).map((leave) => leave()));
  },
});
