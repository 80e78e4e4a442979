import type { Kysely, Selectable } from "kysely";
import { GroupCommit } from "../groupCommit.ts";
import type { Rows } from "../rows.ts";
import { type Lease, type Store, type StoredCommit, StoreUnavailable } from "../store.ts";
import type { CommitRow } from "./fencedInsert.ts";
import { readSeat } from "./seats.ts";
import { writing } from "./writing.ts";

/** Appends commits of all tables; those that are asked for together are written together. */
export type Appending = GroupCommit<CommitRow>;

/** @param insert writes rows and returns those that it left out, with the reason */
export function appending(insert: (rows: readonly CommitRow[]) => Promise<ReadonlyMap<CommitRow, Error>>): Appending {
  return new GroupCommit({
    all: (rows) => writing(() => insert(rows)),
    isOfOneRow: (error) => !(error instanceof StoreUnavailable),
  });
}

/** The commits of all tables. */
export function commitsIn(
  db: Kysely<Rows>,
  how: { readonly appending: Appending; readonly lease?: Lease },
): Pick<Store, "append" | "readCommits"> {
  return {
    append: (code, stored) => how.appending.add(asRow(code, { stored, fence: how.lease?.fence ?? 0 })),
    async readCommits(code) {
      const rows = await db.selectFrom("commits").selectAll().where("code", "=", code).orderBy("from_number").execute();
      return rows.map(asCommit);
    },
  };
}

function asRow(code: string, { stored, fence }: { readonly stored: StoredCommit; readonly fence: number }): CommitRow {
  const { commit, commandId, version, at } = stored;
  return {
    code,
    from_number: commit.from,
    by_seat: commit.by,
    command: commit.command,
    command_id: commandId ?? null,
    version,
    events: JSON.stringify(commit.events),
    rolls: JSON.stringify(commit.rolls),
    at,
    fence,
  };
}

function asCommit(row: Selectable<Rows["commits"]>): StoredCommit {
  const commit = {
    from: row.from_number,
    by: readSeat(row.by_seat),
    command: row.command,
    events: JSON.parse(row.events),
    rolls: JSON.parse(row.rolls),
  };
  const stored = { commit, version: row.version, at: Number(row.at) };
  return row.command_id === null ? stored : { ...stored, commandId: row.command_id };
}
