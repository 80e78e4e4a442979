import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parts } from "./list/index.ts";
import { type Sabotage, sabotaged } from "./sabotage.ts";
import { scoreOf, tryOut } from "./tryOut.ts";
import { ROOT, WorkCopy } from "./workCopy.ts";

/** Whether the tests bite is what `pnpm sabotage` finds out; here only whether it could. */
describe.each(Object.entries(parts))("the sabotages of %s", (_, list) => {
  test("apply to what there is now, and name tests that are there", () => {
    expect(list.flatMap(problemsOf)).toEqual([]);
  });

  test("have names of their own", () => {
    const names = list.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });
});

function problemsOf(sabotage: Sabotage): readonly string[] {
  const { name, file, find, put, looks } = sabotage;
  const text = readFileSync(`${ROOT}${file}`, "utf8");
  const files = looks.flatMap((look) => look.files);
  const lost = files.filter((one) => !existsSync(`${ROOT}${one}`)).map((one) => `${name}: no ${one}`);
  if (find === put || files.length === 0) return [`${name}: changes nothing, or nobody looks at it`];
  try {
    sabotaged(text, sabotage);
    return lost;
  } catch (error) {
    return [String(error), ...lost];
  }
}

describe("a work copy", () => {
  const planted = (put: string): Sabotage => ({
    name: "a planted one",
    kind: "refusal",
    file: "packages/rules/src/scenario/path.ts",
    find: "export function valueAt(",
    put,
    looks: [{ project: "rules", files: ["packages/rules/src/scenario/path.test.ts"] }],
  });
  const harmless = planted("/** Nobody notices. */\nexport function valueAt(");
  const harmful = planted("export const valueAt = () => undefined;\nfunction lost(");

  let copy: WorkCopy;
  beforeAll(() => {
    copy = new WorkCopy();
  });
  afterAll(() => copy.remove());

  test("tells a sabotage that a test notices from one that survives", { timeout: 120_000 }, () => {
    const outcomes = [harmful, harmless].map((sabotage) => tryOut(copy, sabotage, { whole: false }));
    expect(outcomes.map(({ caughtBy }) => caughtBy !== undefined)).toEqual([true, false]);
    expect(scoreOf(outcomes)).toBe(50);
  });

  test("says that a sabotage does not apply any more", () => {
    expect(() => tryOut(copy, { ...harmful, find: "is not there" }, { whole: false })).toThrow("stale");
    expect(() => tryOut(copy, { ...harmful, find: "export" }, { whole: false })).toThrow("not once");
  });

  test("does not take tests that are red, or none, for vigilance", { timeout: 120_000 }, () => {
    const looks = [{ project: "rules", files: ["packages/rules/src/scenario/no.test.ts"] } as const];
    expect(() => tryOut(copy, { ...harmful, looks }, { whole: false })).toThrow("red without any sabotage");
  });
});
