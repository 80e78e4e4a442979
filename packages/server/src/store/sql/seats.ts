import { isSeat, type Seat } from "@yomiai/rules";
import type { Insertable, Kysely } from "kysely";
import type { Rows } from "../rows.ts";
import type { Store, StoredSeat } from "../store.ts";
import type { Guard } from "./guard.ts";
import { writing } from "./writing.ts";

/** The seats of all tables. */
export function seatsIn(db: Kysely<Rows>, guard: Guard): Pick<Store, "readSeats" | "putSeat" | "removeSeat"> {
  return {
    async readSeats(code) {
      const rows = await db.selectFrom("seats").selectAll().where("code", "=", code).execute();
      return rows.map((row) => ({
        seat: readSeat(row.seat),
        name: row.name,
        color: row.color,
        tokenHash: row.token_hash,
        inviteHash: row.invite_hash,
      }));
    },
    putSeat: (code, seat) =>
      writing(async () => {
        const { code: _, seat: __, ...changed } = seatRow(code, seat);
        await guard((step) =>
          step
            .insertInto("seats")
            .values(seatRow(code, seat))
            .onConflict((conflict) => conflict.columns(["code", "seat"]).doUpdateSet(changed))
            .execute(),
        );
      }),
    removeSeat: (code, seat) =>
      writing(async () => {
        await guard((step) => step.deleteFrom("seats").where("code", "=", code).where("seat", "=", seat).execute());
      }),
  };
}

/** A seat as a row. */
export function seatRow(code: string, seat: StoredSeat): Insertable<Rows["seats"]> {
  const { name, color, tokenHash, inviteHash } = seat;
  return { code, seat: seat.seat, name, color, token_hash: tokenHash, invite_hash: inviteHash };
}

/** The seat that a row names. @throws Error if the row was tampered with */
export function readSeat(text: string): Seat {
  if (!isSeat(text)) throw new Error(`the store names a seat "${text}"`);
  return text;
}
