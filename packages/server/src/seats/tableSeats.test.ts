import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openSqlStore } from "../store/sqlStore.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { MAX_PLAYERS, TableSeats } from "./tableSeats.ts";
import { hashOf } from "./token.ts";

const folder = mkdtempSync(join(tmpdir(), "yomiai-seats-"));
let store: Store;
let seats: TableSeats;
let code = "AAAAAA";

beforeAll(async () => {
  store = await openSqlStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(async () => {
  code = `T${Math.random()}`;
  const founding = { ruleset: "any", version: 1, house: {}, combatants: [] };
  await store.createTable(
    { code, title: "", language: "ja", demo: false, open: true, paused: false, founding, createdAt: 0 },
    { seat: "gm", name: "", color: "", tokenHash: hashOf("gm token"), inviteHash: "" },
    { era: 0, seed: "00", openFrom: 0, hiddenFrom: 0 },
  );
  seats = await TableSeats.read(store, code);
});

const someone = { name: "アキ", color: "" };
const refusal = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

test("without a wish the first seat with a waiting character is given, then the first of all", async () => {
  expect((await seats.claim(someone, ["p2"])).seat).toBe("p2");
  expect((await seats.claim(someone, ["p2"])).seat).toBe("p1");
  expect((await seats.claim(someone, ["p2"])).seat).toBe("p3");
});

test("a token finds its seat, also when read again from the store; no other text does", async () => {
  const { token } = await seats.claim({ ...someone, seat: "p4" }, []);
  const again = await TableSeats.read(store, code);
  for (const known of [seats, again]) {
    expect(known.findByToken(token)).toBe("p4");
    expect(known.findByToken("gm token")).toBe("gm");
    expect(known.findByToken(`${token}x`)).toBeUndefined();
    expect(known.findByToken("")).toBeUndefined();
    expect(known.findByToken(known.find("p4")?.tokenHash ?? "")).toBeUndefined();
  }
  expect(again.find("p4")?.tokenHash).toBe(createHash("sha256").update(token).digest("hex"));
  expect(again.taken.map(({ seat, name }) => [seat, name])).toEqual([
    ["gm", ""],
    ["p4", "アキ"],
  ]);
});

test("a taken seat, the GM's seat and a seat that is none are not given", async () => {
  await seats.claim({ ...someone, seat: "p1" }, []);
  await expect(seats.claim({ ...someone, seat: "p1" }, [])).rejects.toEqual(refusal("seatTaken"));
  await expect(seats.claim({ ...someone, seat: "gm" }, [])).rejects.toEqual(refusal("badArgument"));
  await expect(seats.claim({ ...someone, seat: "p50" }, [])).rejects.toEqual(refusal("badArgument"));
  expect((await seats.claim({ ...someone, seat: "p50" }, ["p50"])).seat).toBe("p50");
});

test("a full table gives no seat without a wish", async () => {
  for (let i = 0; i < MAX_PLAYERS; i++) await seats.claim(someone, []);
  await expect(seats.claim(someone, [])).rejects.toEqual(refusal("tableFull"));
});

test("a seat held for an invited person is given to nobody else", async () => {
  const invite = await seats.invite("p1");
  expect(seats.find("p1")).toBeUndefined();
  expect(seats.taken.map(({ seat }) => seat)).toEqual(["gm"]);
  expect(seats.isHeld("p1")).toBe(true);
  expect(seats.findByToken("")).toBeUndefined();
  await expect(seats.claim({ ...someone, seat: "p1" }, ["p1"])).rejects.toEqual(refusal("seatTaken"));
  expect((await seats.claim(someone, ["p1"])).seat).toBe("p2");
  await expect(seats.claim({ ...someone, invite: "wrong" }, [])).rejects.toEqual(refusal("badInvite"));
  await expect(seats.claim({ ...someone, seat: "p3", invite }, [])).rejects.toEqual(refusal("badInvite"));
  expect((await seats.claim({ ...someone, invite }, [])).seat).toBe("p1");
});

test("a newer invite makes the older one void, a release both", async () => {
  const first = await seats.invite("p1");
  const second = await seats.invite("p1");
  await expect(seats.claim({ ...someone, invite: first }, [])).rejects.toEqual(refusal("badInvite"));
  await seats.release("p1");
  await expect(seats.claim({ ...someone, invite: second }, [])).rejects.toEqual(refusal("badInvite"));
  expect((await seats.claim({ ...someone, seat: "p1" }, [])).seat).toBe("p1");
});

test("an invite to the GM's seat hands it on", async () => {
  const invite = await seats.invite("gm");
  expect(seats.findByToken("gm token")).toBe("gm");
  const { token } = await seats.claim({ ...someone, invite }, []);
  expect(seats.findByToken("gm token")).toBeUndefined();
  expect(seats.findByToken(token)).toBe("gm");
});

test("what the store refuses has not happened: nobody sits, is called otherwise, or has gone", async () => {
  const { seat } = await seats.claim(someone, []);
  const full = new StoreUnavailable("the disk is full");
  vi.spyOn(store, "putSeat").mockRejectedValue(full);
  vi.spyOn(store, "removeSeat").mockRejectedValue(full);
  const before = seats.taken;
  await expect(seats.claim({ ...someone, name: "ハル" }, [])).rejects.toBe(full);
  await expect(seats.rename(seat, { name: "ハル", color: "" })).rejects.toBe(full);
  await expect(seats.release(seat)).rejects.toBe(full);
  expect(seats.taken).toEqual(before);
  vi.restoreAllMocks();
  await seats.release(seat);
  expect(seats.find(seat)).toBeUndefined();
});
