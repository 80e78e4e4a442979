import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds to append a kilobyte to a file in this folder and have it on the disk, `count` times. */
export async function fsyncs(folder: string, count: number, pauseMs: number): Promise<readonly number[]> {
  const file = openSync(join(folder, "probe"), "a");
  const page = Buffer.alloc(1024, 1);
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    if (pauseMs > 0) await pause(pauseMs);
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - begun);
  }
  closeSync(file);
  return times;
}
