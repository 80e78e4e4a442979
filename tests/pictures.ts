/**
 * Draws docs/images/three-screens.png from the real thing: a demo table seen by the GM, a player's phone and a spectator.
 * `node tests/pictures.ts`, with the client built.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp, type SeatClaimed, type TableCreated } from "@yomiai/server";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";

const OUT = fileURLToPath(new URL("../docs/images/three-screens.png", import.meta.url));
/** How long to wait for somebody to attack the player, in milliseconds, and at how many tables. */
const PATIENCE_MS = 12_000;
const MOST_TABLES = 10;

type Screen = { readonly width: number; readonly height: number; readonly scheme: "light" | "dark" };

const PHONE: Screen = { width: 360, height: 740, scheme: "dark" };
const DESK: Screen = { width: 1280, height: 800, scheme: "light" };

async function sitDown(browser: Browser, at: { url: string; screen: Screen; sitting: object }): Promise<Page> {
  const { width, height, scheme } = at.screen;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: "ja-JP",
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.goto(at.url);
  await page.evaluate((sitting) => sessionStorage.setItem("yomiai.sitting", JSON.stringify(sitting)), at.sitting);
  await page.goto(`${at.url}/table`);
  return page;
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function composed(browser: Browser, pictures: readonly Buffer[]): Promise<void> {
  const [gm, player, spectator] = pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`);
  const page = await browser.newPage({ viewport: { width: 1600, height: 760 }, deviceScaleFactor: 1 });
  await page.setContent(`<style>
    body { margin: 0; background: #ece5d6; }
    img { position: absolute; border-radius: 14px; box-shadow: 0 18px 50px rgb(40 28 8 / .35); }
    .gm { left: 40px; top: 60px; width: 900px; }
    .spectator { right: 40px; top: 200px; width: 780px; }
    .player { left: 690px; top: 110px; width: 290px; border: 8px solid #211c16; border-radius: 32px; }
  </style><img class="gm" src="${gm}"><img class="spectator" src="${spectator}"><img class="player" src="${player}">`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: OUT });
}

const dataDir = mkdtempSync(join(tmpdir(), "yomiai-pictures-"));
const app = createApp({ port: 0, dataDir, logLevel: "silent", rateLimits: false, botDelay: 1200 });
const { url } = await app.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
type Moment = { readonly code: string; readonly token: string; readonly player: Buffer; readonly spectator: Buffer };

/** A demo table at the moment when a player is to read another's pick, on the player's phone and as everybody sees it. */
async function momentOfReading(): Promise<Moment> {
  for (let attempt = 0; attempt < MOST_TABLES; attempt++) {
    const { code, token } = await post<TableCreated>(`${url}/api/tables`, { ruleset: "chameleon", demo: true });
    const seat = await post<SeatClaimed>(`${url}/api/tables/${code}/seats`, { seat: "p2", name: "ミオ" });
    const player = await sitDown(browser, { url, screen: PHONE, sitting: { code, ...seat } });
    const spectator = await sitDown(browser, { url, screen: DESK, sitting: { code, seat: "spectator" } });
    const question = player.getByText(/重心と読みますか/).first();
    if (await isSeen(question)) {
      await player.waitForTimeout(400);
      return { code, token, player: await player.screenshot(), spectator: await spectator.screenshot() };
    }
    await Promise.all([player.context().close(), spectator.context().close()]);
  }
  throw new Error("no bot attacked the player before the player's own turn");
}

function isSeen(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
}

try {
  const { code, token, player, spectator } = await momentOfReading();
  const gm = await sitDown(browser, { url, screen: DESK, sitting: { code, seat: "gm", token } });
  await gm.waitForTimeout(2000);
  mkdirSync(join(OUT, ".."), { recursive: true });
  await composed(browser, [await gm.screenshot(), player, spectator]);
} finally {
  await browser.close();
  await app.close();
  rmSync(dataDir, { recursive: true });
}
