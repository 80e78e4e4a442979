/**
 * A duel of 剣技戦闘 on a phone, with its panels, from the first blow to the last. The foe's numbers leave the dice no say:
 * it always hits, and its first two blows reach 重傷 and 致命傷. Needs the built client. `E2E_PICTURES=folder` keeps what
 * the screens looked like.
 */
import { expect, test } from "vitest";
import { button, panelTables } from "./panelTable.ts";

const rin = {
  dexterity: 5,
  agility: 9,
  strength: 8,
  intellect: 30,
  skills: {},
  hpMax: 40,
  seriousAt: 25,
  mortalAt: 10,
  weapons: ["katana"],
  techniques: ["tsuki", "renzan", "mikiri", "tsubamegaeshi", "seigan"],
};

const oni = { dexterity: 30, agility: 1, strength: 12, hpMax: 60, weapons: ["katana"], techniques: ["tsuki"] };

const duel = {
  house: { mortalDoubling: "choice" },
  combatants: [
    { id: "rin", name: "凛", side: "旅人", kind: "pc", owner: "p1", sheet: rin },
    { id: "oni", name: "鬼", side: "鬼", kind: "npc", owner: "gm", sheet: oni },
  ],
} as const;

const open = panelTables();

test("a duel is fought on a phone: composed, met, endured, and lost", async () => {
  const table = await open({ ruleset: "kengi", table: duel, spare: oni });
  const page = await table.sit("p1");
  await table.command({ type: "start" });

  // KG-3: an attack says what it comes to, and that it is no secret at this table.
  await button(page, "攻撃する").tap();
  await page.getByText("1d20+5", { exact: true }).waitFor();
  expect(await page.getByText("あなたにしか見えません").count()).toBe(0);
  await page.getByText("突き", { exact: true }).tap();
  await page.getByText("1d20+7", { exact: true }).waitFor();
  await table.look(page, "attack");
  await page.getByText("連斬", { exact: true }).tap();
  await page.getByText("1d20+4", { exact: true }).waitFor();
  await page.getByText("突き", { exact: true }).tap();
  await button(page, "鬼を攻撃する").tap();
  await table.command({ type: "defend", as: "oni", way: "parry", techniques: [] });

  // KG-5: the blow beside the ways to meet it; two techniques leave two openings.
  await table.command({ type: "attack", as: "oni", target: "rin", techniques: ["tsuki"] });
  await page.getByRole("radio", { name: /回避/ }).waitFor();
  await page.getByText("回避", { exact: true }).tap();
  await page.getByText("見切り", { exact: true }).tap();
  await page.getByText("燕返し", { exact: true }).tap();
  await page.getByText("隙が2できる").waitFor();
  await page.getByText("防げば反撃").waitFor();
  await table.look(page, "defence");
  await page.getByRole("radio", { name: /受け/ }).check({ force: true });
  await button(page, "受ける").tap();

  // KG-7.3: the will, with the numbers before and after.
  await button(page, "筋力 8 → 16").waitFor();
  await table.look(page, "will");
  await button(page, "筋力 8 → 16").tap();
  await page.getByText("筋力二倍").waitFor();
  await table.look(page, "wounded");

  // KG-4.4, KG-7.5: a preparation is seen; the mortally wounded chooses.
  await button(page, "準備する").tap();
  await page.getByText("準備1", { exact: true }).waitFor();
  await table.command({ type: "attack", as: "oni", target: "rin" });
  await button(page, "受ける").tap();
  await button(page, "尽くさない").waitFor();
  await table.look(page, "mortal");
  await button(page, "尽くさない").tap();

  // KG-7.8, KG-10.2: the last blow.
  await button(page, "見送る").tap();
  await table.command({ type: "attack", as: "oni", target: "rin" });
  await button(page, "受ける").tap();
  await page.getByText("戦いのあと").first().waitFor();
  await table.look(page, "over");
  await table.close();
});
