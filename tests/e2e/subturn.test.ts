/**
 * A bout of サブターン制ヘクス戦闘 on a phone, by the keyboard alone: over the map by arrow keys, blows aimed
 * from it, and a blow met. The dice are always the same: 凛 begins, and everybody hits. Needs the built client. `E2E_PICTURES=folder` keeps what the screens looked like.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { focused } from "./focused.ts";
import { button, panelTables } from "./panelTable.ts";

const bout = {
  house: {
    // Two blows of a sword, no more and no fewer.
    techniques: {
      sword: { skill: "sword", grade: "medium", part: "weapon", reach: [1, 1], toHit: 0, damage: { dice: 0, add: 5 } },
    },
    map: { shape: "hexagon", radius: 4, arena: "tatami", hexes: [{ q: 0, r: -2, elevation: 60 }] },
  },
  combatants: [
    {
      id: "rin",
      name: "凛",
      side: "道場",
      kind: "pc",
      owner: "p1",
      sheet: {
        move: 4,
        hp: 60,
        dodge: 10,
        parry: 12,
        skills: { sword: 30 },
        techniques: ["sword"],
        place: { q: -1, r: 0 },
      },
    },
    {
      id: "oni",
      name: "鬼",
      side: "鬼",
      kind: "npc",
      owner: "gm",
      sheet: { hp: 10, dodge: 3, skills: { brawl: 30 }, techniques: ["punch"], place: { q: 1, r: 0, facing: 3 } },
    },
  ],
} as const;

const open = panelTables({ drawSeed: () => "b".repeat(64) });

const hexOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-hex"));

/** Presses a button as the keyboard does, once it takes presses: it gets the focus, and Enter presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const ready = button(page, name).and(page.locator(":not([aria-disabled=true])"));
  await ready.first().focus();
  await page.keyboard.press("Enter");
}

test("a bout is fought on a phone by the keyboard alone", async () => {
  const table = await open({ ruleset: "subturn", table: bout, spare: { hp: 10 } });
  const page = await table.sit("p1");
  await table.command({ type: "start" });
  const map = page.getByRole("region", { name: /戦場の地図/ });

  // ST-10.1: the arrow keys lead over the lit hexes; after the step the map has the focus.
  await page.getByText("残り4点", { exact: true }).waitFor();
  // The map in words: who is where, and what can be reached with what is left then.
  const said = (title: string) =>
    page
      .getByRole("heading", { name: title })
      .locator("xpath=following-sibling::ul[1]/li")
      .evaluateAll((lines) => lines.map(({ textContent }) => textContent));
  expect(await said("だれがどこにいるか")).toEqual([
    "凛（道場）、-1・0のマス、東向き",
    "鬼（鬼）、1・0のマス、西向き、凛から2歩",
  ]);
  expect(await said("行けるところ")).toEqual(
    expect.arrayContaining([
      "1歩動く：前方、1点（残りは3点）、0・0のマス",
      "跳ぶ：左側面、3点（残りは1点）、1・-2のマス",
    ]),
  );
  // Keys go on from the hex that has the focus, wherever the mouse lies.
  await map.focus();
  await page.keyboard.press("d");
  await page.locator("[data-hex='-2,0']").hover();
  await page.keyboard.press("e");
  await expect.poll(() => hexOfFocus(page)).toBe("1,-2");
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toContain("前方、1点（残りは3点）");
  await page.getByText("残り4点 → 3点").waitFor();
  await table.look(page, "map");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toContain("戦場の地図");
  // Whoever goes back from the ways to the map goes on to another hex from the one that the ways lead to.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor();
  await page.locator("[data-hex='0,0']").focus();
  await page.keyboard.press("e");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor({ state: "detached" });
  await expect.poll(() => hexOfFocus(page)).toBe("1,-2");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "そこへの行き方" }).waitFor();
  await table.look(page, "ways");
  await page.keyboard.press("Enter");
  await page.getByText("残り3点", { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toContain("戦場の地図");

  // ST-12, ST-21.2: the enemy on the map opens the blow; each manner with its grade, number and cost.
  await button(page, "鬼に攻撃する").waitFor();
  await press(page, "鬼に攻撃する");
  await page.getByText("距離1、相手の正面から").waitFor();
  await table.look(page, "attack");
  await press(page, /鬼を剣で攻撃する/);

  // ST-21.5: the blow that has to be met, and the ways to meet it side by side.
  await page.getByText("鬼を待っています").waitFor();
  await table.command({ type: "defend", as: "oni", with: "none" });
  await press(page, "終了を宣言する");
  await page.getByText("鬼を待っています").waitFor();
  await table.command({ type: "attack", as: "oni", target: "rin", technique: "punch" });
  await page.getByText("パンチ・正面から").waitFor();
  await table.look(page, "defence");
  await press(page, /^受け/);
  await page.getByText("鬼を待っています").waitFor();
  await table.command({ type: "endSubturn", as: "oni" });

  // ST-10.3: 60° are free, the next cost a point; the dial keeps the focus.
  await press(page, "左に60度、0点");
  await button(page, /^右に60度、1点/).waitFor();
  await table.look(page, "turned");

  // ST-24: the last blow.
  await press(page, "鬼に攻撃する");
  await press(page, /鬼を剣で攻撃する/);
  await page.getByText("鬼を待っています").waitFor();
  await table.command({ type: "defend", as: "oni", with: "none" });
  await page.getByText("戦いは終わりました").first().waitFor();
  await table.look(page, "over");
  await table.close();
});

test("what is drawn looks where the rules say, turn after turn: UX-33", async () => {
  const table = await open({ ruleset: "subturn", table: bout, spare: { hp: 10 } });
  const page = await table.sit("p1");
  await table.command({ type: "start" });

  /** Where the two arrows point and what is read out, and what the server keeps: 0–5 clockwise from east. */
  const facings = async () => {
    const stored = ["rin", "oni"].map(
      (id) => JSON.parse(table.state.combatants.get(id)?.place ?? "{}").facing as number,
    );
    const shown = await page.locator("[data-facing]").evaluateAll((arrows) =>
      arrows.map((arrow) => {
        const { a, b } = new DOMMatrix(getComputedStyle(arrow).transform);
        return (Math.round((Math.atan2(b, a) * 180) / Math.PI / 60) + 6) % 6;
      }),
    );
    return { stored, shown };
  };
  const looksTo = (word: string) => page.getByText(new RegExp(`^凛（道場）、[^、]*、${word}向き$`)).waitFor();

  // Three times to the left, from east over north-east: each turn starts where the last one ended.
  for (const [facing, word] of [
    [5, "北東"],
    [4, "北西"],
    [3, "西"],
  ] as const) {
    await press(page, "左に60度、0点");
    await looksTo(word);
    await expect.poll(facings).toEqual({ stored: [facing, 3], shown: [facing, 3] });
    await press(page, "終了を宣言する");
    await page.getByText("鬼を待っています").waitFor();
    await table.command({ type: "endSubturn", as: "oni" });
    await button(page, "左に60度、0点").waitFor();
    await expect.poll(facings).toEqual({ stored: [facing, 3], shown: [facing, 3] });
  }
  await table.close();
});

test("ST-25.2: who is hidden moves unseen, and stands on all screens by himself as soon as he declares an attack: SEC-36", async () => {
  const [rin, oni] = bout.combatants;
  const shade = { ...oni, name: "影", sheet: { ...oni.sheet, hidden: true, place: { q: 2, r: 0, facing: 3 } } };
  const table = await open({
    ruleset: "subturn",
    table: { house: { ...bout.house, fog: true }, combatants: [rin, shade] },
    spare: { hp: 10 },
  });
  const phone = await table.sit("p1");
  const watcher = await table.sit(undefined, "desk");
  const overlay = await table.overlay();
  const gm = await table.sit("gm", "desk");
  await table.command({ type: "start" });
  await table.command({ type: "proceed" });
  while (!table.state.active.includes("oni")) {
    await table.command({ type: "skipTurn", as: "rin" });
    await table.command({ type: "proceed" });
  }

  // His own sub-turn looks like the time between two: he comes near, and only the GM's screen shows him.
  await table.command({ type: "walk", as: "oni", to: "front" });
  await table.command({ type: "walk", as: "oni", to: "front" });
  const named = (page: Page) => page.getByText("影", { exact: false }).count();
  await expect.poll(() => named(gm)).toBeGreaterThan(0);
  for (const page of [phone, watcher, overlay]) {
    await page.getByText("凛").first().waitFor();
    expect(await named(page)).toBe(0);
  }
  await table.command({ type: "attack", as: "oni", target: "rin", technique: "punch", mode: "move" });
  await phone.getByText("パンチ・正面から").waitFor();
  for (const page of [phone, watcher, overlay, gm]) await expect.poll(() => named(page)).toBeGreaterThan(0);
  await table.look(phone, "shown-phone");
  await table.look(watcher, "shown-watcher");
  expect(await gm.getByRole("img", { name: "ほかの人には見えません" }).count()).toBe(0);
  await table.close();
});
