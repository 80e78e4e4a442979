import type { Insertable, Kysely, Selectable } from "kysely";
import { GroupCommit } from "../groupCommit.ts";
import type { Rows } from "../rows.ts";
import type { Store, StoredCommit } from "../store.ts";
import { readSeat } from "./seats.ts";
import { writing } from "./writing.ts";

/** The commits of all tables. Appends that are asked for together are written together. */
export function commitsIn(db: Kysely<Rows>): Pick<Store, "append" | "readCommits"> {
  const group = new GroupCommit<Insertable<Rows["commits"]>>(async (rows) => {
    await db.insertInto("commits").values(rows).execute();
  });
  return {
    append: (code, stored) => writing(() => group.add(asRow(code, stored))),
    async readCommits(code) {
      const rows = await db.selectFrom("commits").selectAll().where("code", "=", code).orderBy("from_number").execute();
      return rows.map(asCommit);
    },
  };
}

function asRow(code: string, { commit, commandId, version, at }: StoredCommit): Insertable<Rows["commits"]> {
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
