/**
 * A duel of 剣技戦闘 on a phone, with its panels, from the first blow to the last. The foe's numbers leave the dice no say:
 * it always hits, and its first two blows reach 重傷 and 致命傷. Needs the built client. `E2E_PICTURES=folder` keeps what
 * the screens looked like.
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

const rin = {
  dexterity: 5,
  agility: 9,
  strength: 8,
  intellect: 30,
  skills: {},
  hpMax: 40,
  seriousAt: 25,
  mortalAt: 10,
  weapons: ["katana"],
  techniques: ["tsuki", "renzan", "mikiri", "tsubamegaeshi", "seigan"],
};

const oni = { dexterity: 30, agility: 1, strength: 12, hpMax: 60, weapons: ["katana"], techniques: ["tsuki"] };

const duel = {
  house: { mortalDoubling: "choice" },
  combatants: [
    { id: "rin", name: "凛", side: "旅人", kind: "pc", owner: "p1", sheet: rin },
    { id: "oni", name: "鬼", side: "鬼", kind: "npc", owner: "gm", sheet: oni },
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
  if (folder !== undefined) await page.screenshot({ path: join(folder, `kengi-${name}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect({ name, violations: violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]) }).toEqual({
    name,
    violations: [],
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.runIf(existsSync(CHROMIUM))("a duel is fought on a phone: composed, met, endured, and lost", async () => {
  const table = await openTable(server.url, { ruleset: "kengi", table: duel, seats: ["p1"] });
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

  // KG-3: an attack says what it comes to, and that it is no secret at this table.
  await button(page, "攻撃する").tap();
  await page.getByText("1d20+5", { exact: true }).waitFor();
  expect(await page.getByText("あなたにしか見えません").count()).toBe(0);
  await page.getByText("突き", { exact: true }).tap();
  await page.getByText("1d20+7", { exact: true }).waitFor();
  await look(page, "attack");
  await page.getByText("連斬", { exact: true }).tap();
  await page.getByText("1d20+4", { exact: true }).waitFor();
  await page.getByText("突き", { exact: true }).tap();
  await button(page, "鬼を攻撃する").tap();
  await command({ type: "defend", as: "oni", way: "parry", techniques: [] });

  // KG-5: the blow beside the ways to meet it; two techniques leave two openings.
  await command({ type: "attack", as: "oni", target: "rin", techniques: ["tsuki"] });
  await page.getByRole("radio", { name: /回避/ }).waitFor();
  await page.getByText("回避", { exact: true }).tap();
  await page.getByText("見切り", { exact: true }).tap();
  await page.getByText("燕返し", { exact: true }).tap();
  await page.getByText("隙が2できる").waitFor();
  await page.getByText("防げば反撃").waitFor();
  await look(page, "defence");
  await page.getByRole("radio", { name: /受け/ }).check({ force: true });
  await button(page, "受ける").tap();

  // KG-7.3: the will, with the numbers before and after.
  await button(page, "筋力 8 → 16").waitFor();
  await look(page, "will");
  await button(page, "筋力 8 → 16").tap();
  await page.getByText("筋力二倍").waitFor();
  await look(page, "wounded");

  // KG-4.4, KG-7.5: a preparation is seen; the mortally wounded chooses.
  await button(page, "準備する").tap();
  await page.getByText("準備1", { exact: true }).waitFor();
  await command({ type: "attack", as: "oni", target: "rin" });
  await button(page, "受ける").tap();
  await button(page, "尽くさない").waitFor();
  await look(page, "mortal");
  await button(page, "尽くさない").tap();

  // KG-7.8, KG-10.2: the last blow.
  await button(page, "見送る").tap();
  await command({ type: "attack", as: "oni", target: "rin" });
  await button(page, "受ける").tap();
  await page.getByText("戦いのあと").first().waitFor();
  await look(page, "over");
  expect(overheard([received], table)).toEqual([]);
  await gm.leave();
});
