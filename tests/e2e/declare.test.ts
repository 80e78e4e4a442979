/**
 * A fight of 宣言制ラウンド戦闘 on a phone, with its panels, and a spectator who looks on. The numbers leave the dice no say:
 * Aoi always hits and is never hit. Needs the built client. `E2E_PICTURES=folder` keeps what the screens looked like.
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
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const aoi = { intelligence: 5, athletics: 30, skills: { melee: 30 }, damageBonus: 20, hpMax: 20, weapons: ["sword"] };
const foe = { athletics: 0, hpMax: 12, hotSoul: 0 };

const raid = {
  house: {},
  combatants: [
    { id: "aoi", name: "葵", side: "旅人", kind: "pc", owner: "p1", sheet: aoi },
    { id: "oni", name: "赤鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { ...foe, intelligence: 5 } },
    { id: "imp", name: "小鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { ...foe, intelligence: 1 } },
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

type Sitting = { readonly code: string; readonly seat?: string; readonly token?: string | undefined };

async function sitDown(sitting: Sitting, viewport: typeof PHONE): Promise<{ page: Page; received: Recording }> {
  const isPhone = viewport === PHONE;
  const context = await browser.newContext({
    viewport,
    hasTouch: isPhone,
    locale: "ja-JP",
    reducedMotion: "reduce",
    colorScheme: isPhone ? "light" : "dark",
  });
  const received = listenTo(context, sitting.seat ?? "the crowd");
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), JSON.stringify(sitting));
  await page.goto(`${server.url}/table`);
  return { page, received };
}

/** Looks at a screen: nobody is shut out of it, and the page does not scroll sideways. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `declare-${name}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect({ name, violations: violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]) }).toEqual({
    name,
    violations: [],
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tile = (page: Page, word: string) => page.locator("label").filter({ hasText: word });

test.runIf(existsSync(CHROMIUM))("a fight is fought on a phone: covered, changed, done, answered, won", async () => {
  const table = await openTable(server.url, { ruleset: "declare", table: raid, seats: ["p1"] });
  await prepareCanary(table, foe);
  const { url, code, tokens } = table;
  const gm = await SeatedClient.join({ url, code, viewer: "gm", token: tokens.get("gm") });
  let sent = 0;
  const command = async (given: Command) => {
    sent += 1;
    expect(await gm.send(`gm${sent}`, given)).toMatchObject({ ok: true });
  };
  const { page, received } = await sitDown({ code, seat: "p1", token: tokens.get("p1") }, PHONE);
  const { page: crowd, received: receivedByCrowd } = await sitDown({ code }, LAPTOP);
  const places = crowd.getByRole("list", { name: "宣言順" }).getByRole("listitem");
  await command({ type: "start" });

  // DC-2.4: a group of one is public at once.
  await command({ type: "declare", as: "imp", action: "melee", weapon: "fists", target: "aoi" });
  await places.filter({ hasText: "小鬼" }).getByText("葵へ").waitFor();

  // DC-2.5, DC-2.6: in an incomplete group it lies face down, on the own phone too, and may be changed and withdrawn.
  await tile(page, "ほか").tap();
  await page.getByRole("textbox").fill("煙玉を投げる");
  await button(page, "この行動を宣言").tap();
  await button(page, "宣言を変える").waitFor();
  await places.filter({ hasText: "葵" }).getByText("宣言済・伏せ").waitFor();
  expect(await page.getByRole("main").textContent()).not.toContain("煙玉");
  expect(await crowd.content()).not.toContain("煙玉");
  await look(page, "covered");
  await look(crowd, "crowd");
  await button(page, "宣言を変える").tap();
  await tile(page, "接近戦").tap();
  await tile(page, "赤鬼").tap();
  await look(page, "declaring");
  await button(page, "剣で赤鬼を攻撃すると宣言").tap();
  await button(page, "宣言を取り下げる").tap();
  await places.filter({ hasText: "葵" }).getByText("いま", { exact: true }).waitFor();
  await tile(page, "接近戦").tap();
  await tile(page, "赤鬼").tap();
  await button(page, "剣で赤鬼を攻撃すると宣言").tap();
  await places.filter({ hasText: "葵" }).getByText("宣言済・伏せ").waitFor();
  expect(await crowd.content()).not.toMatch(/煙玉|赤鬼へ|剣/);
  await command({ type: "declare", as: "oni", action: "pass" });
  await places.filter({ hasText: "葵" }).getByText("赤鬼へ").waitFor();

  // DC-3.3, DC-6.1: done with hot soul.
  await button(page, "あきらめる").waitFor();
  await button(page, "ひとつ増やす").tap();
  await look(page, "doing");
  await button(page, "熱い魂を1点使って実行する").tap();
  await command({ type: "react", as: "oni", to: "aoi", way: "evade" });

  // DC-4.10: the blow's number beside the own ones; one tap answers.
  await command({ type: "execute", as: "imp" });
  await page.getByText("小鬼から", { exact: true }).waitFor();
  await look(page, "answer");
  await page.getByRole("button", { name: /^避ける/ }).tap();

  // DC-9.1: the last foe goes down.
  await command({ type: "declare", as: "imp", action: "flee" });
  await tile(page, "接近戦").tap();
  await button(page, "剣で小鬼を攻撃すると宣言").tap();
  await button(page, "実行する").tap();
  await command({ type: "react", as: "imp", to: "aoi", way: "evade" });
  await button(page, "記録を読む").waitFor();
  await look(page, "over");
  expect(await crowd.content()).not.toContain("煙玉");
  expect(overheard([received], table)).toEqual([]);
  expect(overheard([receivedByCrowd], table, ["煙玉", tokens.get("p1") ?? "煙玉"])).toEqual([]);
  await gm.leave();
});
