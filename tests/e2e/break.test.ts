/**
 * What the GM does with the table rather than with the fight: a break, and the door. Needs the built client.
 * `E2E_PICTURES=folder` keeps what the screens looked like.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, type PanelTable, panelTables } from "./panelTable.ts";

const aoi = { intelligence: 5, athletics: 30, skills: { melee: 30 }, damageBonus: 20, hpMax: 20, weapons: ["sword"] };

const fight = {
  house: {},
  combatants: [
    { id: "aoi", name: "葵", side: "旅人", kind: "pc", owner: "p1", sheet: aoi },
    { id: "oni", name: "赤鬼", side: "鬼", kind: "npc", owner: "gm", sheet: { athletics: 0, intelligence: 9 } },
  ],
} as const;

const open = panelTables();

/** A fight in which the player is asked what to declare. */
async function begun(): Promise<PanelTable> {
  const table = await open({ ruleset: "declare", table: fight, spare: {} });
  await table.command({ type: "start" });
  return table;
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "休憩中" });
const question = (page: Page) => page.locator("label").filter({ hasText: "接近戦" });

test("in a break everybody sees that it is one, nobody is asked, and after it the same is asked again", async () => {
  const table = await begun();
  const [page, gm, crowd] = [await table.sit("p1"), await table.sit("gm", "desk"), await table.sit(undefined, "desk")];
  await question(page).waitFor();
  await button(gm, "休憩にする").click();
  for (const at of [page, gm, crowd]) await notice(at).waitFor();
  await question(page).waitFor({ state: "detached" });
  await page.getByTestId("waiting").filter({ hasText: "休憩中です" }).waitFor();
  expect(await Promise.all([page, crowd].map((at) => button(at, "再開する").count()))).toEqual([0, 0]);
  for (const [at, name] of [
    [page, "break"],
    [gm, "break-gm"],
    [crowd, "break-crowd"],
  ] as const)
    await table.look(at, name);

  // It outlives a reload, and the GM can still set things right.
  await page.reload();
  await notice(page).waitFor();
  await table.command({ type: "rule", text: "ここから続けます" });
  await page.getByText("ここから続けます").first().waitFor();

  await gm.keyboard.press("p");
  for (const at of [page, gm, crowd]) await notice(at).waitFor({ state: "detached" });
  await question(page).waitFor();
  await table.close();
});

test("a break whose GM has gone is ended by the players", async () => {
  const table = await begun();
  const [page, gm] = [await table.sit("p1"), await table.sit("gm", "desk")];
  await button(gm, "休憩にする").click();
  await notice(page).filter({ hasText: "GMが再開するまで" }).waitFor();
  await gm.close();
  await table.leaveAsGm();
  await notice(page).filter({ hasText: "GMは席を外しています" }).waitFor();
  await table.look(page, "break-alone");
  await button(page, "再開する").tap();
  await notice(page).waitFor({ state: "detached" });
  await question(page).waitFor();
  await table.close();
});

test("behind a closed door newcomers are told so, and come in when it is open again", async () => {
  const table = await begun();
  const gm = await table.sit("gm", "desk");
  const crowd = await table.sit(undefined, "desk");
  await crowd.getByText("葵").first().waitFor();
  await gm.keyboard.press("j");
  const door = gm.getByRole("switch", { name: /新しい人を入れる/ });
  expect(await door.isChecked()).toBe(true);
  await gm.getByText("新しい人を入れる").click();
  await gm.getByText("いま座っている人と、招待した人だけが入れます").waitFor();
  await table.look(gm, "door-gm");

  const page = await table.comeBy();
  await page.getByRole("alert").filter({ hasText: "新しい人を入れていません" }).waitFor();
  expect(await button(page, "座る").count()).toBe(0);
  await table.look(page, "door");
  // Whoever has been watching and comes back is a newcomer too.
  await crowd.reload();
  await crowd.getByRole("heading", { name: "いまは入れません" }).waitFor();

  await gm.getByText("新しい人を入れる").click();
  await gm.getByText("コードを知っている人は、座るか見学できます").waitFor();
  await button(page, "もう一度見る").tap();
  await button(page, "見学する").tap();
  await page.getByText("葵").first().waitFor();
  await button(crowd, "もう一度開く").click();
  await crowd.getByText("葵").first().waitFor();
  await table.close();
});
