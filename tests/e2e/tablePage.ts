import type { Page } from "playwright-core";

/** Resolves when the page is at its table and connected. */
export async function atTable(page: Page, timeout = 15_000): Promise<void> {
  const connected = page.getByRole("status").filter({ hasText: /^接続中$/ });
  await connected.first().waitFor({ timeout });
}

/** Resolves when the page says that it has no connection. */
export async function offTable(page: Page): Promise<void> {
  const cut = page.getByRole("status").filter({ hasText: /^(再接続中|切断)$/ });
  await cut.first().waitFor();
}

/** Reads the page anew; it must be back at its table by itself. Panels stay off. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await atTable(page);
  await withoutPanels(page);
}

/** The table with nothing but the screens that all rulesets share. */
export async function withoutPanels(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/table?panels=off`);
  await atTable(page);
}
