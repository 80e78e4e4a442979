/**
 * Two fights of one evening at one table: GM, player and spectator go from the end of the first into the second without
 * reloading. Needs the built client. `E2E_PICTURES=folder` keeps what the screens looked like.
 */
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE } from "./browser.ts";
import { button, panelTables } from "./panelTable.ts";

const aoi = { intelligence: 5, athletics: 30, skills: { melee: 30 }, damageBonus: 20, hpMax: 20, weapons: ["sword"] };

const first = {
  house: {},
  combatants: [
    { id: "aoi", name: "葵", side: "旅人", kind: "pc", owner: "p1", sheet: aoi },
    { id: "rai", name: "雷", side: "旅人", kind: "npc", owner: "gm", sheet: { intelligence: 1 } },
    { id: "oni", name: "赤鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { athletics: 0, intelligence: 5 } },
  ],
} as const;

const folder = process.env.E2E_PICTURES;
const open = panelTables();

const tile = (page: Page | Locator, word: string) => page.locator("label").filter({ hasText: word });

test("the wounded go on into the next fight, the enemy is gone, and everybody follows by themselves", async () => {
  const table = await open({ ruleset: "declare", table: first, spare: {} });
  const [page, gm, crowd] = [await table.sit("p1"), await table.sit("gm", "desk"), await table.sit(undefined, "desk")];
  /** Keeps what a screen looks like on a phone and on a desk, by day and by night, if pictures are wanted. */
  const picture = async (at: Page, name: string) => {
    const before = at.viewportSize();
    if (folder === undefined || before === null) return;
    for (const size of [PHONE, DESK]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await at.setViewportSize(size);
        await at.emulateMedia({ colorScheme });
        await at.screenshot({ path: join(folder, `next-${name}-${size.width}-${colorScheme}.png`) });
      }
    }
    await at.setViewportSize(before);
  };

  await table.command({ type: "start" });
  await table.command({ type: "adjust", as: "aoi", path: "gauges.hp.current", set: 8, reason: "落石" });
  await table.command({ type: "declare", as: "rai", action: "pass" });
  await tile(page, "接近戦").tap();
  await tile(page, "赤鬼").tap();
  await button(page, "剣で赤鬼を攻撃すると宣言").tap();
  await table.command({ type: "declare", as: "oni", action: "pass" });
  await button(page, "実行する").tap();
  await table.command({ type: "react", as: "oni", to: "aoi", way: "evade" });

  // The end: the GM's way on, and nobody else's.
  await button(gm, "次の戦闘へ").waitFor();
  await button(page, "記録を読む").waitFor();
  await button(crowd, "記録を読む").waitFor();
  expect(await Promise.all([page, crowd].map((at) => button(at, "次の戦闘へ").count()))).toEqual([0, 0]);
  await picture(gm, "over");
  await button(gm, "次の戦闘へ").click();
  const dialog = gm.getByRole("dialog", { name: "次の戦闘へ" });
  const boxes = dialog.getByRole("checkbox");
  const chosen = async () => await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
  expect(await chosen()).toEqual([true, false, false]);
  await tile(dialog, "赤鬼").getByText("戦闘不能").waitFor();
  expect(await tile(dialog, "雷").getByText("戦闘不能").count()).toBe(0);
  const heights = await Promise.all((await dialog.locator("label").all()).map(async (one) => await one.boundingBox()));
  expect(heights.filter((box) => (box?.height ?? 0) < 44)).toEqual([]);
  await tile(dialog, "雷").click();
  await table.look(gm, "choosing");
  await picture(gm, "choosing");
  await button(gm, "2人で支度する").click();

  // Set-up again, on all screens, with the wound and without the enemy, the turn and what was declared.
  await button(gm, "戦いを始める").waitFor();
  await dialog.waitFor({ state: "detached" });
  for (const at of [page, crowd]) {
    await at.getByText("始まりを待っています").first().waitFor();
    await at
      .getByRole("main")
      .getByText(/8\s*\/\s*20/)
      .first()
      .waitFor();
    expect(await at.getByRole("main").textContent()).not.toMatch(/赤鬼へ|の番|実行する/);
  }
  for (const at of [gm, page, crowd]) expect(await at.getByRole("button").filter({ hasText: "赤鬼" }).count()).toBe(0);
  await picture(gm, "setup");
  await table.look(page, "setup-player");
  await picture(page, "setup-player");
  await picture(crowd, "setup-crowd");

  // A new enemy, and the second fight.
  await gm.getByRole("region", { name: "進行" }).getByRole("button", { name: "人物を加える" }).click();
  await gm.getByRole("dialog", { name: "人物を加える" }).getByRole("button", { name: "野盗", exact: true }).click();
  await gm.keyboard.press("Escape");
  await button(gm, "戦いを始める").click();
  await table.command({ type: "skipTurn", as: "rai" });
  await table.command({ type: "declare", as: "bandit", action: "pass" });
  await tile(page, "接近戦").tap();
  await tile(page, "野盗").tap();
  expect(await tile(page, "赤鬼").count()).toBe(0);
  await button(page, "剣で野盗を攻撃すると宣言").waitFor();
  await page
    .getByRole("main")
    .getByText(/8\s*\/\s*20/)
    .first()
    .waitFor();
  expect([table.state.round, table.state.combatants.size]).toEqual([1, 3]);
  await picture(gm, "second");
  await picture(page, "second-player");
  await picture(crowd, "second-crowd");
  await table.close();
});
