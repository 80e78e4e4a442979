/**
 * A fight of ＣＦ on a phone, with its panels: an attack with its sum, what binds a fighter, an enemy's back, a step and a
 * spell on a mark. Initiative leaves the dice no say in the order. Needs the built client. `E2E_PICTURES=folder` keeps
 * what the screens looked like.
 */
import { test } from "vitest";
import { CANARY } from "../secrecy/canary.ts";
import { button, panelTables } from "./panelTable.ts";

const rin = {
  hp: { max: 60 },
  initiative: 30,
  attackBonus: 30,
  spellBonus: 30,
  abilities: { str: 3 },
  defenses: { ac: 30, fortitude: 20, reflex: 20, will: 20 },
  items: [{ id: "sword", name: "sword", kind: "weapon", mode: "melee", dice: "1d8" }],
  held: ["sword"],
  techniques: [{ id: "smash", name: "smash", strikes: [{ hit: -2, damage: 5 }], uses: 3 }],
  spells: [
    {
      id: "fireball",
      name: "fireball",
      level: 3,
      mode: "ranged",
      range: 20,
      versus: "reflex",
      dice: "2d6",
      area: { origin: "point", radius: 2, affects: "enemies" },
    },
  ],
  at: 5,
};

const oni = {
  hp: { max: 90 },
  initiative: 9,
  defenses: { ac: 10, fortitude: 10, reflex: 10, will: 10 },
  items: [{ id: "potion", name: CANARY, kind: "potion", heal: "1d8" }],
  at: 5,
};

const fight = {
  house: {},
  combatants: [
    { id: "rin", name: "凛", side: "旅人", kind: "pc", owner: "p1", sheet: rin },
    { id: "oni", name: "鬼", side: "鬼", kind: "npc", owner: "gm", sheet: oni },
    { id: "imp", name: "小鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { ...oni, initiative: -10, at: 6 } },
  ],
} as const;

const open = panelTables();

test("a fight on a phone: struck, bound, struck at a back, moved and burnt", async () => {
  const table = await open({ ruleset: "cf", table: fight, spare: oni });
  const page = await table.sit("p1");
  await table.command({ type: "start" });

  // CF-8.1, CF-10.3: the sum before the roll, and what a technique makes of it; one tap on the target rolls.
  await page.getByText("接敵").waitFor();
  await button(page, "攻撃する").tap();
  await page.getByText("1d20+30", { exact: true }).waitFor();
  await page.locator("label").filter({ hasText: "長剣・強打" }).tap();
  await page.getByText("1d20+28", { exact: true }).waitFor();
  await page.getByText("1d8+8", { exact: true }).waitFor();
  await table.look(page, "attack");
  await button(page, "鬼 無傷").tap();
  await page.getByText("使用済").waitFor();

  // CF-13.6, CF-13.7: who commands, and what is feared.
  await table.command({ type: "setCondition", as: "rin", condition: "dominated", source: "oni", until: "removed" });
  await table.command({ type: "setCondition", as: "rin", condition: "afraid", source: "oni", until: "removed" });
  await page.getByText("凛は恐怖状態。鬼から、できるかぎり遠くへ逃げてください").waitFor();
  await page.getByText("凛はGMの命令に従います").waitFor();
  await table.look(page, "bound");
  await table.command({ type: "clearCondition", as: "rin", condition: "afraid" });
  await table.command({ type: "clearCondition", as: "rin", condition: "dominated" });
  await button(page, "ターンを終える").tap();

  // CF-7.3: the back of one who leaves.
  await page.getByText("鬼の番").first().waitFor();
  await table.command({ type: "move", as: "oni", to: 10 });
  await page.getByText("鬼が離れていく").waitFor();
  await table.look(page, "back");
  await button(page, "長剣で打つ").tap();
  await page.getByText("鬼が離れていく").waitFor({ state: "detached" });
  await table.command({ type: "endTurn", as: "oni" });
  await table.command({ type: "endTurn", as: "imp" });

  // CF-4.1, CF-8.12: a step along the line, and a spell on a mark.
  await button(page, /^3m地点へ/).waitFor();
  await table.look(page, "line");
  await button(page, /^3m地点へ/)
    .first()
    .tap();
  await page.getByRole("group", { name: "そこへの行き方" }).getByRole("button").first().tap();
  await button(page, "呪文を唱える").tap();
  await table.look(page, "spell");
  await button(page, "10m地点 鬼").tap();
  await page
    .getByText(/呪文「火球」/)
    .first()
    .waitFor();
  await table.command({ type: "end", outcome: "旅人" });
  await page.getByText("遭遇は終わった。決着：旅人。").first().waitFor();
  await table.look(page, "over");
  await table.close();
});
