import { found } from "@yomiai/rules";
import type { Store } from "../store/store.ts";
import { secretNumber } from "./secretNumber.ts";

/** Writes a table with nobody but its GM into a store, as if it had been made and closed. */
export async function storeTable(store: Store, code: string): Promise<void> {
  const { founding } = found(secretNumber, { house: {}, combatants: [] });
  await store.createTable(
    { code, title: "", language: "ja", demo: false, open: true, paused: false, founding, createdAt: 0 },
    { seat: "gm", name: "", color: "", tokenHash: "aa", inviteHash: "" },
    { era: 0, seed: "00".repeat(32), openFrom: 0, hiddenFrom: 0 },
  );
}
