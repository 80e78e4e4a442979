/**
 * A bout of サブターン制ヘクス戦闘 on a phone, by the keyboard alone: over the map by arrow keys, blows aimed
 * from it, and a blow met. The dice are always the same: 凛 begins, and everybody hits. Needs the built client. `E2E_PICTURES=folder` keeps what the screens looked like.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Command } from "@yomiai/rules";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Recording } from "../secrecy/recording.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { startServer, type TestServer } from "../wire/server.ts";
import { openTable } from "../wire/table.ts";
import { listenTo, overheard, prepareCanary } from "./overheard.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell";

const bout = {
  house: {
    // Two blows of a sword, no more and no fewer.
    techniques: {
      sword: { skill: "sword", grade: "medium", part: "weapon", reach: [1, 1], toHit: 0, damage: { dice: 0, add: 5 } },
    },
    map: { shape: "hexagon", radius: 4, arena: "tatami", hexes: [{ q: 0, r: -2, elevation: 60 }] },
  },
  combatants: [
    {
      id: "rin",
      name: "凛",
      side: "道場",
      kind: "pc",
      owner: "p1",
      sheet: {
        move: 4,
        hp: 60,
        dodge: 10,
        parry: 12,
        skills: { sword: 30 },
        techniques: ["sword"],
        place: { q: -1, r: 0 },
      },
    },
    {
      id: "oni",
      name: "鬼",
      side: "鬼",
      kind: "npc",
      owner: "gm",
      sheet: { hp: 10, dodge: 3, skills: { brawl: 30 }, techniques: ["punch"], place: { q: 1, r: 0, facing: 3 } },
    },
  ],
} as const;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ drawSeed: () => "b".repeat(64) });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function phoneAt(code: string, token: string | undefined): Promise<{ page: Page; received: Recording }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: "ja-JP",
    reducedMotion: "reduce",
  });
  const received = listenTo(context, "the phone");
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(server.url);
  const sitting = JSON.stringify({ code, seat: "p1", token });
  await page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), sitting);
  await page.goto(`${server.url}/table`);
  return { page, received };
}

/** Looks at a screen: nobody is shut out of it, and the page does not scroll sideways. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `subturn-${name}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect({ name, violations: violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]) }).toEqual({
    name,
    violations: [],
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

/** Presses a button as the keyboard does, once it takes presses: it gets the focus, and Enter presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const ready = button(page, name).and(page.locator(":not([aria-disabled=true])"));
  await ready.first().focus();
  await page.keyboard.press("Enter");
}

test.runIf(existsSync(CHROMIUM))("a bout is fought on a phone by the keyboard alone", async () => {
  const table = await openTable(server.url, { ruleset: "subturn", table: bout, seats: ["p1"] });
  await prepareCanary(table, { hp: 10 });
  const { url, code, tokens } = table;
  const gm = await SeatedClient.join({ url, code, viewer: "gm", token: tokens.get("gm") });
  let sent = 0;
  const command = async (given: Command) => {
    sent += 1;
    expect(await gm.send(`gm${sent}`, given)).toMatchObject({ ok: true });
  };
  const { page, received } = await phoneAt(code, tokens.get("p1"));
  await command({ type: "start" });
  const map = page.getByRole("region", { name: /戦場の地図/ });

  // ST-10.1: the arrow keys lead over the lit hexes; after the step the map has the focus.
  await page.getByText("残り4点", { exact: true }).waitFor();
  await map.focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toContain("前方、1点");
  await look(page, "map");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor({ state: "detached" });
  expect(await focused(page)).toContain("戦場の地図");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor();
  await look(page, "ways");
  await page.keyboard.press("Enter");
  await page.getByText("残り3点", { exact: true }).waitFor();
  expect(await focused(page)).toContain("戦場の地図");

  // ST-12, ST-21.2: the enemy on the map opens the blow; each manner with its grade, number and cost.
  await button(page, "鬼に攻撃する").waitFor();
  await press(page, "鬼に攻撃する");
  await page.getByText("距離1、相手の正面から").waitFor();
  await look(page, "attack");
  await press(page, /鬼を剣で攻撃する/);

  // ST-21.5: the blow that has to be met, and the ways to meet it side by side.
  await page.getByText("鬼を待っています").waitFor();
  await command({ type: "defend", as: "oni", with: "none" });
  await press(page, "終了を宣言する");
  await page.getByText("鬼を待っています").waitFor();
  await command({ type: "attack", as: "oni", target: "rin", technique: "punch" });
  await page.getByText("パンチ・正面から").waitFor();
  await look(page, "defence");
  await press(page, /^受け/);
  await page.getByText("鬼を待っています").waitFor();
  await command({ type: "endSubturn", as: "oni" });

  // ST-10.3: 60° are free, the next cost a point; the dial keeps the focus.
  await press(page, "左に60度、0点");
  await button(page, /^右に60度、1点/).waitFor();
  await look(page, "turned");

  // ST-24: the last blow.
  await press(page, "鬼に攻撃する");
  await press(page, /鬼を剣で攻撃する/);
  await page.getByText("鬼を待っています").waitFor();
  await command({ type: "defend", as: "oni", with: "none" });
  await page.getByText("戦いは終わりました").first().waitFor();
  await look(page, "over");
  expect(overheard([received], table)).toEqual([]);
  await gm.leave();
});
