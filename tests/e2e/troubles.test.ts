import { seededRandom } from "@yomiai/rules";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MortalServer } from "../durability/mortalServer.ts";
import { openBrowser } from "./browser.ts";
import { errorsOf, gatherParty, type Party, phaseOf, pressersOf, tokensReceived } from "./party.ts";
import { PLANS } from "./plans.ts";
import type { Presser } from "./presser.ts";
import { atTable, offTable, withoutPanels } from "./tablePage.ts";

const server = new MortalServer(2);
const random = seededRandom(Number(process.env.SEED ?? 2));
const [plan] = PLANS;
let browser: Browser;
let party: Party;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
  const off = { panels: "off" } as const;
  const settings = { gm: off, players: [off, off], spectator: off } as const;
  party = await gatherParty(browser, server.url, { plan, settings, random });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server.remove();
});

/** The last line of what this page has been told. */
const lastLineOf = async (page: Page) => (await page.getByRole("button", { name: /記録を開く/ }).textContent()) ?? "";

/** Presses of everybody until the table has moved on: somebody pressed, and the phase or the turn is another. */
async function playOn(pressers: readonly Presser[], until: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 150; round++) {
    if ((await phaseOf(party)) === "ended" || (await until())) return;
    for (const presser of pressers) await presser.pressOne();
  }
  throw new Error("nothing moves any more");
}

test("two tabs of one seat both show and both play", async () => {
  const [rin] = party.players;
  const tab = await rin.context.newPage();
  tab.setDefaultTimeout(15_000);
  await tab.goto(`${party.url}/t/${party.code}`);
  await tab.getByRole("button", { name: "さきとして戻る" }).click();
  await atTable(tab);
  await withoutPanels(tab);
  const before = await lastLineOf(rin.page);
  const inTab = await pressersOf({ ...party, players: [{ ...rin, page: tab }, party.players[1]] }, random);
  await playOn(inTab, async () => (await lastLineOf(rin.page)) !== before);
  await expect.poll(() => lastLineOf(tab)).toBe(await lastLineOf(rin.page));
  await tab.close();
});

test("the back button leaves the table, and forward comes back to the same seat", async () => {
  const { page } = party.players[0];
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith("/table"));
  await page.goForward();
  await atTable(page);
  await page.getByRole("heading", { name: "早撃ちのリン" }).first().waitFor();
});

test("after a kill -9 of the server all pages come back by themselves, and the fight goes on", async () => {
  const pages = [party.gm, ...party.players, party.spectator].map(({ page }) => page);
  const before = await lastLineOf(party.players[0].page);
  await server.kill();
  await Promise.all(pages.map(offTable));
  await server.start();
  await Promise.all(pages.map((page) => atTable(page, 30_000)));
  expect(await lastLineOf(party.players[0].page)).toBe(before);
  await playOn(await pressersOf(party, random), async () => (await lastLineOf(party.players[0].page)) !== before);
});

test("whatever befell them, nobody has received another's key", async () => {
  const [gm, rin, goro] = [0, 1, 2];
  expect(await tokensReceived(party)).toEqual([gm, rin, goro].map((own) => [own, own]));
});

test("a player who is gone for good stops nobody: the GM acts for the lost one", async () => {
  await party.players[1].context.close();
  const { page } = party.gm;
  const [gm, rin] = await pressersOf(party, random);
  const actFor = page.getByRole("button", { name: "代わりに動かす" });
  const isTakenOver = async () => {
    const row = page.getByRole("region").filter({ hasText: "けん（再接続待ち）" }).filter({ has: actFor });
    if ((await row.count()) > 0) await row.getByRole("button", { name: "代わりに動かす" }).first().click();
    return (await page.getByText(/棒術家ゴロウをGMが受け持つ/).count()) > 0;
  };
  await playOn(
    [gm, rin].filter((one) => one !== undefined),
    isTakenOver,
  );
  expect(await isTakenOver()).toBe(true);
  const before = await lastLineOf(party.players[0].page);
  await playOn(
    [gm, rin].filter((one) => one !== undefined),
    async () => (await lastLineOf(party.players[0].page)) !== before,
  );
  const isOfTheCut = (error: string) => error.includes("net::ERR_CONNECTION"); // the server was gone for a while
  expect(errorsOf(party).filter((error) => !isOfTheCut(error))).toEqual([]);
});
