import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { StoredServer } from "../store/store.ts";

/** Header by which a server shows another that it passes a request on: the other's secret, which only the store tells. */
const PEER_HEADER = "x-yomiai-peer";

/** Does this request come from another server of the cluster, which has looked where it belongs? */
export type IsFromPeer = (request: IncomingMessage) => boolean;

/** Where there is no other server. */
export const noPeers: IsFromPeer = () => false;

/** Recognises requests by this server's own secret. */
export function recognisePeers(secret: string): IsFromPeer {
  const wanted = Buffer.from(secret);
  return ({ headers }) => {
    const given = Buffer.from(String(headers[PEER_HEADER] ?? ""));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
}

/** The header for a request to another server. */
export function peerHeader({ secret }: StoredServer): Readonly<Record<string, string>> {
  return { [PEER_HEADER]: secret };
}
