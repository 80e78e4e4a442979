import type { Random } from "@yomiai/rules";
import type { TableInfo } from "@yomiai/server";
import type { Browser } from "playwright-core";
import { canariesIn } from "../secrecy/canary.ts";
import { callFor } from "../wire/http.ts";
import { addStarters, arrive, hostTable, ON_PHONE, type Person, sitDown, tokenOf, watch } from "./people.ts";
import { Presser } from "./presser.ts";

/** A fight that has begun: the GM at a desk, two players on phones, a spectator. */
export type Party = {
  readonly url: string;
  readonly code: string;
  readonly gm: Person;
  readonly players: readonly [Person, Person];
  readonly spectator: Person;
};

/** Everything by the buttons of the client: a table, its people, what they do before the fight, and its beginning. */
export async function gatherParty(browser: Browser, url: string, random: Random): Promise<Party> {
  const gm = await arrive(browser, url);
  const code = await hostTable(gm.page, "カメレオンTRPG");
  await addStarters(gm.page, ["早撃ちのリン", "棒術家ゴロウ", "小鬼"]);
  const players = [await arrive(browser, url, ON_PHONE), await arrive(browser, url, ON_PHONE)] as const;
  await sitDown(players[0].page, { code, name: "さき" });
  await sitDown(players[1].page, { code, name: "けん" });
  const spectator = await arrive(browser, url);
  await watch(spectator.page, code);
  const party = { url, code, gm, players, spectator };
  await begin(party, random);
  return party;
}

/** Rounds of presses within which everybody must be ready. */
const PATIENCE = 120;

async function begin(party: Party, random: Random): Promise<void> {
  const step = party.gm.page.getByRole("region", { name: "進行" });
  await step.getByRole("button", { name: /小鬼/ }).click();
  const start = step.getByRole("button", { name: "戦いを始める" });
  const pressers = pressersOf(party, random);
  for (let round = 1; round < PATIENCE && (await phaseOf(party)) === "setup"; round++) {
    for (const presser of pressers) await presser.pressOne();
    if (round % 10 === 0) await start.click({ timeout: 2_000 }).catch(() => undefined); // it has begun
  }
}

/** Those who press what they are asked: the GM first, then the players. */
export function pressersOf({ gm, players }: Pick<Party, "gm" | "players">, random: Random): readonly Presser[] {
  const step = gm.page.getByRole("region", { name: "進行" });
  return [
    new Presser(gm.page, step, random),
    ...players.map(({ page }) => new Presser(page, page.getByRole("main"), random)),
  ];
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
