import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppOptions, createApp } from "@yomiai/server";

/** A server of its own for a test, with a data folder that goes with it. */
export type TestServer = { readonly url: string; close(): Promise<void> };

/** Where a file system in memory is found on Linux. */
const MEMORY = "/dev/shm";

/**
 * Starts the real server on a free port. Its data lie in memory where there is such a folder: no test here pulls the
 * plug, and every command would wait for the disk.
 * @param options over: no limits by address, silent, a fresh data folder
 */
export async function startServer(options: AppOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "yomiai-test-"));
  const quick = { rateLimits: false, messagesPerSecond: Number.POSITIVE_INFINITY };
  const app = createApp({ port: 0, host: "127.0.0.1", dataDir, logLevel: "silent", ...quick, ...options });
  const { port } = await app.listen();
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
