import type { Random } from "@yomiai/rules";
import type { TableInfo } from "@yomiai/server";
import type { Browser } from "playwright-core";
import { canariesIn } from "../secrecy/canary.ts";
import { callFor } from "../wire/http.ts";
import { PHONE, SMALL_PHONE } from "./browser.ts";
import { ButtonTexts, escaped } from "./language.ts";
import { addStarters, arrive, hostTable, type Person, type Setting, sitDown, tokenOf, watch } from "./people.ts";
import type { Plan } from "./plans.ts";
import { type Mind, Presser } from "./presser.ts";

/** A fight that has begun: the GM at a desk, two players on phones, a spectator. */
export type Party = {
  readonly plan: Plan;
  readonly url: string;
  readonly code: string;
  readonly gm: Person;
  readonly players: readonly [Person, Person];
  readonly spectator: Person;
};

/** How the four browsers are set, where that matters. */
export type Settings = {
  readonly gm?: Setting;
  readonly players?: readonly [Setting, Setting];
  readonly spectator?: Setting;
};

/** Everything by the buttons of the client: a table, its people, what they do before the fight, and its beginning. */
export async function gatherParty(
  browser: Browser,
  url: string,
  { plan, settings = {}, random }: { readonly plan: Plan; readonly settings?: Settings; readonly random: Random },
): Promise<Party> {
  const gm = await arrive(browser, url, settings.gm);
  const texts = await ButtonTexts.of(plan.ruleset, gm.language);
  const code = await hostTable(gm, { texts, house: plan.house });
  await addStarters(
    gm,
    [...plan.players, ...plan.foes].map((key) => starterName(plan, key, gm)),
  );
  const [one, other] = settings.players ?? [{}, {}];
  const players = [
    await arrive(browser, url, { viewport: PHONE, ...one }),
    await arrive(browser, url, { viewport: SMALL_PHONE, ...other }),
  ] as const;
  await sitDown(players[0], { code, name: "さき" });
  await sitDown(players[1], { code, name: "けん" });
  const spectator = await arrive(browser, url, settings.spectator);
  await watch(spectator, code);
  const party = { plan, url, code, gm, players, spectator };
  await begin(party, random);
  return party;
}

/** What a starter of the plan is called at a table that this GM has made. */
export function starterName({ ruleset }: Plan, key: string, { language }: Person): string {
  const found = ruleset.starters.find((starter) => starter.key === key);
  if (found === undefined) throw new Error(`no starter ${key}`);
  return found.name[language];
}

/** Rounds of presses within which everybody must be ready. */
const PATIENCE = 120;

/** Everybody presses what they are asked before the fight; whenever nobody is, the GM begins it. */
async function begin(party: Party, random: Random): Promise<void> {
  const { gm, plan } = party;
  const step = gm.page.getByRole("region", { name: gm.words.gm.step, exact: true });
  for (const key of new Set(plan.foes)) {
    const fold = step.getByRole("button", { name: new RegExp(starterName(plan, key, gm)), expanded: false });
    if ((await fold.count()) > 0) await fold.first().click();
  }
  const start = step.getByRole("button", { name: gm.words.gm.start });
  const pressers = await pressersOf(party, random);
  for (let round = 0; round < PATIENCE && (await phaseOf(party)) === "setup"; round++) {
    const pressed = await eachPresses(pressers);
    if (pressed.length === 0 || round % 8 === 7) await start.click({ timeout: 2_000 }).catch(() => undefined); // it has begun
  }
}

/** Everybody works one thing of what they are asked, one after the other. Returns what was pressed. */
export async function eachPresses(pressers: readonly Presser[]): Promise<readonly string[]> {
  const pressed: string[] = [];
  for (const presser of pressers) {
    const name = await presser.pressOne();
    if (name !== undefined) pressed.push(name);
  }
  return pressed;
}

/** Those who press what they are asked: the GM first, then the players. */
export async function pressersOf(
  { plan, gm, players }: Pick<Party, "plan" | "gm" | "players">,
  random: Random,
): Promise<readonly Presser[]> {
  const namesOf = (keys: readonly string[]) => keys.map((key) => starterName(plan, key, gm));
  return [
    new Presser(gm, gm.page.getByRole("main"), { mind: await mindOf(plan, gm, namesOf(plan.foes)), random }),
    ...(await Promise.all(
      players.map(
        async (player) =>
          new Presser(player, player.page.getByRole("main"), {
            mind: await mindOf(plan, player, namesOf(plan.players)),
            random,
          }),
      ),
    )),
  ];
}

/** What the plan means in somebody's language. Nobody turns on their friends. */
async function mindOf(plan: Plan, { language }: Person, friends: readonly string[]): Promise<Mind> {
  const { ruleset, wants, shuns, asides } = plan;
  const texts = await ButtonTexts.of(ruleset, language);
  const found = (one: string | RegExp) => (typeof one === "string" ? texts.command(one) : one);
  return {
    wants: wants.map((want) => (want === "board" ? want : found(want))),
    shuns: [...shuns.map(found), ...friends.map((name) => new RegExp(escaped(name)))],
    asides,
  };
}

/** The phase of the fight, as anybody may ask for it. */
export async function phaseOf({ url, code }: Pick<Party, "url" | "code">): Promise<string> {
  return (await callFor<TableInfo>(`${url}/api/tables/${code}`)).phase;
}

/** What went wrong in the pages' scripts. */
export function errorsOf({ gm, players, spectator }: Party): readonly string[] {
  return [gm, ...players, spectator].flatMap(({ errors }) => errors);
}

/** Who has received the secret of whose seat, by places in the party. Everybody may have received the own one. */
export async function tokensReceived({
  gm,
  players,
  spectator,
}: Party): Promise<readonly (readonly [number, number])[]> {
  const everybody = [gm, ...players, spectator];
  const tokens = await Promise.all(everybody.map(({ page }) => tokenOf(page)));
  return everybody.flatMap(({ received }, reader) =>
    tokens.flatMap((token, holder) =>
      token !== undefined && canariesIn([received], [token]).length > 0 ? [[reader, holder] as const] : [],
    ),
  );
}
