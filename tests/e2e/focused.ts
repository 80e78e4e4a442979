import type { Page } from "playwright-core";

/** What a screen reader calls the thing that has the focus; "" where nothing has it, or where the thing has no name of its own. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
