import type { Seat } from "@yomiai/rules";
import { diceSeed } from "../../play/asking.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer } from "../../wire/server.ts";
import { openSqlStore } from "../../wire/wrappedStore.ts";
import { type DataFiles, withDataFiles } from "./dataFiles.ts";
import { type Append, type Kept, type RecordedFight, withoutTime } from "./recordedFight.ts";

/** What the store holds of a fight if the disk was left like this. */
export function keptAfter(files: DataFiles, { opened }: RecordedFight): Promise<readonly Kept[]> {
  return withDataFiles(files, async (folder) => {
    const store = await openSqlStore(folder);
    try {
      return (await store.readCommits(opened.code)).map(withoutTime);
    } finally {
      await store.close();
    }
  });
}

/**
 * Starts the real server on a disk that was left like this, and sends some commands once more under their old ids.
 * @returns the answers, and what the store holds afterwards
 */
export function sendAgainAfter(
  files: DataFiles,
  { opened, seed }: RecordedFight,
  again: readonly Pick<Append, "seat" | "id" | "command">[],
): Promise<{ readonly answers: readonly unknown[]; readonly kept: readonly Kept[] }> {
  return withDataFiles(files, async (dataDir) => {
    let kept: () => Promise<readonly Kept[]> = async () => [];
    const server = await startServer({
      dataDir,
      drawSeed: () => diceSeed(seed),
      openStore: async (folder) => {
        const store = await openSqlStore(folder);
        kept = async () => (await store.readCommits(opened.code)).map(withoutTime);
        return store;
      },
    });
    try {
      const answers: unknown[] = [];
      for (const { seat, id, command } of again) {
        const client = await sitDownAgain(server.url, opened, seat);
        answers.push(await client.send(id, command));
        await client.cut();
      }
      return { answers, kept: await kept() };
    } finally {
      await server.close();
    }
  });
}

function sitDownAgain(url: string, { code, tokens }: RecordedFight["opened"], seat: Seat): Promise<SeatedClient> {
  return SeatedClient.join({ url, code, viewer: seat, token: tokens.get(seat) });
}
