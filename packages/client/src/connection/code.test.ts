import { expect, test } from "vitest";
import { codeIn, isCode, normaliseCode } from "./code.ts";

test("a code may be typed in small letters, full width, with spaces and hyphens", () => {
  const typed = ["ABC234", "abc234", "ＡＢＣ２３４", " abc 234 ", "ａｂｃ－２３４", "ABC　234"];
  expect(typed.map(normaliseCode)).toEqual(Array(6).fill("ABC234"));
});

test("letters that look alike make no code", () => {
  expect(["ABC234", "ABC23O", "ABC230", "ABCI34", "ABC1LL", "ABC23"].map(isCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("a pasted link is read as the code in it", () => {
  expect(codeIn("https://yomiai.example/t/abc234?lang=en#seat=p1")).toBe("ABC234");
  expect(codeIn("ABC234")).toBe("ABC234");
});

test("a broken link is taken as typed text, not as a fault", () => {
  expect(codeIn("/t/%E0%A4%A")).toBe("E0A4A");
});
