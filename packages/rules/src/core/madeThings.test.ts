import { expect, test } from "vitest";
import { fieldLabels, labelsOf, withLabels } from "./madeThings.ts";

const own = { id: "w1", name: "父の形見" };
const inTerms = { id: "katana" };
const calledByItsId = { id: "bo", name: "bo" };

test("things made at the table have names, what the terms have a word for has none", () => {
  expect(labelsOf([own, inTerms, calledByItsId, { id: "w2", name: undefined }])).toStrictEqual({ w1: "父の形見" });
  expect(labelsOf([])).toStrictEqual({});
});

test("where nothing was made at the table there is no key that says so", () => {
  expect(withLabels({})).toStrictEqual({});
  expect(withLabels(labelsOf([own]))).toStrictEqual({ labels: { w1: "父の形見" } });
});

test("an event's names stand by the field that tells of the thing, fields without names are absent", () => {
  const labels = { weapon: { w1: "父の形見" } };
  expect(fieldLabels({ weapon: [own, inTerms], techniques: [calledByItsId], spell: [] })).toStrictEqual({ labels });
  expect(fieldLabels({ weapon: [inTerms], spell: [] })).toStrictEqual({});
});
