import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Starts the browser that is on this machine: `CHROMIUM_PATH`, else the first known name in `PATH`. */
export async function openBrowser(): Promise<Browser> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  const executablePath = process.env.CHROMIUM_PATH ?? found;
  if (executablePath === undefined) throw new Error(`no browser: set CHROMIUM_PATH or install ${NAMES[0]}`);
  return await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** Two phones in the hand, a small one among them, and a screen on the desk. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };
