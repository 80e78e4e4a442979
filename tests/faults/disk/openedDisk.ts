import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqlStoreOver } from "@yomiai/server/store";
import { startServer, type TestServer } from "../../wire/server.ts";

/** Starts a server in this process whose database the test can reach by the same connection. */
export async function diskOf(
  dataDir: string,
): Promise<{ readonly server: TestServer; readonly database: DatabaseSync }> {
  const database = new DatabaseSync(join(dataDir, "yomiai.sqlite"));
  const server = await startServer({ dataDir, probeEvery: 50, openStore: () => sqlStoreOver(database) });
  return { server, database };
}
