import type { Page } from "playwright-core";
import { WORDS } from "./language.ts";

/** Finds one of some words and nothing else, in any language. */
function saying(key: "open" | "reconnecting" | "cut"): string {
  return Object.values(WORDS)
    .map(({ link }) => link[key])
    .join("|");
}

/** Resolves when the page is at its table and connected. */
export async function atTable(page: Page, timeout = 15_000): Promise<void> {
  const connected = page.getByRole("status").filter({ hasText: new RegExp(`^(${saying("open")})$`) });
  await connected.first().waitFor({ timeout });
}

/** Resolves when the page says that it has no connection. */
export async function offTable(page: Page): Promise<void> {
  const words = [saying("reconnecting"), saying("cut")].join("|");
  const cut = page.getByRole("status").filter({ hasText: new RegExp(`^(${words})$`) });
  await cut.first().waitFor();
}

/** Reads the page anew; it must be back at its table by itself. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await atTable(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The table in this tab with nothing but the screens that all rulesets share. */
export async function withoutPanels(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/table?panels=off`);
  await atTable(page);
}
