import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { outOfReachOn } from "./reach.ts";

/** What nobody may ever read: an empty field that has become a word on its way. */
const NO_WORD = /\bundefined\b|\bNaN\b|\[object /;

/** What shuts somebody out of this screen, one line each: by its markup, beyond its edges, in its words. */
export async function barriersOn(page: Page, screen: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const [nonsense] = NO_WORD.exec((await page.locator("#root").textContent()) ?? "") ?? [];
  return [
    ...violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ...(isTooWide ? [`${screen}: scrolls sideways`] : []),
    ...(nonsense === undefined ? [] : [`${screen}: says ${nonsense}`]),
    ...(await outOfReachOn(page)).map((thing) => `${screen}: ${thing}`),
  ];
}
