import type { Migration } from "kysely/migration";
import { firstTables } from "./0001-first-tables.ts";
import { doors } from "./0002-doors.ts";
import { leases } from "./0003-leases.ts";
import { probeRoom } from "./0004-probe-room.ts";
import { pauses } from "./0005-pauses.ts";

/** Every migration by name, in order. One that has been released is never edited: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first-tables": firstTables,
  "0002-doors": doors,
  "0003-leases": leases,
  "0004-probe-room": probeRoom,
  "0005-pauses": pauses,
};
