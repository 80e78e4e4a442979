import type { Prompt } from "@yomiai/rules";
import { expect, test } from "vitest";
import { isAnswerOpen } from "./openAnswer.ts";

const asked = (id: string, open?: true): Prompt => ({ id, type: "attack", fields: [], ...(open ? { open } : {}) });

test("an answer is open where every prompt for it says so", () => {
  expect(isAnswerOpen([asked("a", true), asked("b", true)])).toBe(true);
});

test("an answer is covered where one prompt for it does not say that it is open, and where none is left", () => {
  expect(isAnswerOpen([asked("a", true), asked("b")])).toBe(false);
  expect(isAnswerOpen([])).toBe(false);
});
