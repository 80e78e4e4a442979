import type { Command, TableView } from "@yomiai/rules";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { LiveTable } from "../encounter/liveTable.ts";
import { playNpcs } from "./playNpcs.ts";

type Shown = {
  readonly phase?: string;
  readonly round?: number;
  /** Who is asked, by id; "" for a tool of the GM's. */
  readonly asked: readonly string[];
  readonly active?: readonly string[];
};

const fighter = (owner: string, controller?: string) => ({ owner, traits: controller ? { controller } : {} });
const combatants = {
  ogre: { id: "ogre", ...fighter("gm") },
  imp: { id: "imp", ...fighter("gm") },
  rin: { id: "rin", ...fighter("p1") },
  lent: { id: "lent", ...fighter("gm", "p1") },
  borrowed: { id: "borrowed", ...fighter("p1", "gm") },
};

/**
 * Lets the GM's combatants play at a table that shows this after so many moves.
 * @returns who has moved, "" for a tool, and how many moves are told
 */
async function play(shownAfter: (moves: number) => Shown, isAccepted = true) {
  const moved: string[] = [];
  const table = {
    code: "AAAAAA",
    encounter: { ruleset: {} },
    view(): TableView {
      const { phase = "fight", round = 1, asked, active = Object.keys(combatants) } = shownAfter(moved.length);
      const prompts = asked.map((as) => ({ id: `go:${as}`, type: "go", fields: [], ...(as === "" ? {} : { as }) }));
      return { phase, round, active, combatants, prompts } as unknown as TableView;
    },
    async carryOut({ command }: { readonly command: Command }) {
      moved.push(String(command.as ?? ""));
      return { ok: isAccepted };
    },
  } as unknown as LiveTable;
  const moves = await playNpcs({ table, log: pino({ level: "silent" }), random: () => 0 });
  return { moved, moves };
}

test("before the fight each question is answered once", async () => {
  const shown = { phase: "setup", round: 0, asked: ["ogre", "imp"], active: [] };
  expect(await play(() => shown)).toEqual({ moved: ["ogre", "imp"], moves: 2 });
});

test("what begins a fight is the last thing that is done before it", async () => {
  const { moved } = await play((moves) =>
    moves === 0 ? { phase: "setup", round: 0, asked: ["ogre"] } : { round: 0, asked: ["imp"] },
  );
  expect(moved).toEqual(["ogre"]);
});

test("a round that begins is left to the GM", async () => {
  expect((await play((moves) => ({ round: 1 + Math.floor(moves / 3), asked: ["ogre"] }))).moved).toHaveLength(3);
});

test("who is asked again and again stops after so many moves", async () => {
  const { moved, moves } = await play(() => ({ asked: ["ogre"] }));
  expect([moved.length, moves]).toEqual([400, 400]);
});

test("who can do nothing is tried for a while and no longer", async () => {
  const { moved, moves } = await play(() => ({ asked: ["ogre"] }), false);
  expect([moved.length, moves]).toEqual([8, 0]);
});

test.each(["rin", "lent", ""])(
  "nothing is done for somebody whom the GM does not play, nor with a tool: %j",
  async (as) => {
    expect(await play(() => ({ asked: [as] }))).toEqual({ moved: [], moves: 0 });
  },
);

test("who is lent to the GM is played", async () => {
  expect((await play((moves) => ({ asked: moves === 0 ? ["borrowed"] : [] }))).moved).toEqual(["borrowed"]);
});

test("in a fight nobody moves whom the table does not wait for", async () => {
  expect((await play(() => ({ asked: ["ogre"], active: ["imp"] }))).moved).toEqual([]);
});
