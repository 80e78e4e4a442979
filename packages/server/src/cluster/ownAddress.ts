import { networkInterfaces } from "node:os";

/** Hosts that a server listens on and that are no address: all of its machine's. */
const ANY: ReadonlySet<string> = new Set(["0.0.0.0", "::", "[::]"]);

/** Where other servers reach this one if nothing is said about it: at the host it listens on, or its machine's first. */
export function ownAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = ANY.has(host) ? firstAddress() : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function firstAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((given) => given ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
}
