import type { Seat } from "@yomiai/rules";
import type { SeatClaimed, TableCreated, TableExport } from "@yomiai/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "../../packages/client/src/i18n/words.en.ts";
import ja from "../../packages/client/src/i18n/words.ja.ts";
import { playable } from "../play/playable.ts";
import { demoTable } from "../play/table.ts";
import { callFor } from "../wire/http.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { startServer, type TestServer } from "../wire/server.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";
import { barriersOn } from "./axe.ts";
import { DESK, openBrowser, PHONE, SMALL_PHONE } from "./browser.ts";
import { overheard, prepareCanary } from "./overheard.ts";
import { arrive, type Setting } from "./people.ts";
import { outOfReachAtDoubleText, outOfReachOn } from "./reach.ts";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // Bots prepare a demo table at once, and then hold still while the screens are looked at.
  [browser, server] = await Promise.all([openBrowser(), startServer({ botDelay: 60_000 })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const SETTINGS = (["ja", "en"] as const).flatMap((language) =>
  (["light", "dark"] as const).map((colorScheme) => ({ language, colorScheme })),
);

/** The GM's buttons that open something over the table. */
function dialogButtons(language: "ja" | "en", code: string): readonly string[] {
  const { gm, menu } = language === "ja" ? ja : en;
  return [gm.joinPanel.replace("{code}", code), gm.seeAs, menu.open, gm.add, gm.reserve, gm.ruling, gm.house, gm.keys];
}

describe.each(SETTINGS)("nobody is shut out: $language, $colorScheme", (setting) => {
  test("before the table", async () => {
    const { url, code } = await openedTable(playable[0]?.id ?? "");
    const { page, context } = await arrive(browser, server.url, { ...setting, viewport: PHONE, panels: "off" });
    const found: string[] = [];
    for (const path of ["/", "/new", "/join", `/t/${code}`, "/t/QQQQQQ"]) {
      await page.goto(`${url}${path}`);
      await page.getByRole("main").first().waitFor();
      await page.waitForLoadState("networkidle");
      found.push(...(await barriersOn(page, path.replace(code, "CODE"))));
    }
    await context.close();
    expect(found).toEqual([]);
  });

  test("at the GM's table and in all that opens over it", async () => {
    const table = await openedTable("chameleon");
    const page = await sitAt(table, "gm", { ...setting, viewport: DESK });
    const found = [...(await barriersOn(page, "GM, set-up"))];
    for (const name of dialogButtons(setting.language, table.code)) {
      await page.getByRole("button", { name, exact: true }).first().click();
      await page.getByRole("dialog").waitFor();
      found.push(...(await barriersOn(page, `GM, ${name}`)));
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.setViewportSize(PHONE);
    found.push(...(await barriersOn(page, "GM on a phone")));
    await page.setViewportSize(SMALL_PHONE);
    found.push(...(await outOfReachAtDoubleText(page)));
    await page.context().close();
    expect(found).toEqual([]);
  });
});

describe.each(SETTINGS)("nobody is shut out of the record: $language, $colorScheme", (setting) => {
  test("as a player on a phone, and as the GM after the end", async () => {
    const table = await endedAt("cf");
    const words = setting.language === "ja" ? ja : en;
    const found: string[] = [];
    for (const [seat, viewport] of [
      ["p1", PHONE],
      ["gm", DESK],
    ] as const) {
      const page = await sitAt(table, seat, { ...setting, viewport });
      await page.getByRole("button", { name: words.menu.statistics }).first().click();
      await page.getByRole("table").first().waitFor();
      found.push(...(await barriersOn(page, `statistics, ${seat}`)));
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.menu.replay }).first().click();
      await page.getByRole("navigation", { name: words.replay.steps }).waitFor();
      found.push(...(await barriersOn(page, `replay, ${seat}`)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});

test("a fight is lived again by the keyboard, step by step, from its end to before its beginning and back", async () => {
  const page = await sitAt(await endedAt("cf"), undefined, { viewport: DESK });
  await page.getByRole("button", { name: ja.menu.replay }).first().click();
  const count = page.getByRole("navigation", { name: ja.replay.steps }).getByText(/^\d+ \/ \d+$/);
  const [last = ""] = ((await count.textContent()) ?? "").split(" / ");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: ja.replay.forward, disabled: false }).waitFor();
  await page.keyboard.press("Home");
  await page.getByText(ja.replay.beginning).waitFor();
  await page.keyboard.press("ArrowRight");
  await count.filter({ hasText: new RegExp(`^[1-9]\\d* / ${last}$`) }).waitFor();
  await page.keyboard.press("End");
  await count.filter({ hasText: `${last} / ${last}` }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1, name: ja.replay.title }).waitFor({ state: "detached" });
  await page.context().close();
});

/** Each language and each scheme once: what the rulesets add was looked at in all settings above. */
const EACH_ONCE = SETTINGS.filter(({ language, colorScheme }) => (language === "ja") === (colorScheme === "light"));

describe.each(playable)("nobody is shut out of a fight of $id", (ruleset) => {
  test.each(EACH_ONCE)("as a player, spectator and GM, in $language, $colorScheme", async (setting) => {
    const table = await demoAt(ruleset.id);
    const found: string[] = [];
    for (const [seat, viewport] of [
      ["p1", PHONE],
      ["gm", DESK],
      [undefined, DESK],
    ] as const) {
      const page = await sitAt(table, seat, { ...setting, viewport });
      found.push(...(await barriersOn(page, `${ruleset.id}, ${seat ?? "spectator"}`)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});

test("the overlay of a stream paints nothing around its sheets, in every state, and can act on nothing", async () => {
  const table = await demoAt("chameleon");
  const { page, context, received } = await arrive(browser, server.url, { viewport: DESK, colorScheme: "dark" });
  const backgrounds = () =>
    page.evaluate(() => [document.documentElement, document.body].map((one) => getComputedStyle(one).background));
  const clear = expect.stringMatching(/^rgba\(0, 0, 0, 0\) none/);
  for (const [code, shown] of [
    [table.code, page.getByRole("list").first()],
    ["QQQQQQ", page.getByText(ja.lost.unknownTableTitle)],
  ] as const) {
    await page.goto(`${server.url}/overlay/${code}`, { waitUntil: "domcontentloaded" });
    expect(await backgrounds()).toEqual([clear, clear]);
    await shown.waitFor();
    expect(await backgrounds()).toEqual([clear, clear]);
    expect(await barriersOn(page, `overlay of ${code}`)).toEqual([]);
    expect(await page.locator("button, a, input, [tabindex]").count()).toBe(0);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.getItem("yomiai.seats")])).toEqual([1, null]);
  }
  expect(overheard([received], table)).toEqual([]);
  await context.close();
});

test("five taps before an answer can come are one, and what was typed stands as it was typed", async () => {
  const text = '<b>太字</b>&amp; "{name}" 😀 は消えない';
  const table = await openedTable("declare");
  const page = await sitAt(table, "gm", { viewport: DESK });
  await page.getByRole("button", { name: ja.gm.ruling }).click();
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: ja.ruling.send }).evaluate((button: HTMLElement) => {
    for (let taps = 0; taps < 5; taps++) button.click();
  });
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText(text).first().waitFor();
  const { log } = await callFor<TableExport>(`${table.url}/api/tables/${table.code}/export`);
  expect(log.map(({ event }) => event.type)).toEqual(["ruled"]);
  await page.context().close();
});

test.each(["declare", "kengi"])(
  "names of forty characters and text of twice the size fit everywhere: %s",
  async (id) => {
    const table = await openedTable(
      id,
      (name, i) => `${name}こと悠久の森から来た第十三代蒼穹守護騎士団団長アレクサンドリア`.slice(0, 39) + i,
    );
    const gm = await SeatedClient.join({ ...table, viewer: "gm", token: table.tokens.get("gm") });
    expect(await gm.send("start", { type: "start" })).toMatchObject({ ok: true });
    await gm.cut();
    const found: string[] = [];
    for (const [seat, viewport] of [
      ["p1", SMALL_PHONE],
      ["gm", DESK],
      [undefined, DESK],
    ] as const) {
      const page = await sitAt(table, seat, { viewport });
      found.push(...(await outOfReachOn(page)));
      if (seat === "p1") found.push(...(await outOfReachAtDoubleText(page)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  },
);

async function openedTable(ruleset: string, renamed = (name: string, _i: number) => name): Promise<OpenedTable> {
  const known = playable.find(({ id }) => id === ruleset);
  if (known === undefined) throw new Error(`no ${ruleset}`);
  const { house, combatants } = demoTable(known);
  const table = { house, combatants: combatants.map((one, i) => ({ ...one, name: renamed(one.name, i) })) };
  return await openTable(server.url, { ruleset, table, seats: ["p1", "p2"] });
}

/** The demo of a ruleset, its fight begun, with somebody on the first player's seat. */
async function demoAt(ruleset: string): Promise<OpenedTable> {
  const { url } = server;
  const { code, token } = await callFor<TableCreated>(`${url}/api/tables`, { body: { ruleset, demo: true } });
  const body = { seat: "p1", name: "さき" };
  const player = await callFor<SeatClaimed>(`${url}/api/tables/${code}/seats`, { body });
  const tokens = new Map<Seat, string>([
    ["gm", token],
    ["p1", player.token],
  ]);
  const table = { url, code, tokens };
  await prepareCanary(table, playable.find(({ id }) => id === ruleset)?.starters[0]?.sheet);
  return table;
}

/** The demo of a ruleset, ended by the GM. */
async function endedAt(ruleset: string): Promise<OpenedTable> {
  const table = await demoAt(ruleset);
  const gm = await SeatedClient.join({ ...table, viewer: "gm", token: table.tokens.get("gm") });
  await gm.send("end", { type: "end", outcome: "draw" });
  await gm.cut();
  return table;
}

/** A page that sits at the table: by the seat's own link, or as a spectator. */
async function sitAt(table: OpenedTable, seat: Seat | undefined, setting: Setting): Promise<Page> {
  const { url, code, tokens } = table;
  const { page, received } = await arrive(browser, url, { ...setting, panels: "off" });
  const token = seat === undefined ? undefined : tokens.get(seat);
  const sitting = JSON.stringify(seat === undefined ? { code } : { code, seat, token });
  await page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), sitting);
  await page.goto(`${url}/table?lang=${setting.language}`);
  await page.getByRole("status").first().waitFor();
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  if (seat !== "gm") expect(overheard([received], table)).toEqual([]);
  return page;
}
