/**
 * A fight of ＣＦ on a phone, with its panels: an attack with its sum, what binds a fighter, an enemy's back, a step and a
 * spell on a mark. Initiative leaves the dice no say in the order. Needs the built client. `E2E_PICTURES=folder` keeps
 * what the screens looked like.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Command } from "@yomiai/rules";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CANARY } from "../secrecy/canary.ts";
import type { Recording } from "../secrecy/recording.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { startServer, type TestServer } from "../wire/server.ts";
import { openTable } from "../wire/table.ts";
import { listenTo, overheard, prepareCanary } from "./overheard.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell";

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

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function phoneAt(code: string, token: string | undefined): Promise<{ page: Page; received: Recording }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: "ja-JP",
    reducedMotion: "reduce",
  });
  const received = listenTo(context, "the phone");
  const page = await context.newPage();
  await page.goto(server.url);
  const sitting = JSON.stringify({ code, seat: "p1", token });
  await page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), sitting);
  await page.goto(`${server.url}/table`);
  return { page, received };
}

/** Looks at a screen: nobody is shut out of it, and the page does not scroll sideways. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `cf-${name}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect({ name, violations: violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]) }).toEqual({
    name,
    violations: [],
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

test.runIf(existsSync(CHROMIUM))("a fight on a phone: struck, bound, struck at a back, moved and burnt", async () => {
  const table = await openTable(server.url, { ruleset: "cf", table: fight, seats: ["p1"] });
  await prepareCanary(table, oni);
  const { url, code, tokens } = table;
  const gm = await SeatedClient.join({ url, code, viewer: "gm", token: tokens.get("gm") });
  let sent = 0;
  const command = async (given: Command) => {
    sent += 1;
    expect(await gm.send(`gm${sent}`, given)).toMatchObject({ ok: true });
  };
  const { page, received } = await phoneAt(code, tokens.get("p1"));
  await command({ type: "start" });

  // CF-8.1, CF-10.3: the sum before the roll, and what a technique makes of it; one tap on the target rolls.
  await page.getByText("接敵").waitFor();
  await button(page, "攻撃する").tap();
  await page.getByText("1d20+30", { exact: true }).waitFor();
  await page.getByRole("radio", { name: /長剣・強打/ }).check({ force: true });
  await page.getByText("1d20+28", { exact: true }).waitFor();
  await page.getByText("1d8+8", { exact: true }).waitFor();
  await look(page, "attack");
  await button(page, "鬼 無傷").tap();
  await page.getByText("使用済").waitFor();

  // CF-13.6, CF-13.7: who commands, and what is feared.
  await command({ type: "setCondition", as: "rin", condition: "dominated", source: "oni", until: "removed" });
  await command({ type: "setCondition", as: "rin", condition: "afraid", source: "oni", until: "removed" });
  await page.getByText("凛は恐怖状態。鬼から、できるかぎり遠くへ逃げてください").waitFor();
  await page.getByText("凛はGMの命令に従います").waitFor();
  await look(page, "bound");
  await command({ type: "clearCondition", as: "rin", condition: "afraid" });
  await command({ type: "clearCondition", as: "rin", condition: "dominated" });
  await button(page, "ターンを終える").tap();

  // CF-7.3: the back of one who leaves.
  await page.getByText("鬼の番").first().waitFor();
  await command({ type: "move", as: "oni", to: 10 });
  await page.getByText("鬼が離れていく").waitFor();
  await look(page, "back");
  await button(page, "長剣で打つ").tap();
  await page.getByText("鬼が離れていく").waitFor({ state: "detached" });
  await command({ type: "endTurn", as: "oni" });
  await command({ type: "endTurn", as: "imp" });

  // CF-4.1, CF-8.12: a step along the line, and a spell on a mark.
  await button(page, /^3m地点へ/).waitFor();
  await look(page, "line");
  await button(page, /^3m地点へ/)
    .first()
    .tap();
  await page.getByRole("group", { name: "そこへの行き方" }).getByRole("button").first().tap();
  await button(page, "呪文を唱える").tap();
  await look(page, "spell");
  await button(page, "10m地点 鬼").tap();
  await page
    .getByText(/呪文「火球」/)
    .first()
    .waitFor();
  await command({ type: "end", outcome: "旅人" });
  await page.getByText("遭遇は終わった。決着：旅人。").first().waitFor();
  await look(page, "over");
  expect(overheard([received], table)).toEqual([]);
  await gm.leave();
});
