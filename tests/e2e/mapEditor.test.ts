/**
 * The GM makes the map of a サブターン制ヘクス戦闘 before the fight: on a desk by mouse and by keys, on a phone by touch. Sizes
 * from one hex to forty by forty, people who are left outside, rubbish in the fields, strokes and how they are taken back.
 * Needs the built client.
 */
import { join } from "node:path";
import type { Command, JsonObject } from "@yomiai/rules";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SeatedClient } from "../wire/seatedClient.ts";
import { startServer, type TestServer } from "../wire/server.ts";
import { openTable } from "../wire/table.ts";
import { barriersOn } from "./axe.ts";
import { DESK, openBrowser, PHONE } from "./browser.ts";
import { focused } from "./focused.ts";
import { arrive, type Person, type Setting } from "./people.ts";
import { atTable } from "./tablePage.ts";

const fighter = (id: string, name: string, q: number) => ({
  ...{ id, name, side: id, kind: "npc", owner: "gm" },
  sheet: { place: { q, r: 0 } },
});
const table = {
  house: { map: { shape: "hexagon", radius: 4, arena: "tatami", hexes: [] } },
  combatants: [fighter("rin", "凛", -3), fighter("oni", "鬼", 0), fighter("ten", "天", 3)],
};

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The GM's screen, and what the GM may know besides, told by the server. */
type Desk = {
  readonly gm: Person;
  readonly map: Locator;
  readonly editor: Locator;
  mapNow(): JsonObject;
  placesNow(): readonly unknown[];
  command(given: Command): Promise<boolean>;
};

async function sitAsGm(setting: Setting): Promise<Desk> {
  const { url, code, tokens } = await openTable(server.url, { ruleset: "subturn", table: table as never, seats: [] });
  const token = tokens.get("gm");
  const gm = await arrive(browser, url, setting);
  const sitting = JSON.stringify({ code, seat: "gm", token });
  await gm.page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), sitting);
  await gm.page.goto(`${url}/table`);
  await atTable(gm.page);
  const wire = await SeatedClient.join({ url, code, viewer: "gm", token });
  let sent = 0;
  const map = gm.page.getByRole("region", { name: /戦場の地図|Map of the fight/ });
  await map.waitFor();
  return {
    gm,
    map,
    editor: gm.page.getByRole("group", { name: /地図をつくる|Make the map/ }),
    mapNow: () => JSON.parse(wire.state.map),
    placesNow: () => [...wire.state.combatants.values()].map(({ place }) => JSON.parse(place)),
    command: async (given) => {
      sent += 1;
      return (await wire.send(`wire${sent}`, given)).ok;
    },
  };
}

const press = (where: Locator, name: string | RegExp) =>
  where.getByRole("button", { name, exact: typeof name === "string" }).click();
const pick = (where: Locator, name: string) =>
  where
    .locator("label")
    .filter({ has: where.page().getByText(name, { exact: true }) })
    .click();

/** Where the middle of a hex is on the screen. */
async function pointOf({ gm }: Desk, q: number, r: number): Promise<{ x: number; y: number }> {
  return await gm.page.evaluate(
    ([x, y]) => {
      const drawing = document.querySelector<SVGSVGElement>("section svg[role=presentation]");
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(drawing?.getScreenCTM() ?? new DOMMatrix());
      return { x: left, y: top };
    },
    [30 * Math.sqrt(3) * (q + r / 2), 45 * r] as const,
  );
}

async function picture({ gm }: Desk, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder !== undefined) await gm.page.screenshot({ path: join(folder, `map-${name}.png`), fullPage: true });
}

const blocked = (...hexes: readonly (readonly [number, number])[]) => hexes.map(([q, r]) => ({ q, r, blocked: true }));

test("a map is shaped, and whoever is left outside is put right", async () => {
  const desk = await sitAsGm({ viewport: DESK });
  const { editor, gm, mapNow } = desk;
  await press(editor, /^形と広さ/);
  const radius = editor.getByRole("textbox", { name: "半径（真ん中から端までのマス）" });
  const use = editor.getByRole("button", { name: "この広さにする", exact: true });

  // Rubbish changes nothing and says what can be entered.
  for (const rubbish of ["", "abc", "-1", "61", "2.5"]) {
    await radius.fill(rubbish);
    await expect.poll(() => use.isDisabled()).toBe(true);
    await radius.press("Enter");
  }
  await editor.getByText("0から60").waitFor();
  await expect.poll(mapNow).toMatchObject({ radius: 4 });

  // The steps beside the field count, and nothing is changed before it is sent.
  await radius.fill("２");
  await editor.getByRole("button", { name: gm.words.number.less }).click();
  await editor.getByText("この広さでは凛、天が立てなくなります。").waitFor();
  await expect.poll(mapNow).toMatchObject({ radius: 4 });
  await use.click();
  await editor.getByText(/^凛、天は、地図の外/).waitFor();
  await expect.poll(mapNow).toMatchObject({ shape: "hexagon", radius: 1 });
  expect(await desk.command({ type: "start" })).toBe(false);
  await picture(desk, "outside");
  expect(await barriersOn(gm.page, "outside")).toEqual([]);
  await press(editor, "近くの空いたマスへ移す");
  await editor.getByText(/^凛、天は、地図の外/).waitFor({ state: "detached" });
  await expect.poll(desk.placesNow).toMatchObject([
    { q: -1, r: 0 },
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ]);

  // One hex; then a rectangle of one hex, and one of forty by forty.
  await radius.fill("0");
  await radius.press("Enter");
  await editor.getByText(/^凛、天は、地図の外/).waitFor();
  await expect.poll(mapNow).toMatchObject({ shape: "hexagon", radius: 0 });
  await pick(editor, "長方形");
  const [cols, rows] = ["横のマス", "縦のマス"].map((name) => editor.getByRole("textbox", { name }));
  const resizeTo = async (width: number, height: number) => {
    await cols?.fill(String(width));
    await rows?.fill(String(height));
    await use.click();
    await editor.getByText(`長方形、横${width}×縦${height}`).waitFor();
    await expect.poll(mapNow).toMatchObject({ shape: "rect", cols: width, rows: height, arena: "tatami" });
  };
  await resizeTo(1, 1);
  await picture(desk, "one-hex");
  await resizeTo(40, 40);
  await picture(desk, "forty");
  await editor.getByRole("combobox", { name: "地図全体の地面" }).selectOption({ label: "氷" });
  await expect.poll(mapNow).toMatchObject({ arena: "ice", cols: 40 });
  await press(editor, "ひとつ前に戻す");
  await expect.poll(mapNow).toMatchObject({ arena: "tatami", cols: 40 });
  await press(editor, "ひとつ前に戻す");
  await editor.getByText("長方形、横1×縦1").waitFor();
  await resizeTo(8, 5);
  await press(editor, "近くの空いたマスへ移す");
  await editor.getByText(/地図の外/).waitFor({ state: "detached" });
  expect(await desk.command({ type: "start" })).toBe(true);
  await editor.waitFor({ state: "detached" });
  expect(gm.errors).toEqual([]);
});

test("a stroke of the mouse, and of the keys, is one change and is taken back as one", async () => {
  const desk = await sitAsGm({ viewport: DESK, language: "en" });
  const { editor, gm, map, mapNow } = desk;
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = [await pointOf(desk, ...from), await pointOf(desk, ...to)];
    await gm.page.mouse.move(start.x, start.y);
    await gm.page.mouse.down();
    await gm.page.mouse.move(end.x, end.y);
    await gm.page.mouse.up();
  };
  // Without a brush nothing is painted.
  await drag([-1, -2], [2, -2]);
  await pick(editor, "block or open");
  await drag([-1, -2], [2, -2]);
  await expect.poll(mapNow).toMatchObject({ hexes: blocked([-1, -2], [0, -2], [1, -2], [2, -2]) });
  await pick(editor, "50 cm up");
  await drag([-2, 2], [0, 2]);
  await drag([-2, 2], [-1, 2]);
  const raised = [
    { q: 0, r: 2, elevation: 50 },
    { q: -2, r: 2, elevation: 100 },
    { q: -1, r: 2, elevation: 100 },
  ];
  await expect.poll(() => mapNow().hexes).toEqual([...blocked([-1, -2], [0, -2], [1, -2], [2, -2]), ...raised]);
  await picture(desk, "painted");
  expect(await barriersOn(gm.page, "painted")).toEqual([]);
  await press(editor, "One step back");
  await press(editor, "One step back");
  await expect.poll(() => mapNow().hexes).toEqual(blocked([-1, -2], [0, -2], [1, -2], [2, -2]));

  // A hex is opened, and ground is laid, by the keyboard alone.
  await pick(editor, "block or open");
  const cursor = map.getByRole("button");
  await cursor.focus();
  const label = () => focused(gm.page);
  await expect.poll(label).toBe("hex -3, 0");
  for (const key of ["e", "e", "d", "d"]) await gm.page.keyboard.press(key);
  await expect.poll(label).toBe("hex 1, -2, blocked");
  await gm.page.keyboard.press("Enter");
  await expect.poll(() => mapNow().hexes).toEqual(blocked([-1, -2], [0, -2], [2, -2]));
  await expect.poll(label).toBe("hex 1, -2");
  await gm.page.getByRole("status").filter({ hasText: "Painted: hex 1, -2" }).waitFor();
  await pick(editor, "ground");
  await editor.getByRole("combobox", { name: "Ground to lay" }).selectOption({ label: "ice" });
  await cursor.focus();
  for (const key of ["ArrowDown", "ArrowDown", "Space"]) await gm.page.keyboard.press(key);
  await expect.poll(() => mapNow().hexes).toContainEqual({ q: 0, r: 0, arena: "ice" });
  expect(gm.errors).toEqual([]);
});

test("a finger paints, two fingers move the map and paint nothing", async () => {
  const desk = await sitAsGm({ viewport: PHONE, colorScheme: "dark" });
  const { editor, gm, map, mapNow } = desk;
  await pick(editor, "入れない／入れる");
  await map.scrollIntoViewIfNeeded();
  const cdp = await gm.context.newCDPSession(gm.page);
  type Finger = { readonly x: number; readonly y: number };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: readonly Finger[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map((point, id) => ({ ...point, id })) });
  const [start, end] = [await pointOf(desk, -1, 1), await pointOf(desk, 1, 1)];
  await touch("touchStart", start);
  await touch("touchMove", { x: (start.x + end.x) / 2, y: start.y });
  await touch("touchMove", end);
  await touch("touchEnd");
  await expect.poll(() => mapNow().hexes).toEqual(blocked([-1, 1], [0, 1], [1, 1]));
  await picture(desk, "phone");
  expect(await barriersOn(gm.page, "phone")).toEqual([]);

  const width = () =>
    map
      .locator("svg")
      .first()
      .evaluate((drawing) => drawing.getBoundingClientRect().width);
  const before = await width();
  const middle = await pointOf(desk, 0, 0);
  const apart = (by: number): [Finger, Finger] => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await touch("touchStart", apart(20)[0]);
  await touch("touchStart", ...apart(20));
  for (const by of [30, 40]) await touch("touchMove", ...apart(by));
  await touch("touchEnd");
  await expect.poll(async () => Math.round(((await width()) / before) * 10)).toBe(20);
  // What was between the fingers is still there.
  const still = await pointOf(desk, 0, 0);
  expect(Math.hypot(still.x - middle.x, still.y - middle.y)).toBeLessThan(4);
  expect(mapNow().hexes).toEqual(blocked([-1, 1], [0, 1], [1, 1]));
  expect(gm.errors).toEqual([]);
});
