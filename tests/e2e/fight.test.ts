/**
 * Whole fights in four browsers, from the founding form to the end, of every ruleset: with its panels, and with the
 * screens alone that all rulesets share. `E2E_PICTURES=folder` keeps what the screens looked like in every phase.
 */
import { seededRandom } from "@yomiai/rules";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MortalServer } from "../durability/mortalServer.ts";
import { barriersOn } from "./axe.ts";
import { openBrowser, PHONE } from "./browser.ts";
import { errorsOf, gatherParty, type Party, phaseOf, pressersOf, type Settings, tokensReceived } from "./party.ts";
import { picture } from "./pictures.ts";
import { PLANS, type Plan } from "./plans.ts";
import { reload } from "./tablePage.ts";

const SEED = Number(process.env.SEED ?? 1);
const server = new MortalServer(SEED);
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.remove();
});

/** Presses within which a fight ends, and looks at pages on which there may be nothing to press. */
const PATIENCE = { presses: 1500, looks: 6000 };

const everybodyIn = ({ gm, players, spectator }: Party) => [gm, ...players, spectator];

/** Plays to the end; in every phase that is new, everybody reads their page anew. Returns the phases. */
async function fight(party: Party, onPhase: (phase: string) => Promise<void>): Promise<readonly string[]> {
  const pressers = await pressersOf(party, seededRandom(SEED));
  const seen = new Set<string>();
  let presses = 0;
  for (let look = 0; presses < PATIENCE.presses && look < PATIENCE.looks; look++) {
    const phase = await phaseOf(party);
    const isNew = !seen.has(phase);
    seen.add(phase);
    if (isNew) {
      await Promise.all(everybodyIn(party).map(({ page }) => reload(page)));
      await onPhase(phase);
    }
    if (phase === "ended") return [...seen];
    if (phase === party.plan.aftermath) await endByGm(party);
    else if ((await pressers[look % pressers.length]?.pressOne()) !== undefined) presses += 1;
  }
  throw new Error(`no end in sight; phases were ${[...seen].join(", ")}`);
}

async function endByGm({ gm: { page, words } }: Party): Promise<void> {
  await page.getByRole("button", { name: words.gm.end, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.gmDialog.end });
  await dialog.getByRole("button", { name: words.end.end, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

async function isWhole(party: Party): Promise<void> {
  for (const { page, words } of everybodyIn(party))
    await page.getByRole("button", { name: words.ended.dice }).waitFor();
  expect(errorsOf(party)).toEqual([]);
  const [gm, one, other] = [0, 1, 2];
  expect(await tokensReceived(party)).toEqual([gm, one, other].map((own) => [own, own]));
  await Promise.all(everybodyIn(party).map(({ context }) => context.close()));
}

/** Languages and schemes, dealt out anew for each ruleset, so that each seat is looked at in all of them. */
function settingsOf(plan: Plan): Settings {
  const [a, b, c, d] = [0, 1, 2, 3].map((seat) => {
    const turn = (seat + PLANS.indexOf(plan)) % 4;
    return { language: turn < 2 ? "ja" : "en", colorScheme: turn % 2 === 0 ? "light" : "dark" } as const;
  });
  return {
    gm: { ...a },
    players: [{ ...b, ...(plan.isTyped ? { hand: "keyboard" } : {}) }, { ...c }],
    spectator: { ...d, ...(plan.isWatchedOnPhone ? { viewport: PHONE } : {}) },
  };
}

describe.each(PLANS)("$ruleset.id", (plan) => {
  test("four browsers fight from the founding to the last blow, and everybody reloads in every phase", async () => {
    const party = await gatherParty(browser, server.url, {
      plan,
      settings: settingsOf(plan),
      random: seededRandom(SEED),
    });
    const barriers: string[] = [];
    const seen = await fight(party, async (phase) => {
      await picture(party, phase);
      if (phase !== plan.height && phase !== "ended") return;
      for (const [i, { page }] of everybodyIn(party).entries())
        barriers.push(...(await barriersOn(page, `${phase}, seat ${i}`)));
    });
    expect(seen).toEqual(expect.arrayContaining([...plan.phases]));
    expect(barriers).toEqual([]);
    await isWhole(party);
  });
});

/** Where much is asked in words; the first ruleset is played by the shared screens alone in `troubles.test.ts`. */
describe.each(PLANS.slice(1, 3))("$ruleset.id without its panels", (plan) => {
  test("the screens that all rulesets share are enough to reach the end", async () => {
    const off = { panels: "off" } as const;
    const settings = { gm: off, players: [off, off], spectator: off } as const;
    const party = await gatherParty(browser, server.url, { plan, settings, random: seededRandom(SEED) });
    const seen = await fight(party, async () => undefined);
    expect(seen).toEqual(expect.arrayContaining([...plan.phases]));
    await isWhole(party);
  });
});
