import { refuse } from "@yomiai/rules";
import { Router } from "express";
import type { Tables } from "../../encounter/tables.ts";
import type { SeatClaimed, SeatInvite, SeatResumed } from "../../protocol.ts";
import { openTable, requireGm, seatOf } from "../callers.ts";
import { readClaim, readPerson, readSeatParameter } from "../requests.ts";

/** Who sits where: taking a seat, coming back to it, handing it on, leaving it. */
export function seatRoutes(tables: Tables): Router {
  const routes = Router();

  routes.post("/tables/:code/seats", async (request, response) => {
    const table = await openTable(tables, request);
    const claimed: SeatClaimed = await table.claim(readClaim(request.body));
    response.status(201).json(claimed);
  });

  routes.post("/tables/:code/resume", async (request, response) => {
    const table = await openTable(tables, request);
    const seat = seatOf(table, request);
    const resumed: SeatResumed = { seat, name: table.seats.find(seat)?.name ?? "" };
    response.json(resumed);
  });

  routes.put("/tables/:code/seats/:seat", async (request, response) => {
    const table = await openTable(tables, request);
    const seat = readSeatParameter(request.params.seat);
    if (seatOf(table, request) !== seat) refuse("notYourSeat", "only who sits there");
    const person = readPerson(request.body);
    await table.rename(seat, person);
    const renamed: SeatResumed = { seat, name: person.name };
    response.json(renamed);
  });

  routes.post("/tables/:code/seats/:seat/invite", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const seat = readSeatParameter(request.params.seat);
    const invited: SeatInvite = { seat, invite: await table.invite(seat) };
    response.status(201).json(invited);
  });

  routes.post("/tables/:code/seats/:seat/release", async (request, response) => {
    const table = await openTable(tables, request);
    const seat = readSeatParameter(request.params.seat);
    if (seatOf(table, request) !== seat) requireGm(table, request);
    if (seat === "gm") refuse("badArgument", "seat: the GM's seat is handed on by an invite", { field: "seat" });
    await table.release(seat);
    response.status(204).end();
  });

  return routes;
}
