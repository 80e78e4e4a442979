import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { LocalDriver, LocalPresence, type MatchMakerDriver, matchMaker, type Presence } from "@colyseus/core";
import type { Logger } from "pino";
import type { PlaceInRoom } from "../encounter/placeInRoom.ts";
import type { Tables } from "../encounter/tables.ts";
import type { Store } from "../store/store.ts";
import { LeasedPlacement } from "./leasedPlacement.ts";
import { Membership } from "./membership.ts";
import { ownAddress } from "./ownAddress.ts";
import { type IsFromPeer, noPeers, recognisePeers } from "./peers.ts";
import { alone, type Placement } from "./placement.ts";
import { shareListing } from "./redis.ts";
import { passSocketsOn } from "./sockets.ts";

/** What this process has to do with others. */
export type Cluster = {
  readonly placement: Placement;
  readonly isFromPeer: IsFromPeer;
  /** Where Colyseus keeps its listing. */
  readonly listing: { readonly presence: Presence; readonly driver: MatchMakerDriver };
  /** Is this place in a room of another process? Its socket is passed on. */
  isElsewhere(place: PlaceInRoom): boolean;
  /** The server listens: from now on the others may know of it. */
  begin(listening: { readonly server: Server; readonly host: string; readonly port: number }): Promise<void>;
  /** The server gives its tables away and gets no more. */
  beginLeaving(): Promise<void>;
  /** The server has no tables any more. */
  leave(): Promise<void>;
};

/** One process, which has everything for itself. */
export function alonePart(): Cluster {
  return {
    placement: alone,
    isFromPeer: noPeers,
    listing: { presence: new LocalPresence(), driver: new LocalDriver() },
    isElsewhere: () => false,
    begin: async () => {},
    beginLeaving: async () => {},
    leave: async () => {},
  };
}

/** What a process needs to be one of several. */
export type ClusterParts = {
  readonly redisUrl: string;
  /** Where the others reach this process, if that is not where it listens. */
  readonly address: string | undefined;
  readonly store: Store;
  readonly log: Logger;
  readonly tables: () => Tables;
};

/** One process of several on one store. Rejects if Redis does not answer. */
export async function clusterPart(parts: ClusterParts): Promise<Cluster> {
  const { store, log, tables } = parts;
  const { leases } = store;
  const shared = await shareListing(parts.redisUrl, log);
  const secret = randomBytes(32).toString("hex");
  let membership: Membership | undefined;
  const ownId = () => matchMaker.processId;
  return {
    placement: new LeasedPlacement({
      store,
      ownId,
      isOpen: (code) => tables().isOpen(code),
      isLeaving: () => tables().isStopping,
      mayInherit: () => membership?.isSteady ?? false,
    }),
    isFromPeer: recognisePeers(secret),
    listing: shared,
    isElsewhere: ({ processId }) => processId !== ownId(),
    async begin({ server, host, port }) {
      const address = parts.address ?? ownAddress({ host, port });
      passSocketsOn(server, { ownId: ownId(), leases, log });
      const onLapse = (kept: Parameters<Tables["keepOnly"]>[0]) => tables().keepOnly(kept);
      membership = await Membership.begin({ id: ownId(), address, secret }, { leases, log, onLapse });
      log.info({ id: ownId(), address }, "one of a cluster");
    },
    async beginLeaving() {
      await membership?.beginLeaving().catch((error: unknown) => log.warn({ err: error }, "leaves without a word"));
    },
    async leave() {
      await membership?.leave().catch((error: unknown) => log.warn({ err: error }, "left without a word"));
      shared.close();
    },
  };
}
