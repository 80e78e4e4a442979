import { expect, test } from "vitest";
import { holds } from "./search.ts";

test("width, case, spaces and kind of kana make no difference", () => {
  expect(holds("剣士リン", "りん")).toBe(true);
  expect(holds("Witch 2", "ｗｉｔｃｈ２")).toBe(true);
  expect(holds("ゴブリン 10", "りん　１０")).toBe(true);
  expect(holds("剣士リン", "メイ")).toBe(false);
});

test("nothing is everywhere", () => {
  expect(holds("鬼", " ")).toBe(true);
});
