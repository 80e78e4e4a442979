import { join } from "node:path";
import { DESK, PHONE, SMALL_PHONE } from "./browser.ts";
import type { Party } from "./party.ts";

const WIDTHS = [PHONE, SMALL_PHONE, DESK] as const;

/** With `E2E_PICTURES=folder`: keeps what everybody's screen looks like, on phones and on a desk. */
export async function picture({ plan, gm, players, spectator }: Party, moment: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder === undefined) return;
  for (const [who, { page }] of Object.entries({ gm, p1: players[0], p2: players[1], spectator })) {
    const before = page.viewportSize();
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(folder, `${plan.ruleset.id}-${moment}-${who}-${size.width}.png`) });
    }
    if (before !== null) await page.setViewportSize(before);
  }
}
