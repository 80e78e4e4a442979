import { describe, expect, it } from "vitest";
import { type Encounter, replay } from "../core/encounter.ts";
import { type Random, seededRandom } from "../play/randomly.ts";
import { isSame } from "../scenario/path.ts";
import type { CfFight, Fighter } from "./fight.ts";
import { cf } from "./index.ts";
import { isOffered, isRefusal, playAtRandom, SEATS, send } from "./randomFight.fixture.ts";
import { randomTable } from "./randomTable.fixture.ts";
import { deathAt } from "./rules/deathLine.ts";
import { handsOf } from "./rules/items.ts";
import { isAble, isPresent } from "./rules/standing.ts";
import { wildCommand } from "./wildCommand.fixture.ts";

/** More fights: `FIGHTS=2000 vitest run …`. */
const FIGHTS = Number(process.env.FIGHTS ?? 20);
const FROM = Number(process.env.SEED ?? 1);
const seeds = Array.from({ length: FIGHTS }, (_, i) => FROM + i);

const stateOf = (encounter: Encounter) => encounter.state as unknown as CfFight;

describe("random fights", { timeout: 30_000 + 500 * FIGHTS }, () => {
  it("accept whatever is offered, keep their invariants and survive JSON", () => {
    for (const seed of seeds) {
      const table = randomTable(seededRandom(seed));
      const wrong: unknown[] = [];
      playAtRandom(table, { seed, steps: 60, interference: 0.12 }, (encounter, sent) => {
        const fight = stateOf(encounter);
        const problems = problemsOf(fight);
        if (!isSame(JSON.parse(JSON.stringify(fight)), fight)) problems.push("does not survive JSON");
        if (problems.length > 0) wrong.push({ seed, event: encounter.number, sent, problems });
      });
      expect(wrong).toEqual([]);
    }
  });

  it("refuse what is not offered", () => {
    for (const seed of seeds) {
      const random = seededRandom(seed + 7_000);
      playAtRandom(randomTable(seededRandom(seed)), { seed, steps: 40, interference: 0.1 }, (encounter) => {
        if (random() < 0.7) return;
        for (const seat of SEATS) expectExact(encounter, { seat, seed, random });
      });
    }
  });

  it("replay to the same state", () => {
    for (const seed of seeds) {
      const last = playAtRandom(
        randomTable(seededRandom(seed)),
        { seed, steps: 60, interference: 0.12 },
        () => undefined,
      );
      expect(replay(cf, last.founding, last.commits).state, `seed ${seed}`).toEqual(last.state);
    }
  });
});

/** Commands drawn from everything that has a name at this table are accepted exactly if a prompt offers them. */
function expectExact(encounter: Encounter, by: { seat: (typeof SEATS)[number]; seed: number; random: Random }): void {
  const { prompts } = cf.view(encounter.state, by.seat);
  for (let i = 0; i < 6; i++) {
    const command = wildCommand(encounter, by.random);
    const isAccepted = !isRefusal(send(encounter, { seat: by.seat, command }, by.seed));
    if (isAccepted === isOffered(prompts, command)) continue;
    expect.fail(
      `seed ${by.seed}, event ${encounter.number}, ${by.seat}, accepted ${isAccepted}: ${JSON.stringify(command)}`,
    );
  }
}

/** What may never be, one sentence each. */
function problemsOf(fight: CfFight): string[] {
  const { turn, openMove, phase, order, combatants } = fight;
  const acting = combatants.find(({ id }) => id === turn?.as);
  return [
    ...combatants.flatMap((fighter) => problemsOfFighter(fight, fighter)),
    ...(order.length === combatants.length && new Set(order).size === order.length
      ? []
      : ["the order is not everybody once"]),
    ...((phase === "turn" || phase === "opportunity") === (turn !== undefined) ? [] : [`turn in ${phase}`]),
    ...((phase === "opportunity") === (openMove?.asked !== undefined) ? [] : [`asked in ${phase}`]),
    ...(acting !== undefined && !isAble(fight, acting) ? ["the acting one is not able"] : []),
    ...(phase === "ties" && fight.ties.length === 0 ? ["nobody is waited for"] : []),
    ...(turn !== undefined && turn.strikes?.left === 0 ? ["no strikes pend"] : []),
    ...(isEveryIdUnique(fight) ? [] : ["two items have one id"]),
  ];
}

function problemsOfFighter(fight: CfFight, fighter: Fighter): readonly string[] {
  const { id, hp, maxHp, at, conditions, held, isDead } = fighter;
  const byHp = conditions.some(({ until }) => until === "hp");
  const isOut = isPresent(fighter) && hp <= 0;
  return [
    ...(hp <= maxHp ? [] : ["more HP than its maximum"]),
    ...(isDead === hp <= deathAt(fight.house, fighter) || fighter.isRemoved ? [] : ["dead or not against its HP"]),
    ...(byHp === isOut ? [] : ["unconscious by HP or not against its HP"]),
    ...(at >= fight.house.fieldFrom && at <= fight.house.fieldTo ? [] : ["outside the field"]),
    ...(handsOf(fighter, held) <= 2 ? [] : ["more than two hands"]),
    ...(new Set(conditions.map(({ key }) => key)).size === conditions.length ? [] : ["one condition twice"]),
    ...(isPresent(fighter) || conditions.length === 0 ? [] : ["conditions of one who is not there"]),
  ].map((problem) => `${id}: ${problem}`);
}

function isEveryIdUnique({ combatants, ground }: CfFight): boolean {
  const items = [...combatants.flatMap(({ items: own }) => own), ...ground].map(
    ({ item, origin }) => `${item.id} ${origin}`,
  );
  return new Set(items).size === items.length;
}
