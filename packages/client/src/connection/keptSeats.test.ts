import { expect, test } from "vitest";
import { type Drawer, type KeptSeat, KeptSeats } from "./keptSeats.ts";

function drawer(): Drawer {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const seat = (code: string, name: "gm" | "p1" | "p2", at: number): KeptSeat => ({
  code,
  seat: name,
  token: `${code}-${name}`,
  name: "みさき",
  title: "卓",
  ruleset: "duel",
  at,
});

test("two tabs of one browser keep their own seats", () => {
  const browser = drawer();
  const left = new KeptSeats({ tab: drawer(), browser });
  const right = new KeptSeats({ tab: drawer(), browser });
  left.sit({ code: "ABC234", seat: "p1", token: "one" });
  right.sit({ code: "ABC234", seat: "p2", token: "two" });
  expect([left.sitting, right.sitting]).toEqual([
    { code: "ABC234", seat: "p1", token: "one" },
    { code: "ABC234", seat: "p2", token: "two" },
  ]);
});

test("a new tab finds all seats of the browser, last used first", () => {
  const browser = drawer();
  const first = new KeptSeats({ tab: drawer(), browser });
  first.keep(seat("ABC234", "p1", 1));
  first.keep(seat("ABC234", "gm", 3));
  first.keep(seat("XYZ789", "p2", 2));
  const fresh = new KeptSeats({ tab: drawer(), browser });
  expect(fresh.sitting).toBeUndefined();
  expect(fresh.all.map(({ code, seat: name }) => `${code} ${name}`)).toEqual(["ABC234 gm", "XYZ789 p2", "ABC234 p1"]);
});

test("keeping a seat again replaces it", () => {
  const seats = new KeptSeats({ tab: drawer(), browser: drawer() });
  seats.keep(seat("ABC234", "p1", 1));
  seats.keep({ ...seat("ABC234", "p1", 2), token: "new" });
  expect(seats.all.map(({ token }) => token)).toEqual(["new"]);
});

test("forgetting the seat one sits in stands up as well", () => {
  const seats = new KeptSeats({ tab: drawer(), browser: drawer() });
  seats.keep(seat("ABC234", "p1", 1));
  seats.sit({ code: "ABC234", seat: "p1", token: "t" });
  seats.forget({ code: "ABC234", seat: "p1" });
  expect([seats.all, seats.sitting]).toEqual([[], undefined]);
});

test("forgetting another seat stays where one sits", () => {
  const seats = new KeptSeats({ tab: drawer(), browser: drawer() });
  const sitting = { code: "ABC234", seat: "p1", token: "t" } as const;
  seats.sit(sitting);
  for (const other of [seat("ABC234", "p2", 1), seat("XYZ789", "p1", 1)]) seats.forget(other);
  expect(seats.sitting).toEqual(sitting);
});

test("of too many seats those that were kept first go", () => {
  const seats = new KeptSeats({ tab: drawer(), browser: drawer() });
  for (let i = 1; i <= 32; i++) seats.keep(seat(`T${i}`, "p1", i));
  expect(seats.all.map(({ code }) => code)).toEqual(Array.from({ length: 30 }, (_, i) => `T${32 - i}`));
});

test.each([{ seat: "p1" }, { token: "t" }, { seat: "spectator", token: "t" }, { seat: "p1", token: 5 }])(
  "a tab that is left with %j watches",
  (left) => {
    const tab = drawer();
    tab.setItem("yomiai.sitting", JSON.stringify({ code: "ABC234", ...left }));
    expect(new KeptSeats({ tab, browser: drawer() }).sitting).toEqual({ code: "ABC234" });
  },
);

test.each([{ seat: "spectator" }, { at: "1" }, { token: 5 }, { title: undefined }])(
  "a seat with %j is none",
  (more) => {
    const browser = drawer();
    const kept = [{ ...seat("ABC234", "p1", 1), ...more }, seat("XYZ789", "p2", 2)];
    browser.setItem("yomiai.seats", JSON.stringify(kept));
    expect(new KeptSeats({ tab: drawer(), browser }).all.map(({ code }) => code)).toEqual(["XYZ789"]);
  },
);

test("what others left in the drawers is not trusted", () => {
  const browser = drawer();
  const tab = drawer();
  browser.setItem("yomiai.seats", '[{"code":1},"x",null]');
  tab.setItem("yomiai.sitting", "{broken");
  const seats = new KeptSeats({ tab, browser });
  expect([seats.all, seats.sitting]).toEqual([[], undefined]);
});
