import { globSync, readFileSync } from "node:fs";
import { MODES, parseScenario, runScenario } from "@yomiai/rules/scenario";
import { expect, test } from "vitest";
import { playable } from "./play/playable.ts";

const folder = `${import.meta.dirname}/scenarios/`;
const files = globSync("**/*.{yaml,yml}", { cwd: folder }).toSorted();

test("every rule system has scenarios", () => {
  const without = playable.filter(({ id }) => !files.some((file) => file.startsWith(`${id}/`)));
  expect(without.map(({ id }) => id)).toEqual([]);
});

for (const file of files) {
  test(`scenario ${file} passes live, replayed and saved`, () => {
    const scenario = parseScenario(readFileSync(`${folder}${file}`, "utf8"));
    expect(MODES.flatMap((mode) => runScenario(scenario, mode).map((failure) => `${mode}: ${failure}`))).toEqual([]);
  });
}
