import type { Encounter, Seat } from "@yomiai/rules";
import { drawCode } from "../../../packages/server/src/seats/tableCode.ts";
import { drawSecret, hashOf } from "../../../packages/server/src/seats/token.ts";
import { openSqlStore } from "../../../packages/server/src/store/sqlStore.ts";
import type { Store } from "../../../packages/server/src/store/store.ts";
import { SEED } from "../fights.ts";

/** A table in a store, with the tokens of its seats. */
export type StoredFight = { readonly code: string; readonly tokens: ReadonlyMap<Seat, string> };

const PLAYERS: readonly Seat[] = ["p1", "p2", "p3", "p4", "p5"];
const MADE_AT = 1_700_000_000_000;

/** Writes fights as they stand into the store of a server that is not running, with all seats taken. */
export async function storeFights(folder: string, fights: readonly Encounter[]): Promise<readonly StoredFight[]> {
  const store = await openSqlStore(folder);
  const stored: StoredFight[] = [];
  for (const fight of fights) stored.push(await storeFight(store, fight));
  await store.close();
  return stored;
}

async function storeFight(store: Store, { founding, commits, ruleset }: Encounter): Promise<StoredFight> {
  const tokens = new Map<Seat, string>([["gm", drawSecret()]]);
  const seatOf = (seat: Seat, token: string) => ({
    seat,
    name: seat,
    color: "",
    tokenHash: hashOf(token),
    inviteHash: "",
  });
  const table = {
    code: drawCode(),
    title: "卓",
    language: "ja",
    demo: false,
    open: true,
    paused: false,
    createdAt: MADE_AT,
  } as const;
  const { code } = table;
  const seed = { era: 0, seed: SEED, openFrom: 0, hiddenFrom: 0 };
  await store.createTable({ ...table, founding }, seatOf("gm", tokens.get("gm") ?? ""), seed);
  for (const seat of PLAYERS) {
    const token = drawSecret();
    tokens.set(seat, token);
    await store.putSeat(code, seatOf(seat, token));
  }
  await Promise.all(commits.map((commit) => store.append(code, { commit, version: ruleset.version, at: MADE_AT })));
  return { code, tokens };
}
