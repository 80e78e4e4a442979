/**
 * A fresh id for a command, 22 characters. `crypto.randomUUID` is missing on plain http in a local network, where many
 * tables are played; `getRandomValues` is there.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
