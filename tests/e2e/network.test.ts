import { seededRandom } from "@yomiai/rules";
import type { TableExport } from "@yomiai/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MortalServer } from "../durability/mortalServer.ts";
import { FaultProxy } from "../faults/proxy/faultProxy.ts";
import { callFor } from "../wire/http.ts";
import { openBrowser } from "./browser.ts";
import { errorsOf, gatherParty, type Party, phaseOf, pressersOf } from "./party.ts";
import { type Person, tokenOf } from "./people.ts";
import { PLANS } from "./plans.ts";
import type { Presser } from "./presser.ts";
import { atTable, offTable, withoutPanels } from "./tablePage.ts";

const server = new MortalServer(3);
const random = seededRandom(Number(process.env.SEED ?? 3));
let browser: Browser;
let proxy: FaultProxy;
let party: Party;
let everybody: readonly Person[];

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
  proxy = await FaultProxy.start(() => Number(new URL(server.url).port), 3);
  // Nobody is after the end, and the foe is strong: the fight must last for all that is tried here.
  const plan = { ...PLANS[0], foes: ["giant"], wants: [], shuns: [] };
  const off = { panels: "off" } as const;
  const settings = { gm: off, players: [off, off], spectator: off } as const;
  party = await gatherParty(browser, proxy.url, { plan, settings, random });
  everybody = [party.gm, ...party.players, party.spectator];
  await Promise.all(everybody.map(({ page }) => page.evaluate(() => Object.assign(globalThis, { isTheFirst: true }))));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await server.remove();
});

/** Has this page been there all the time, without being read anew? */
const isUnreloaded = (page: Page) => page.evaluate(() => "isTheFirst" in globalThis);

const lastLineOf = async (page: Page) => (await page.getByRole("button", { name: /記録を開く/ }).textContent()) ?? "";

/** Asked past the proxy: the test itself is not on the train. */
const phase = () => phaseOf({ url: server.url, code: party.code });

/** Presses of these people until something has come of it. */
async function playOn(pressers: readonly Presser[], until: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 150; round++) {
    if (await until()) return;
    for (const presser of pressers) await presser.pressOne();
  }
  throw new Error("nothing moves any more");
}

test("connections that are cut again and again need no reload, and the fight goes on", async () => {
  const pressers = await pressersOf(party, random);
  const { page } = party.players[0];
  for (let cuts = 0; cuts < 4; cuts++) {
    const before = await lastLineOf(page);
    proxy.cutAll();
    await playOn(pressers, async () => (await lastLineOf(page)) !== before || (await phase()) === "ended");
  }
  await Promise.all(everybody.map((one) => atTable(one.page)));
  expect(await Promise.all(everybody.map((one) => isUnreloaded(one.page)))).toEqual([true, true, true, true]);
});

test.each(["declare", "pick"])(
  "an aeroplane takes off in the phase of %s: what was pressed in the air is there after the landing",
  async (asked) => {
    const [gm, rin, goro] = await pressersOf(party, random);
    if (gm === undefined || rin === undefined || goro === undefined) throw new Error("three play");
    const { page, context } = party.players[0];
    await playUntilAsked(asked, { rin, others: [gm, goro] });
    const before = { shown: await shownToRin(), line: await lastLineOf(page) };

    proxy.takeOff();
    await context.setOffline(true);
    // Until nothing more is asked, or an answer is waited for; a press can also miss what moves away under it.
    for (let idle = 0; idle < 3; ) idle = (await rin.pressOne()) === undefined ? idle + 1 : 0;
    await page.evaluate(() => globalThis.dispatchEvent(new Event("focus")));
    await offTable(page);
    await context.setOffline(false);
    proxy.land();
    await atTable(page, 30_000);
    await Promise.all(everybody.map((one) => one.page.evaluate(() => globalThis.dispatchEvent(new Event("focus")))));
    await Promise.all(everybody.map((one) => atTable(one.page, 30_000)));

    // She presses nothing more: if what she pressed were lost, the fight would wait for her.
    await expect.poll(shownToRin, { timeout: 15_000 }).not.toEqual(before.shown);
    await playOn([gm, goro], async () => (await phase()) !== asked || (await lastLineOf(page)) !== before.line);
    expect(await Promise.all(everybody.map((one) => isUnreloaded(one.page)))).toEqual([true, true, true, true]);
  },
);

/** What the server shows to Rin's seat now, her secret pick included. */
async function shownToRin(): Promise<TableExport["table"]> {
  const token = await tokenOf(party.players[0].page);
  return (await callFor<TableExport>(`${server.url}/api/tables/${party.code}/export`, { token })).table;
}

/** Everybody plays until this phase asks something of Rin, who then has pressed nothing yet. */
async function playUntilAsked(
  asked: string,
  { rin, others }: { readonly rin: Presser; readonly others: readonly Presser[] },
): Promise<void> {
  const isAsked = async () =>
    (await phase()) === asked && (await shownToRin()).prompts.length > 0 && (await rin.isAsked());
  for (let round = 0; round < 200; round++) {
    for (const presser of [...others, rin]) {
      if (await isAsked()) return;
      await presser.pressOne();
    }
  }
  throw new Error(`${asked} never asks Rin; the phase is ${await phase()}`);
}

test("a device whose clock is a day ahead plays like any other", async () => {
  const { page, context } = party.players[1];
  await context.addInitScript(() => {
    const dayMs = 86_400_000;
    const real = Date;
    globalThis.Date = class extends real {
      constructor(...given: [] | [number]) {
        super(given.length === 0 ? real.now() + dayMs : given[0]);
      }
      static override now(): number {
        return real.now() + dayMs;
      }
    } as DateConstructor;
  });
  await page.reload();
  await atTable(page);
  await withoutPanels(page);
  const before = await lastLineOf(page);
  await playOn(await pressersOf(party, random), async () => (await lastLineOf(page)) !== before);
  proxy.cutAll();
  await Promise.all(everybody.map((one) => atTable(one.page)));
  await expect.poll(() => lastLineOf(page), { timeout: 15_000 }).toBe(await lastLineOf(party.players[0].page));
  const cameThrough = errorsOf(party).filter((error) => !/^Failed to load resource: net::/.test(error));
  expect(cameThrough, "errors besides those of the network").toEqual([]);
});
