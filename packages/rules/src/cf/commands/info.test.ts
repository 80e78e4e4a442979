import { expect, test } from "vitest";
import type { Encounter } from "../../core/encounter.ts";
import type { JsonObject } from "../../core/json.ts";
import type { Seat } from "../../core/seat.ts";
import { cf } from "../index.ts";
import { foundFight, must, send } from "../randomFight.fixture.ts";

const AKI = {
  id: "aki",
  name: "アキ",
  side: "山の民",
  kind: "pc",
  owner: "p1",
  sheet: { hp: { max: 20 }, at: 4 },
} as const;

/** What a spell, a special or a potion does. */
type Effects = {
  readonly heal: string;
  readonly healBonus: number;
  readonly applies: readonly JsonObject[];
  readonly removes: readonly string[];
};
const [mild, strong]: readonly [Effects, Effects] = [
  { heal: "1d8", healBonus: 0, applies: [{ condition: "slowed", until: "save" }], removes: [] },
  { heal: "2d6", healBonus: 3, applies: [{ condition: "blinded", until: "save" }], removes: ["afraid"] },
];

/** The bear's turn, its spell and its potion doing this. */
function bearsTurn(spell: Effects, potion: Effects): Encounter {
  const sheet = {
    hp: { max: 30 },
    initiative: 30,
    items: [{ id: "honey", name: "蜂蜜", kind: "potion", ...potion }],
    spells: [{ id: "lick", name: "舐める", level: 1, mode: "touch", verbal: false, ...spell }],
    at: 4,
  };
  const bear = { id: "bear", name: "熊", side: "獣", kind: "npc", owner: "gm", sheet } as const;
  const cub = { ...bear, id: "cub", name: "子熊", sheet: { hp: { max: 9 }, at: 4 } } as const;
  const table = { house: {}, combatants: [AKI, bear, cub] };
  return must(send(foundFight(table), { seat: "gm", command: { type: "start" } }, 1));
}

function dominated(encounter: Encounter): Encounter {
  const command = { type: "setCondition", as: "bear", condition: "dominated", source: "aki" };
  return must(send(encounter, { seat: "gm", command }, 1));
}

const infos = ({ state }: Encounter, seat: Seat) =>
  Object.fromEntries(cf.view(state, seat).prompts.map(({ type, info }) => [type, info]));

test("whoever knows it is told before using a power or a potion what it does (CF-16.2)", () => {
  const { castSpell, drinkPotion, givePotion } = infos(bearsTurn(mild, strong), "gm");
  expect(castSpell).toEqual({ level: 1, heal: "1d8", brings: ["slowed"] });
  expect(drinkPotion).toEqual({ heal: "2d6+3", brings: ["blinded"], ends: ["afraid"] });
  expect(givePotion).toEqual(drinkPotion);
});

test("whoever only commands it is not: what it carries and casts looks the same whatever it does (CF-16.2)", () => {
  const [plain, ...others] = [
    bearsTurn(mild, mild),
    bearsTurn(strong, mild),
    bearsTurn(mild, strong),
    bearsTurn(mild, { ...mild, removes: ["afraid"] }),
    bearsTurn({ ...mild, applies: [] }, mild),
  ].map((encounter) => JSON.stringify(cf.view(dominated(encounter).state, "p1")));
  const { castSpell, drinkPotion, givePotion } = infos(dominated(bearsTurn(mild, mild)), "p1");
  expect([castSpell, drinkPotion, givePotion]).toEqual([{ level: 1 }, undefined, undefined]);
  for (const other of others) expect(other).toBe(plain);
});
