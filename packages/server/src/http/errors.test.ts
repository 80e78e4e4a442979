import { Refused } from "@yomiai/rules";
import { expect, test } from "vitest";
import { LeaseLost, StoreConflict, StoreUnavailable } from "../store/store.ts";
import { NewerVersion } from "../store/upcast.ts";
import { refusalOf, statusOf } from "./errors.ts";

const answered = (error: unknown) => {
  const refusal = refusalOf(error);
  return { status: statusOf(refusal), ...refusal };
};

test.each([
  [new Error("no such column: token_hash in /srv/yomiai")],
  ["a text that was thrown"],
  [undefined],
  [Object.assign(new Error("pool of postgres://gm:secret@db is empty"), { status: "gone" })],
])("what the server has failed in is not told: %s", (error) => {
  const message = "the server has failed; nothing was changed";
  expect(answered(error)).toEqual({ status: 500, code: "internal", message });
});

test("what the store or the parsers find is told in our own words", () => {
  const secret = "SQLITE_BUSY at /srv/yomiai";
  for (const [error, status, code] of [
    [new StoreUnavailable(secret), 503, "frozen"],
    [new StoreConflict(secret), 503, "frozen"],
    [new LeaseLost(secret), 503, "moved"],
    [Object.assign(new Error(secret), { status: 400 }), 400, "badRequest"],
    [Object.assign(new Error(secret), { status: 403 }), 404, "notFound"],
    [Object.assign(new Error(secret), { status: 413 }), 413, "tooLarge"],
    [Object.assign(new Error(secret), { status: 415 }), 400, "badRequest"],
  ] as const) {
    expect(answered(error)).toMatchObject({ status, code, message: expect.not.stringContaining("SQLITE") });
  }
});

test("a refusal is told as it is, with the status of its code", () => {
  expect(answered(new Refused({ code: "seatTaken", message: "p1 is taken" }))).toMatchObject({
    status: 409,
    message: "p1 is taken",
  });
  expect(answered(new Refused({ code: "badArgument", message: "name: a text", field: "name" }))).toMatchObject({
    status: 400,
    field: "name",
  });
  expect(answered(new NewerVersion("made by version 9"))).toMatchObject({ status: 409, code: "newerVersion" });
});
