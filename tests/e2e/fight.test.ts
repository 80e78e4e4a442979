import { seededRandom } from "@yomiai/rules";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MortalServer } from "../durability/mortalServer.ts";
import { openBrowser } from "./browser.ts";
import { errorsOf, gatherParty, phaseOf, pressersOf, tokensReceived } from "./party.ts";
import { reload } from "./tablePage.ts";

const server = new MortalServer(1);
const random = seededRandom(Number(process.env.SEED ?? 1));
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.remove();
});

/** Rounds of presses within which a fight ends. */
const PATIENCE = 500;

test("four browsers fight from the founding to the last blow, and everybody reloads in every phase", async () => {
  const party = await gatherParty(browser, server.url, random);
  const everybody = [party.gm, ...party.players, party.spectator];
  const pressers = pressersOf(party, random);
  const seen = new Set<string>(["ended"]);
  for (let round = 0; round < PATIENCE; round++) {
    const phase = await phaseOf(party);
    if (phase === "ended") break;
    if (!seen.has(phase)) await Promise.all(everybody.map(({ page }) => reload(page)));
    seen.add(phase);
    for (const presser of pressers) await presser.pressOne();
  }
  expect(await phaseOf(party)).toBe("ended");
  for (const { page } of everybody) await page.getByRole("button", { name: "出目を確かめる" }).waitFor();
  expect([...seen]).toEqual(expect.arrayContaining(["declare", "pick", "guess", "damage"]));
  expect(errorsOf(party)).toEqual([]);
  const [gm, rin, goro] = [0, 1, 2];
  expect(await tokensReceived(party)).toEqual([gm, rin, goro].map((own) => [own, own]));
});
