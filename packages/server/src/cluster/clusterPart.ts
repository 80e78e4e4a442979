import { randomBytes } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { Logger } from "pino";
import type { Tables } from "../encounter/tables.ts";
import type { Store } from "../store/store.ts";
import type { Cluster } from "./cluster.ts";
import { LeasedPlacement } from "./leasedPlacement.ts";
import { Membership } from "./membership.ts";
import { ownAddress } from "./ownAddress.ts";
import { recognisePeers } from "./peers.ts";
import { shareListing } from "./redis.ts";
import { passSocketsOn } from "./sockets.ts";

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
