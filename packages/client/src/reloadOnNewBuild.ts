import { tabDrawer } from "./connection/drawers.ts";

const KEY = "yomiai.reloadedAt";
/** A page that has just been reloaded for this is not reloaded again, in milliseconds. */
const ONCE_IN_MS = 30_000;

/**
 * A part of the client that cannot be loaded any more is mostly one of an older build, from before the server was updated:
 * the page is read anew. The seat is kept, so nobody notices more than a blink.
 */
export function reloadOnNewBuild(): void {
  window.addEventListener("vite:preloadError", () => {
    const last = Number(tabDrawer.getItem(KEY) ?? 0);
    if (Math.abs(Date.now() - last) < ONCE_IN_MS) return; // a clock set back must not forbid it for a day
    tabDrawer.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
