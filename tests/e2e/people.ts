import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Recording } from "../secrecy/recording.ts";
import { DESK, PHONE } from "./browser.ts";
import { listenTo } from "./overheard.ts";

/** Somebody with a browser of their own, the errors of its scripts, and everything that its server sent it. */
export type Person = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
  readonly received: Recording;
};

/** How somebody's browser is set. */
export type Setting = {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: "ja" | "en";
  readonly colorScheme?: "light" | "dark";
};

/** A fresh browser context with its first page. Errors of the page and of its scripts are kept. */
export async function arrive(browser: Browser, url: string, setting: Setting = {}): Promise<Person> {
  const { viewport = DESK, language = "ja", colorScheme = "light" } = setting;
  const isPhone = viewport.width < 500;
  const context = await browser.newContext({
    viewport: { ...viewport },
    colorScheme,
    reducedMotion: "reduce",
    locale: language === "ja" ? "ja-JP" : "en-GB",
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const received = listenTo(context, `a ${viewport.width} px wide page`);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`${url}/?lang=${language}&panels=off`);
  return { context, page, errors, received };
}

/** The secret by which this page holds its seat; nothing for a spectator. */
export async function tokenOf(page: Page): Promise<string | undefined> {
  const sitting = await page.evaluate(() => sessionStorage.getItem("yomiai.sitting"));
  return (JSON.parse(sitting ?? "{}") as { token?: string }).token;
}

/** The GM makes a table of a ruleset by the buttons of the client; returns its code. */
export async function hostTable(gm: Page, ruleset: string): Promise<string> {
  await gm.getByRole("button", { name: "卓を立てる" }).click();
  await gm.getByText(ruleset, { exact: true }).first().click();
  await gm.getByRole("button", { name: "この卓を立てる" }).click();
  const join = gm.getByRole("button", { name: /^卓に呼ぶ：コード [A-Z0-9]{6}$/ });
  const name = (await join.getAttribute("aria-label")) ?? "";
  return name.slice(-6);
}

/** The GM adds ready combatants by their names in the list. */
export async function addStarters(gm: Page, names: readonly string[]): Promise<void> {
  const step = gm.getByRole("region", { name: "進行" });
  await step.getByRole("button", { name: "人物を加える" }).click();
  const dialog = gm.getByRole("dialog", { name: "人物を加える" });
  for (const name of names) {
    await dialog.getByRole("button", { name, exact: true }).click();
    await gm.getByText(`${name}を加えました`).first().waitFor();
  }
  await gm.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** Somebody takes a seat by code and name. */
export async function sitDown(page: Page, by: { readonly code: string; readonly name: string }): Promise<void> {
  await page.getByLabel("卓のコード（6文字）").fill(by.code.toLowerCase());
  await page.getByRole("button", { name: "卓に入る" }).click();
  await page.getByLabel("あなたの名前").fill(by.name);
  await page.getByRole("button", { name: "座る" }).click();
  await page.waitForURL(/\/table/);
}

/** Somebody comes to watch. */
export async function watch(page: Page, code: string): Promise<void> {
  await page.getByLabel("卓のコード（6文字）").fill(code);
  await page.getByRole("button", { name: "卓に入る" }).click();
  await page.getByRole("button", { name: "見学する" }).click();
  await page.waitForURL(/\/table/);
}

/** Width of a phone, for those who play on one. */
export const ON_PHONE: Setting = { viewport: PHONE };
