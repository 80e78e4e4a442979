import { expect, test } from "vitest";
import { readNumber, readWholeNumber, showNumber, showSigned } from "./digits.ts";

test("full-width digits, signs and spaces are read as what they mean", () => {
  const typed = ["12", "１２", " 12 ", "　１２　", "+5", "＋５", "-3", "－3", "−３", "ー3", "－　３", "1,000", "０"];
  expect(typed.map(readWholeNumber)).toEqual([12, 12, 12, 12, 5, 5, -3, -3, -3, -3, -3, 1000, 0]);
});

test("what is no whole number is not read", () => {
  expect(["", "−", "1.5", "十二", "1d6", "12a", "--3", "1e3"].map(readWholeNumber)).toEqual(Array(8).fill(undefined));
});

test("decimals are read where they are allowed", () => {
  expect(["1.5", "１．５", "-0.25", ".5", "3", "a"].map(readNumber)).toEqual([1.5, 1.5, -0.25, 0.5, 3, undefined]);
});

test("negative numbers are shown with a real minus sign", () => {
  expect([showNumber(-3), showNumber(4), showSigned(-3), showSigned(4), showSigned(0)]).toEqual([
    "−3",
    "4",
    "−3",
    "+4",
    "+0",
  ]);
});
