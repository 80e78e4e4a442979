import { apply, type Command, type Encounter, found, type Ruleset, type Seat, seededRandom } from "@yomiai/rules";
import type { AnswerMessage } from "@yomiai/server";
import { asked, diceSeed } from "../../play/asking.ts";
import { nextMove, Tried } from "../../play/style.ts";
import { demoTable } from "../../play/table.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer } from "../../wire/server.ts";
import { type OpenedTable, openTable } from "../../wire/table.ts";
import { openSqlStore, wrappedStore } from "../../wire/wrappedStore.ts";
import { type DataFiles, readDataFiles } from "./dataFiles.ts";

/** One command that made a commit, and what stood on the disk just before and just after it was appended. */
export type Append = {
  readonly seat: Seat;
  readonly id: string;
  readonly command: Command;
  readonly answer: AnswerMessage;
  readonly before: DataFiles;
  readonly after: DataFiles;
};

/** A fight with everything that was on the disk on the way. `commits` are those of the store, in order. */
export type RecordedFight = {
  readonly opened: OpenedTable;
  readonly seed: number;
  readonly appends: readonly Append[];
  readonly commits: readonly Kept[];
};

/** A commit of the store without the time of day at which it was made. */
export type Kept = { readonly commit: unknown; readonly commandId?: string };

/** Plays a fight of so many commands on the real server and keeps a copy of the disk around every append. */
export async function recordFight(
  ruleset: Ruleset,
  { seed, length }: { readonly seed: number; readonly length: number },
): Promise<RecordedFight> {
  const copies: { readonly before: DataFiles; readonly after: DataFiles }[] = [];
  let readCommits: (code: string) => Promise<readonly Kept[]> = async () => [];
  const server = await startServer({
    drawSeed: () => diceSeed(seed),
    openStore: async (folder) => {
      const store = await openSqlStore(folder);
      readCommits = async (code) => (await store.readCommits(code)).map(withoutTime);
      return wrappedStore(store, async (append) => {
        const before = readDataFiles(folder);
        await append();
        copies.push({ before, after: readDataFiles(folder) });
      });
    },
  });
  try {
    const table = demoTable(ruleset);
    const seats = [...new Set(table.combatants.map(({ owner }) => owner))].filter((seat) => seat !== "gm");
    const opened = await openTable(server.url, { ruleset: ruleset.id, table, seats });
    const sent = await play(opened, found(ruleset, table), { seed, length });
    const appends = sent.flatMap((one, i) => {
      const copy = copies[i];
      return copy === undefined ? [] : [{ ...one, ...copy }];
    });
    return { opened, seed, appends, commits: await readCommits(opened.code) };
  } finally {
    await server.close();
  }
}

/** Takes the time of day off a commit of the store. */
export function withoutTime<T extends { readonly at: number }>({ at: _, ...kept }: T): Omit<T, "at"> {
  return kept;
}

type Sent = Pick<Append, "seat" | "id" | "command" | "answer">;

async function play(
  { url, code, tokens }: OpenedTable,
  founded: Encounter,
  { seed, length }: { readonly seed: number; readonly length: number },
): Promise<readonly Sent[]> {
  const clients = new Map<Seat, SeatedClient>();
  for (const [seat, token] of tokens) clients.set(seat, await SeatedClient.join({ url, code, viewer: seat, token }));
  const sent: Sent[] = [];
  for (const { seat, command } of moves(founded, { seed, length })) {
    const client = clients.get(seat);
    if (client === undefined) throw new Error(`nobody sits on ${seat}`);
    const id = `c${sent.length}`;
    sent.push({ seat, id, command, answer: await client.send(id, command) });
  }
  await Promise.all([...clients.values()].map((client) => client.cut()));
  return sent;
}

/** Commands that are accepted one after the other and each change something. */
function moves(
  founded: Encounter,
  { seed, length }: { readonly seed: number; readonly length: number },
): readonly { readonly seat: Seat; readonly command: Command }[] {
  const random = seededRandom(seed);
  const tried = new Tried();
  const chosen: { readonly seat: Seat; readonly command: Command }[] = [];
  let encounter = founded;
  for (let tries = 0; chosen.length < length && tries < length * 20; tries++) {
    const start = { seat: "gm", command: { type: "start" } } as const;
    const isSetUp = encounter.state.phase === "setup";
    const offered = nextMove(encounter, { style: "random", random, tried });
    const move = isSetUp && random() < 0.3 ? start : (offered ?? start);
    const { answer } = asked(encounter, move, diceSeed(seed));
    if ("refusal" in answer || answer.commit.events.length === 0) continue;
    encounter = apply(encounter, answer.commit);
    chosen.push({ seat: move.seat, command: move.command });
  }
  return chosen;
}
