import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What stands on the disk at one moment: the database and its write-ahead log. */
export type DataFiles = { readonly database: Buffer; readonly log: Buffer };

const DATABASE = "yomiai.sqlite";
const LOG = "yomiai.sqlite-wal";

/** Reads the files of a data folder as a crash at this moment would leave them. */
export function readDataFiles(folder: string): DataFiles {
  const log = join(folder, LOG);
  return { database: readFileSync(join(folder, DATABASE)), log: existsSync(log) ? readFileSync(log) : Buffer.alloc(0) };
}

/** Runs something on a fresh data folder with these files; the folder is gone afterwards. */
export async function withDataFiles<T>({ database, log }: DataFiles, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "yomiai-crash-"));
  try {
    writeFileSync(join(folder, DATABASE), database);
    writeFileSync(join(folder, LOG), log);
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page of the log with its head, in bytes. */
const FRAME = 4096 + 24;

/**
 * Everything that a crash in the middle of a write may leave: the log as it was before up to some byte more, at every
 * border of a page, just after it, and in the middle of it.
 */
export function tornBetween(before: DataFiles, after: DataFiles): readonly DataFiles[] {
  const from = commonLength(before.log, after.log);
  const to = after.log.byteLength;
  const cuts = new Set<number>();
  for (let at = from; at < to; at += FRAME)
    for (const more of [1, 24, FRAME / 2, FRAME - 1, FRAME]) cuts.add(at + more);
  return [...cuts]
    .filter((cut) => cut < to)
    .map((cut) => ({
      database: before.database,
      log: Buffer.concat([after.log.subarray(0, cut), before.log.subarray(cut)]),
    }));
}

function commonLength(a: Buffer, b: Buffer): number {
  const length = Math.min(a.byteLength, b.byteLength);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return i;
  return length;
}
