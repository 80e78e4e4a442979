import { describe, expect, test } from "vitest";
import { CODE_LETTERS } from "../protocol.ts";
import { drawCode, readCode } from "./tableCode.ts";
import { drawSecret, hashOf, isSecretOf } from "./token.ts";
import { MAX_PERSON_NAME, readLine } from "./writtenText.ts";

describe("a table's code", () => {
  test.each([
    ["ABCDEF", "ABCDEF"],
    ["abcdef", "ABCDEF"],
    ["ＡＢＣｄｅｆ", "ABCDEF"],
    [" abc-def　", "ABCDEF"],
    ["ABC‐DEF", "ABCDEF"],
    ["２３４ー５６７", "234567"],
  ])("%s is read as %s", (written, code) => {
    expect(readCode(written)).toBe(code);
  });

  test.each(["", "ABCDE", "ABCDEFG", "ABCDE0", "ABCDEO", "ABCDEI", "ABCDE1", "ABCDEL", "ÄBCDEF", "../etc"])(
    "%s is no code",
    (written) => {
      expect(readCode(written)).toBeUndefined();
    },
  );

  test("a drawn code can be read back and uses the letters that cannot be mistaken", () => {
    const codes = Array.from({ length: 200 }, drawCode);
    expect(codes.map(readCode)).toEqual(codes);
    expect(new Set(codes.join(""))).toEqual(new Set(CODE_LETTERS));
    expect(new Set(codes).size).toBeGreaterThan(195);
  });
});

describe("a token", () => {
  test("is known again by its hash alone", () => {
    const token = drawSecret();
    expect(token).toHaveLength(43);
    expect(isSecretOf(hashOf(token), token)).toBe(true);
    expect(isSecretOf(hashOf(token), drawSecret())).toBe(false);
  });

  test("nothing is the secret of a seat that has none", () => {
    expect(isSecretOf("", "")).toBe(false);
    expect(isSecretOf(hashOf(""), "")).toBe(false);
    expect(isSecretOf(hashOf("x".repeat(101)), "x".repeat(101))).toBe(false);
  });
});

describe("a name", () => {
  test.each([
    ["アキ", "アキ"],
    ["  アキ　と\tユキ\n", "アキ と ユキ"],
    ["か\u3099", "が"],
    ["👨‍👩‍👧‍👦の会", "👨‍👩‍👧‍👦の会"],
    ["a\u202eb\u2066c\u200bd\u0007", "abcd"],
    ["<b>&\"'", "<b>&\"'"],
    ["شلومو\u200f", "شلومو\u200f"],
    ["👍🏽".repeat(MAX_PERSON_NAME), "👍🏽".repeat(MAX_PERSON_NAME)],
  ])("%j is read as %j", (written, name) => {
    expect(readLine(written, MAX_PERSON_NAME)).toBe(name);
  });

  test.each([
    "",
    "   ",
    "\u200b\u202e",
    "\u3164",
    "\u200d",
    "あ".repeat(MAX_PERSON_NAME + 1),
    `a${"\u0301".repeat(400)}`,
    `a${" ".repeat(10_000)}`,
    "\ud800",
  ])("%j is no name", (written) => {
    expect(readLine(written, MAX_PERSON_NAME)).toBeUndefined();
  });
});
