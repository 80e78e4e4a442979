import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What shuts somebody out of this screen, one line each, and whether it scrolls sideways. */
export async function barriersOn(page: Page, screen: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ...(isTooWide ? [`${screen}: scrolls sideways`] : []),
  ];
}
