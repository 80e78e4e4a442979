import type { Server } from "node:http";
import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from "@colyseus/core";
import type { PlaceInRoom } from "../encounter/placeInRoom.ts";
import { type IsFromPeer, noPeers } from "./peers.ts";
import { alone, type Placement } from "./placement.ts";

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
