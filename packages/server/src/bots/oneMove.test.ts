import type { Command, Ruleset, TableView } from "@yomiai/rules";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { LiveTable } from "../encounter/liveTable.ts";
import { moveOnce } from "./oneMove.ts";

const prompts = [{ id: "pass:rin", type: "pass", as: "rin", fields: [] }];
const view = { prompts } as unknown as TableView;

/** Lets somebody move at a table where these kinds of command are accepted. @returns what was tried, and whether any was */
async function move(suggest: Ruleset["suggest"], accepted: readonly string[], shown = view) {
  const tried: string[] = [];
  const table = {
    code: "AAAAAA",
    encounter: { ruleset: { suggest } },
    carryOut: async ({ command }: { readonly command: Command }) => {
      tried.push(command.type);
      return { ok: accepted.includes(command.type) };
    },
  } as unknown as LiveTable;
  const parts = { table, log: pino({ level: "silent" }), random: () => 0.5 };
  return { isDone: await moveOnce(parts, "p1", shown), tried };
}

test("what the rules suggest is done, and nothing else", async () => {
  expect(await move(() => ({ type: "strike" }), ["strike", "pass"])).toEqual({ isDone: true, tried: ["strike"] });
});

test("where the rules suggest to wait nothing is done", async () => {
  expect(await move(() => "wait", ["pass"])).toEqual({ isDone: false, tried: [] });
});

test("where the suggestion is refused, there is none, or the rules fail over it, something that is asked is done", async () => {
  expect(await move(() => ({ type: "strike" }), ["pass"])).toEqual({ isDone: true, tried: ["strike", "pass"] });
  expect(await move(undefined, ["pass"])).toEqual({ isDone: true, tried: ["pass"] });
  const failing = () => {
    throw new Error("a rule is broken");
  };
  expect(await move(failing, ["pass"])).toEqual({ isDone: true, tried: ["pass"] });
});

test("after several refusals nothing more is tried, and without a prompt nothing at all", async () => {
  const { isDone, tried } = await move(undefined, []);
  expect([isDone, tried.length]).toEqual([false, 8]);
  expect(await move(undefined, ["pass"], { ...view, prompts: [] })).toEqual({ isDone: false, tried: [] });
});
