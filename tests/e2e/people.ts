import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { Words } from "../../packages/client/src/i18n/words.ja.ts";
import type { Language } from "../contract/terms/wording.ts";
import type { Recording } from "../secrecy/recording.ts";
import { DESK } from "./browser.ts";
import { type Hand, keyboardOf, pointer } from "./hand.ts";
import { type ButtonTexts, WORDS } from "./language.ts";
import { listenTo } from "./overheard.ts";

/** Somebody with a browser of their own, the errors of its scripts, and everything that its server sent it. */
export type Person = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly hand: Hand;
  readonly language: Language;
  readonly words: Words;
  readonly errors: readonly string[];
  readonly received: Recording;
};

/** How somebody's browser is set, and how it is worked. */
export type Setting = {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: Language;
  readonly colorScheme?: "light" | "dark";
  readonly panels?: "on" | "off";
  readonly hand?: "pointer" | "keyboard";
};

/** A fresh browser context with its first page. Errors of the page and of its scripts are kept. */
export async function arrive(browser: Browser, url: string, setting: Setting = {}): Promise<Person> {
  const { viewport = DESK, language = "ja", colorScheme = "light", panels = "on", hand = "pointer" } = setting;
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
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${url}/?panels=${panels}`);
  const person = { context, page, language, words: WORDS[language], errors, received };
  const worker = { ...person, hand: hand === "keyboard" ? keyboardOf(page) : pointer };
  if (language === "en") await press(worker, page.getByRole("button", { name: "English" }));
  return worker;
}

/** The secret by which this page holds its seat; nothing for a spectator. */
export async function tokenOf(page: Page): Promise<string | undefined> {
  const sitting = await page.evaluate(() => sessionStorage.getItem("yomiai.sitting"));
  return (JSON.parse(sitting ?? "{}") as { token?: string }).token;
}

/** Somebody presses something, by the hand that they have. */
async function press({ hand }: Pick<Person, "hand">, thing: Locator): Promise<void> {
  await hand.press(await handleOf(thing));
}

async function handleOf(thing: Locator) {
  const handle = await thing.elementHandle();
  if (handle === null) throw new Error(`there is no ${thing}`);
  return handle;
}

/** What a table is made of: a ruleset by its texts, and what is changed in its house rules. */
export type Founding = {
  readonly texts: ButtonTexts;
  readonly house?: ((form: Locator, texts: ButtonTexts) => Promise<void>) | undefined;
};

/** The GM makes a table of a ruleset by the buttons of the client; returns its code. */
export async function hostTable({ page, words }: Person, { texts, house }: Founding): Promise<string> {
  await page.getByRole("button", { name: words.home.hostButton }).click();
  await page.locator("label").filter({ hasText: texts.name }).click();
  if (house !== undefined) {
    await page.getByRole("button", { name: words.newTable.house }).click();
    await house(page.getByRole("main"), texts);
  }
  await page.getByRole("button", { name: words.newTable.create }).click();
  const [before] = words.gm.joinPanel.split("{code}");
  const join = page.getByRole("button", { name: new RegExp(`^${before}[A-Z0-9]{6}$`) });
  const name = (await join.getAttribute("aria-label")) ?? "";
  return name.slice(-6);
}

/** The GM adds ready combatants by their names in the list. */
export async function addStarters({ page, words }: Person, names: readonly string[]): Promise<void> {
  const step = page.getByRole("region", { name: words.gm.step, exact: true });
  await step.getByRole("button", { name: words.gm.add }).click();
  const dialog = page.getByRole("dialog", { name: words.gmDialog.add });
  for (const [i, name] of names.entries()) {
    await dialog.getByRole("button", { name, exact: true }).click();
    const namesakes = names.slice(0, i + 1).filter((one) => one === name).length;
    const added = namesakes === 1 ? name : `${name} ${namesakes}`;
    await page.getByText(words.add.added.replace("{name}", added)).first().waitFor();
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** Somebody takes a seat by code and name. */
export async function sitDown(person: Person, by: { readonly code: string; readonly name: string }): Promise<void> {
  const { page, hand, words } = person;
  await lookUp(person, by.code.toLowerCase());
  await hand.write(await handleOf(page.getByLabel(words.join.name)), by.name);
  await press(person, page.getByRole("button", { name: words.join.sit, exact: true }));
  await page.waitForURL(/\/table/);
}

/** Somebody comes to watch. */
export async function watch(person: Person, code: string): Promise<void> {
  await lookUp(person, code);
  await press(person, person.page.getByRole("button", { name: person.words.join.watch }));
  await person.page.waitForURL(/\/table/);
}

async function lookUp(person: Person, code: string): Promise<void> {
  const { page, hand, words } = person;
  await hand.write(await handleOf(page.getByLabel(words.code.label)), code);
  await press(person, page.getByRole("button", { name: words.code.go, exact: true }));
}
