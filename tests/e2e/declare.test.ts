/**
 * A fight of 宣言制ラウンド戦闘 on a phone, with its panels, and a spectator who looks on. The numbers leave the dice no say:
 * Aoi always hits and is never hit. Needs the built client. `E2E_PICTURES=folder` keeps what the screens looked like.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, panelTables } from "./panelTable.ts";

const aoi = { intelligence: 5, athletics: 30, skills: { melee: 30 }, damageBonus: 20, hpMax: 20, weapons: ["sword"] };
const foe = { athletics: 0, hpMax: 12, hotSoul: 0 };

const raid = {
  house: {},
  combatants: [
    { id: "aoi", name: "葵", side: "旅人", kind: "pc", owner: "p1", sheet: aoi },
    { id: "oni", name: "赤鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { ...foe, intelligence: 5 } },
    { id: "imp", name: "小鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { ...foe, intelligence: 1 } },
  ],
} as const;

const open = panelTables();

const tile = (page: Page, word: string) => page.locator("label").filter({ hasText: word });

test("a fight is fought on a phone: covered, changed, done, answered, won", async () => {
  const table = await open({ ruleset: "declare", table: raid, spare: foe });
  const page = await table.sit("p1");
  const crowd = await table.sit(undefined, "desk");
  const places = crowd.getByRole("list", { name: "宣言順" }).getByRole("listitem");
  await table.command({ type: "start" });

  // DC-2.4: a group of one is public at once.
  await table.command({ type: "declare", as: "imp", action: "melee", weapon: "fists", target: "aoi" });
  await places.filter({ hasText: "小鬼" }).getByText("葵へ").waitFor();

  // DC-2.5, DC-2.6: in an incomplete group it lies face down, on the own phone too, and may be changed and withdrawn.
  await tile(page, "ほか").tap();
  await page.getByRole("textbox").fill("煙玉を投げる");
  await button(page, "この行動を宣言").tap();
  await button(page, "宣言を変える").waitFor();
  await places.filter({ hasText: "葵" }).getByText("宣言済・伏せ").waitFor();
  expect(await page.getByRole("main").textContent()).not.toContain("煙玉");
  expect(await crowd.content()).not.toContain("煙玉");
  await table.look(page, "covered");
  await table.look(crowd, "crowd");
  await button(page, "宣言を変える").tap();
  await tile(page, "接近戦").tap();
  await tile(page, "赤鬼").tap();
  await table.look(page, "declaring");
  await button(page, "剣で赤鬼を攻撃すると宣言").tap();
  await button(page, "宣言を取り下げる").tap();
  await places.filter({ hasText: "葵" }).getByText("いま", { exact: true }).waitFor();
  await tile(page, "接近戦").tap();
  await tile(page, "赤鬼").tap();
  await button(page, "剣で赤鬼を攻撃すると宣言").tap();
  await places.filter({ hasText: "葵" }).getByText("宣言済・伏せ").waitFor();
  expect(await crowd.content()).not.toMatch(/煙玉|赤鬼へ|剣/);
  await table.command({ type: "declare", as: "oni", action: "pass" });
  await places.filter({ hasText: "葵" }).getByText("赤鬼へ").waitFor();

  // DC-3.3, DC-6.1: done with hot soul.
  await button(page, "あきらめる").waitFor();
  await button(page, "ひとつ増やす").tap();
  await table.look(page, "doing");
  await button(page, "熱い魂を1点使って実行する").tap();
  await table.command({ type: "react", as: "oni", to: "aoi", way: "evade" });

  // DC-4.10: the blow's number beside the own ones; one tap answers.
  await table.command({ type: "execute", as: "imp" });
  await page.getByText("小鬼から", { exact: true }).waitFor();
  await table.look(page, "answer");
  await page.getByRole("button", { name: /^避ける/ }).tap();

  // DC-9.1: the last foe goes down.
  await table.command({ type: "declare", as: "imp", action: "flee" });
  await tile(page, "接近戦").tap();
  await button(page, "剣で小鬼を攻撃すると宣言").tap();
  await button(page, "実行する").tap();
  await table.command({ type: "react", as: "imp", to: "aoi", way: "evade" });
  await button(page, "記録を読む").waitFor();
  await table.look(page, "over");
  expect(await crowd.content()).not.toContain("煙玉");
  await table.close(["煙玉"]);
});

test.each([
  ["open", "HP3/12", "瀕死"],
  ["steps", "瀕死", "/12"],
  ["hidden", "赤鬼", /瀕死|\/12/],
] as const)(
  "DC-10.3: of an enemy's health all see %s: %s, on the phone, from afar and in the stream: SEC-14",
  async (npcNumbers, shown, hidden) => {
    const table = await open({ ruleset: "declare", table: { ...raid, house: { npcNumbers } }, spare: foe });
    const phone = await table.sit("p1");
    const crowd = await table.sit(undefined, "desk");
    const overlay = await table.overlay();
    await table.command({ type: "start" });
    await table.command({ type: "adjust", as: "oni", path: "gauges.hp.current", set: 3, reason: "転倒" });
    const inSides = (page: Page) => page.getByRole("region", { name: "鬼", exact: true }).getByRole("button");
    for (const [name, page, rows] of [
      ["phone", phone, inSides(phone)],
      ["crowd", crowd, inSides(crowd)],
      ["overlay", overlay, overlay.getByRole("listitem")],
    ] as const) {
      const row = rows.filter({ hasText: "赤鬼" });
      await expect.poll(() => row.textContent()).toContain(shown);
      expect(await row.textContent()).not.toMatch(hidden);
      await table.look(page, `health-${npcNumbers}-${name}`);
    }
    await table.close();
  },
);
