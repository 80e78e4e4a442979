import type { StoredServer } from "../store/store.ts";

/** A server with the tables that it has. */
type Loaded = StoredServer & { readonly tables: number };

/** What the choice goes by besides. */
type Choosing = {
  /** Taken where several are equal: it is nearest, and servers that choose at the same time do not all choose one. */
  readonly ownId: string;
  /** Tables that are being sent to a server right now, by its id: the store does not know of them yet. */
  readonly underWay: ReadonlyMap<string, number>;
};

/** The server with the fewest tables. */
export function chooseServer(servers: readonly Loaded[], { ownId, underWay }: Choosing): Loaded | undefined {
  const load = ({ id, tables }: Loaded) => tables + (underWay.get(id) ?? 0);
  const [first, ...others] = servers.toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId));
  return others.reduce((best, server) => (best !== undefined && load(server) < load(best) ? server : best), first);
}
