/**
 * Draws docs/images/three-screens.png from the real thing: a demo table seen by the GM, a player's phone and a spectator.
 * `node tests/pictures.ts`, with the client built.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp, type SeatClaimed, type TableCreated } from "@yomiai/server";
import { type Browser, chromium, type Page } from "playwright-core";

const OUT = fileURLToPath(new URL("../docs/images/three-screens.png", import.meta.url));
/** Long enough for a pick to lie on the table and some lines to stand in the log. */
const WATCH_MS = 9000;

type Screen = { readonly width: number; readonly height: number; readonly scheme: "light" | "dark" };

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
const app = createApp({ port: 0, dataDir, logLevel: "silent", rateLimits: false, botDelay: 700 });
const { url } = await app.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
try {
  const { code, token } = await post<TableCreated>(`${url}/api/tables`, { ruleset: "chameleon", demo: true });
  const seat = await post<SeatClaimed>(`${url}/api/tables/${code}/seats`, { seat: "p2", name: "ミオ" });
  const wide = { width: 1280, height: 800 };
  const pages = [
    await sitDown(browser, { url, screen: { width: 360, height: 740, scheme: "dark" }, sitting: { code, ...seat } }),
    await sitDown(browser, { url, screen: { ...wide, scheme: "light" }, sitting: { code, seat: "spectator" } }),
  ];
  const [player, spectator] = pages;
  await spectator?.waitForTimeout(WATCH_MS);
  const gm = await sitDown(browser, {
    url,
    screen: { ...wide, scheme: "light" },
    sitting: { code, seat: "gm", token },
  });
  await gm.waitForTimeout(2000);
  const shots = [gm, player, spectator].flatMap((page) => (page === undefined ? [] : [page.screenshot()]));
  mkdirSync(join(OUT, ".."), { recursive: true });
  await composed(browser, await Promise.all(shots));
} finally {
  await browser.close();
  await app.close();
  rmSync(dataDir, { recursive: true });
}
