/**
 * A table of thirty on the screens of ＣＦ: everybody finds themselves and acts within two taps, no page grows as long as
 * the crowd, and the GM moves, orders and marks people by their names. Needs the built client. `E2E_PICTURES=folder` keeps
 * what the screens looked like.
 */
import { join } from "node:path";
import type { Seat } from "@yomiai/rules";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import panelsEn from "../../packages/client/src/rulesets/cf/words.en.ts";
import panelsJa from "../../packages/client/src/rulesets/cf/words.ja.ts";
import { termsOf } from "../contract/terms/wording.ts";
import { playable } from "../play/playable.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { startServer, type TestServer } from "../wire/server.ts";
import type { OpenedTable } from "../wire/table.ts";
import { barriersOn } from "./axe.ts";
import { DESK, openBrowser, PHONE } from "./browser.ts";
import { ARCHER, OWN_CONDITION, openCrowd } from "./crowd.ts";
import { focused } from "./focused.ts";
import { WORDS } from "./language.ts";
import { arrive, type Setting } from "./people.ts";
import { atTable } from "./tablePage.ts";

/** Each language and each scheme once. */
const SETTINGS = [
  { language: "ja", colorScheme: "light" },
  { language: "en", colorScheme: "dark" },
] as const;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(SETTINGS)("thirty at the table: $language, $colorScheme", (setting) => {
  const { language } = setting;
  const words = WORDS[language];
  const say = language === "ja" ? panelsJa : panelsEn;

  /** Nobody is shut out, and nothing scrolls sideways. */
  async function look(page: Page, name: string): Promise<void> {
    const folder = process.env.E2E_PICTURES;
    if (folder !== undefined) await page.screenshot({ path: join(folder, `crowd-${name}-${language}.png`) });
    expect(await barriersOn(page, name)).toEqual([]);
  }

  test("a player finds themselves, reads of anybody, and strikes with two taps", async () => {
    const { commands, conditions } = await termsIn(language);
    const page = await sitAt(await openCrowd(server.url), "p1", { ...setting, viewport: PHONE });
    const spots = page.getByRole("navigation", { name: say.overview }).getByRole("button");
    await expect.poll(() => spots.count()).toBe(10);
    await expect.poll(() => isInSight(spots.filter({ hasText: say.you }))).toBe(true);
    await expect.poll(() => page.getByText(OWN_CONDITION.name).count()).toBeGreaterThan(0);
    await expect.poll(() => longest(page)).toBeLessThan(2 * PHONE.height);
    await look(page, "player");

    await spots.filter({ hasText: fill(say.mark, { at: 12 }) }).tap();
    const goro = page.getByRole("button", { name: /^双剣のゴロウ / }).first();
    await expect.poll(() => isInSight(goro)).toBe(true);
    await goro.tap();
    const dialog = page.getByRole("dialog", { name: "双剣のゴロウ" });
    await dialog.getByText(conditions.restrained?.help ?? "").waitFor();
    await look(page, "player-looks");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await page.getByLabel(words.search.label).fill("まじょ");
    await page.getByText(words.sides.nobody).waitFor();
    await page.getByLabel(words.search.label).fill("魔女２");
    await page
      .getByRole("button", { name: /^魔女 2/ })
      .last()
      .waitFor();

    await page.getByRole("button", { name: commands.attack?.name ?? "", exact: true }).tap();
    await look(page, "player-strikes");
    const targets = page.getByRole("group", { name: commands.attack?.fields?.target ?? "" });
    await targets.getByRole("button").first().tap();
    await page.getByText(say.spent).first().waitFor({ state: "attached" });
    await page.context().close();
  });

  test("an archer finds one of many targets by place and by name", async () => {
    const { commands } = await termsIn(language);
    const page = await sitAt(await openCrowd(server.url, ARCHER), "p5", { ...setting, viewport: PHONE });
    await page.getByRole("button", { name: commands.attack?.name ?? "", exact: true }).tap();
    const targets = page.getByRole("group", { name: commands.attack?.fields?.target ?? "" });
    await targets.getByRole("button").last().tap();
    const group = `${fill(say.mark, { at: 12 })} ・ ${fill(say.away, { metres: 12 })}`;
    await targets.getByText(group, { exact: true }).waitFor();
    await look(page, "archer");
    await targets.getByLabel(words.search.label).fill("魔将");
    await expect.poll(() => targets.getByRole("button", { name: /^魔将/ }).count()).toBe(2);
    expect(await targets.getByRole("button", { name: /^(小鬼|狼)/ }).count()).toBe(0);
    await targets.getByRole("button", { name: /^魔将/ }).first().tap();
    await page.getByText(say.spent).first().waitFor({ state: "attached" });
    await page.context().close();
  });

  test("a spectator on a phone sees who acts, and no list as long as the crowd", async () => {
    const page = await sitAt(await openCrowd(server.url), undefined, { ...setting, viewport: PHONE });
    const order = page.getByRole("list", { name: words.order.label });
    await order.scrollIntoViewIfNeeded();
    await expect.poll(() => isInSight(order.locator("[aria-current=step]"))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3 * PHONE.height);
    await look(page, "spectator");
    await page.context().close();
  });

  test("the GM sees who acts, moves several by their names, and lays a condition on a whole mark", async () => {
    const { conditions } = await termsIn(language);
    const table = await openCrowd(server.url);
    const gm = await SeatedClient.join({ ...table, viewer: "gm", token: table.tokens.get("gm") });
    const known = (id: string) => gm.state.combatants.get(id);
    const page = await sitAt(table, "gm", { ...setting, viewport: DESK });
    const order = page.getByRole("list", { name: words.order.label });
    await expect.poll(() => isInSight(order.locator("[aria-current=step]"))).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: words.gm.besides }).count()).toBe(1);
    await look(page, "gm");

    // CF-14.3: who, to whom, and who comes along.
    await page.getByLabel(words.search.label).first().fill("狼");
    await order.getByRole("button", { name: /^狼 3 / }).click();
    const inspector = page.getByRole("region", { name: words.gm.inspector, exact: true });
    await inspector.getByRole("button", { name: words.inspector.place }).click();
    await inspector.getByLabel(say.toWhom).selectOption("12");
    await inspector.getByText(say.engaged, { exact: true }).waitFor();
    await inspector.getByRole("group", { name: say.along }).getByText("狼 2", { exact: true }).click();
    await look(page, "gm-place");
    await inspector.getByRole("button", { name: fill(say.putMany, { count: 2, at: 12 }) }).click();
    await expect.poll(() => ["wolf2", "wolf3"].map((id) => known(id)?.place)).toEqual(Array(2).fill('{"zone":"m12"}'));

    // CF-12.9: which, what it does, on whom; fear needs to know of whom.
    await page.getByRole("button", { name: say.ledger }).click();
    const ledger = page.getByRole("dialog", { name: say.ledger });
    await ledger.getByRole("list", { name: fill(say.borneBy, { name: "剣士リン" }) }).waitFor();
    await look(page, "gm-ledger");
    await ledger.getByRole("button", { name: say.setNew }).click();
    await ledger.getByRole("button", { name: fill(say.markCount, { at: 26, count: 2 }) }).click();
    await ledger.getByLabel(say.condition, { exact: true }).selectOption(OWN_CONDITION.key);
    await ledger
      .getByRole("region", { name: say.effects })
      .getByText(/[−-]1$/)
      .waitFor();
    await ledger.getByLabel(say.condition, { exact: true }).selectOption("afraid");
    await ledger.getByText(conditions.afraid?.help ?? "").waitFor();
    const set = fill(say.setOnMany, { count: 2, condition: conditions.afraid?.name ?? "" });
    const lay = ledger.getByRole("button", { name: set, exact: true });
    await expect.poll(() => lay.isDisabled()).toBe(true);
    await ledger.getByLabel(say.sourceNeeded).selectOption("rin1");
    await look(page, "gm-condition");
    await lay.click();
    await expect
      .poll(() => ["witch1", "warlord2"].map((id) => known(id)?.conditions.has("afraid")))
      .toEqual([true, true]);
    const clear = fill(say.clearOf, { name: "魔女", condition: conditions.afraid?.name ?? "" });
    await ledger.getByRole("button", { name: clear, exact: true }).click();
    await expect.poll(() => known("witch1")?.conditions.has("afraid")).toBe(false);
    await page.context().close();
    await gm.leave();
  });

  test("the GM orders ties with the mouse, step by step, and by the keyboard alone", async () => {
    const table = await openCrowd(server.url);
    const gm = await SeatedClient.join({ ...table, viewer: "gm", token: table.tokens.get("gm") });
    for (const as of ["wolf2", "witch2", "ogre2"]) {
      await gm.send(as, { type: "adjust", as, path: "traits.initiative", set: 27, reason: "同値" });
    }
    const tied = () =>
      [...gm.state.order].map(({ id }) => id).filter((id) => ["wolf2", "witch2", "ogre2"].includes(id));
    const page = await sitAt(table, "gm", { ...setting, viewport: DESK });
    const open = page.getByRole("button", { name: fill(words.gm.ties, { count: 1 }) });
    const dialog = page.getByRole("dialog", { name: words.gmDialog.ties });
    const rows = dialog.getByRole("row");
    const first = tied();
    await open.click();
    await look(page, "gm-ties");
    const below = { sourcePosition: { x: 90, y: 20 }, targetPosition: { x: 90, y: 42 } };
    await rows.nth(0).dragTo(rows.nth(1), below);
    await dialog.getByRole("button", { name: words.ties.send }).click();
    await expect.poll(tied).toEqual([first[1], first[0], first[2]]);

    await open.click();
    await rows.nth(2).getByRole("button").nth(1).click();
    await dialog.getByRole("button", { name: words.ties.send }).click();
    await expect.poll(tied).toEqual([first[1], first[2], first[0]]);

    // By the keyboard: takes hold of the first, goes past the others, lets go. The places between come with the hold.
    await open.focus();
    await page.keyboard.press("Enter");
    await rows.nth(0).waitFor();
    await rows.nth(0).getByRole("button").first().focus();
    for (const key of ["Enter", "ArrowDown", "ArrowDown"]) {
      const before = await focused(page);
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).not.toBe(before);
    }
    await page.keyboard.press("Enter");
    await expect.poll(() => rows.allTextContents()).toHaveLength(3);
    await dialog.getByRole("button", { name: words.ties.send }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(tied).toEqual([first[2], first[0], first[1]]);

    // The order says of each that has an equal before it what put that one first: on a tap, and by the keyboard.
    await expect.poll(() => dialog.count()).toBe(0);
    const before = gm.state.combatants.get(first[2] ?? "")?.name ?? "";
    const tie = page.getByRole("button", { name: fill(words.order.tiedWith, { name: before }) });
    const reason = (await termsIn(language)).tieBreaks?.gm ?? "";
    const told = page.getByText(fill(words.order.tieBreak, { name: before, reason }));
    expect(await told.count()).toBe(0);
    await tie.focus();
    await page.keyboard.press("Enter");
    await told.waitFor();
    expect(await tie.getAttribute("aria-expanded")).toBe("true");
    await look(page, "gm-tied");
    await tie.click();
    await told.waitFor({ state: "detached" });
    await page.context().close();
    await gm.leave();
  });

  test("a condition of the table's own is made in words before the table is", async () => {
    const { house, sheet, name } = await termsIn(language);
    const { page, context } = await arrive(browser, server.url, { ...setting, viewport: PHONE });
    await page.goto(`${server.url}/new`);
    await page.locator("label").filter({ hasText: name }).tap();
    await page.getByRole("button", { name: words.newTable.house }).tap();
    const option = page.getByRole("group", { name: say.ownConditions });
    await option.getByRole("button", { name: say.addCondition }).tap();
    await option.getByLabel(say.conditionName).fill("泥酔");
    await option
      .getByRole("group", { name: sheet.checks?.name ?? "" })
      .getByRole("textbox")
      .fill("－２");
    await option.getByRole("button", { name: say.limits }).tap();
    await option
      .getByText(sheet.noShift?.name ?? "", { exact: true })
      .first()
      .tap();
    await option
      .getByRole("region", { name: say.effects })
      .getByText(/[−-]2$/)
      .waitFor();
    await look(page, "own-condition");
    await option.getByRole("button", { name: fill(say.keepCondition, { name: "泥酔" }) }).tap();
    await option.getByText("泥酔", { exact: true }).waitFor();
    await page.getByRole("button", { name: words.newTable.create }).tap();
    await page.waitForURL(/\/table/);
    await atTable(page);
    const shown = await page.evaluate(() => sessionStorage.getItem("yomiai.sitting"));
    const { code, token } = JSON.parse(shown ?? "{}") as { code: string; token: string };
    const gm = await SeatedClient.join({ url: server.url, code, viewer: "gm", token });
    expect(JSON.parse(gm.state.house)).toMatchObject({
      extraConditions: [{ key: "own1", name: "泥酔", rule: { checks: -2, noShift: true } }],
    });
    expect(house.extraConditions?.name).not.toBe("");
    await gm.leave();
    await context.close();
  });
});

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

async function termsIn(language: "ja" | "en") {
  const cf = playable.find(({ id }) => id === "cf");
  if (cf === undefined) throw new Error("no cf");
  return await termsOf(cf, language);
}

/** Does all of it lie within the window, and is it not scrolled out of a box around it? */
async function isInSight(thing: Locator): Promise<boolean> {
  return await thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      left >= 0 &&
      right <= innerWidth &&
      top >= 0 &&
      there !== null &&
      (element.contains(there) || there.contains(element))
    );
  });
}

/** How long the longest part of the page is, in pixels, with what is scrolled out of sight. */
async function longest(page: Page): Promise<number> {
  return await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll("main, main *")].map((e) => e.scrollHeight)),
  );
}

async function sitAt(table: OpenedTable, seat: Seat | undefined, setting: Setting): Promise<Page> {
  const { url, code, tokens } = table;
  const { page } = await arrive(browser, url, setting);
  const sitting = JSON.stringify(seat === undefined ? { code } : { code, seat, token: tokens.get(seat) });
  await page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), sitting);
  await page.goto(`${url}/table`);
  await atTable(page);
  await page.getByRole("navigation").first().waitFor();
  return page;
}
