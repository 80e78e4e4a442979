import type { Room } from "@colyseus/core";
import { afterEach, expect, test, vi } from "vitest";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";
import { dropReservations, hasReservations } from "./reservations.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("who is on the way in is waited for, until the places are dropped", () => {
  vi.useFakeTimers();
  const late = vi.fn();
  const room = { _reservedSeats: { a: [] }, _reservedSeatTimeouts: { a: setTimeout(late, 1000) } } as unknown as Room;
  expect(hasReservations(room)).toBe(true);
  dropReservations(room);
  expect(hasReservations(room)).toBe(false);
  vi.runAllTimers();
  expect(late).not.toHaveBeenCalled();
});

test("a room whose places were not taken stops at once", { timeout: 10_000 }, async () => {
  const server = await TestServer.start();
  const { code, token } = await server.createTable();
  const gm = await Player.join(server.url, code, token);
  expect((await server.api(`/matchmake/joinById/${code}`, { body: { token } })).status).toBe(200);
  await server.stop();
  await gm.until(() => gm.closed !== undefined);
});
