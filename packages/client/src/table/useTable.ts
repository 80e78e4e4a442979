import { createContext, useContext } from "react";
import type { Table } from "../connection/decodeTable.ts";
import { useTableStore } from "../connection/tableStore.ts";

/** A table that is looked at in place of the own one: the GM's look through another's eyes. */
export const OtherTable = createContext<Table | undefined>(undefined);

/** The table on this screen, once it is known. */
export function useTable(): Table | undefined {
  const other = useContext(OtherTable);
  const own = useTableStore((state) => state.table);
  return other ?? own;
}
