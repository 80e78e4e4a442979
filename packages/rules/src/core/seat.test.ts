import { expect, test } from "vitest";
import { isSeat, isViewer } from "./seat.ts";

const seats = ["gm", "p1", "p9", "p10", "p99"];
const neither = [
  "",
  "p",
  "p0",
  "p00",
  "p100",
  "P1",
  "gm1",
  "xgm",
  " gm",
  "p1 ",
  "p1x",
  "p1a",
  "1",
  1,
  null,
  undefined,
  ["gm"],
];

test.each(seats)("%j is a seat, and looks", (text) => {
  expect([isSeat(text), isViewer(text)]).toEqual([true, true]);
});

test.each(["spectator", "omniscient"])("%j looks and has no seat", (text) => {
  expect([isSeat(text), isViewer(text)]).toEqual([false, true]);
});

test.each(neither)("%j is no seat and does not look", (text) => {
  expect([isSeat(text), isViewer(text)]).toEqual([false, false]);
});
