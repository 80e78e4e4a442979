import type { Entry } from "../sabotage.ts";

/** A sabotage of the server that must be noticed by the test beside its file, unless the entry says by which. */
export function lookedAtBeside(entry: Entry): Entry {
  const beside = `packages/server/src/${entry.file.replace(/\.ts$/, ".test.ts")}`;
  return { ...entry, looks: entry.looks ?? [{ project: "server", files: [beside] }] };
}
