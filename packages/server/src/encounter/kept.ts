import { type Encounter, type Ruleset, replay } from "@yomiai/rules";
import type { Store, StoredCommit, StoredTable } from "../store/store.ts";
import { upcastCommit, upcastFounding } from "../store/upcast.ts";

/** What the store holds of a table, read by the ruleset's present version. */
export type Kept = {
  readonly table: StoredTable;
  readonly commits: readonly StoredCommit[];
  readonly encounter: Encounter;
};

/** Reads a table's commits and folds them. @throws NewerVersion if a newer server wrote them */
export async function readKept(store: Store, table: StoredTable, ruleset: Ruleset): Promise<Kept> {
  const founding = upcastFounding(ruleset, table.founding);
  const commits = (await store.readCommits(table.code)).map((stored) => upcastCommit(ruleset, stored));
  const encounter = replay(
    ruleset,
    founding,
    commits.map(({ commit }) => commit),
  );
  return { table, commits, encounter };
}
