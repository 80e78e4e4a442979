import { expect, test } from "vitest";
import { CompositionWatch, type Stroke } from "./composition.ts";

const enter: Stroke = { key: "Enter", keyCode: 13, isComposing: false };

function watchAt(): { watch: CompositionWatch; pass: (ms: number) => void } {
  let now = 1000;
  return { watch: new CompositionWatch(() => now), pass: (ms) => (now += ms) };
}

test("Enter without a conversion is the person's own", () => {
  expect(watchAt().watch.takes(enter)).toBe(false);
});

test("Enter during a conversion belongs to the input method, however the browser reports it", () => {
  const { watch } = watchAt();
  expect(watch.takes({ ...enter, isComposing: true })).toBe(true);
  expect(watch.takes({ ...enter, keyCode: 229 })).toBe(true);
  watch.started();
  expect(watch.takes(enter)).toBe(true);
});

test("Safari's Enter, which comes just after the end of the conversion, belongs to it", () => {
  const { watch, pass } = watchAt();
  watch.started();
  watch.ended();
  expect(watch.takes(enter)).toBe(true);
  pass(20);
  expect(watch.takes(enter)).toBe(true);
});

test("the next Enter after a conversion submits", () => {
  const { watch, pass } = watchAt();
  watch.started();
  watch.ended();
  pass(200);
  expect(watch.takes(enter)).toBe(false);
});
