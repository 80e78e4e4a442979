import { rulesets } from "@yomiai/rules";
import { Subject } from "./measure/subject.ts";
import { median } from "./percentiles.ts";
import { atLeast, atMost, type Bench, digits, type Figure, times } from "./report/figure.ts";
import type { Fight } from "./subjects/rulesetFight.ts";

const ROUND_MS = 500;
const WARM_UP_MS = 1500;

/** What the rules alone cost, beside other people's engines. */
export const rulesBeside: Bench = {
  title: "Rules",
  how:
    "The demo fight of each ruleset, played by its bots: commands decided, folded and projected for six viewers, per " +
    "second of one core. Beside it moves of a small fight on boardgame.io's reducer, also projected for six viewers, " +
    "and turns of Pokémon Showdown's simulator, each of two choices and projected for nobody. Growth is the time of a " +
    "command in a fight of 30 by that in a fight of 6, in turn: of fights played by bots, in which more are met and offered " +
    "too, and of one and the same command, the GM's moving a number.",
  async run({ rounds, some }) {
    const games = Object.keys(rulesets);
    const subjects = new Map<string, Subject>();
    try {
      for (const id of games) subjects.set(id, await Subject.start("rulesetFight.ts", id));
      subjects.set(BOARD_GAME, await Subject.start("boardGame.ts"));
      subjects.set(SHOWDOWN, await Subject.start("showdown.ts"));
      const asked = [...subjects].flatMap(([name, subject]) =>
        (games.includes(name) ? FIGHTS : [undefined]).map((of) => {
          const rate = (forMs: number) => subject.ask<number>("rate", of === undefined ? forMs : { of, forMs });
          return { name: nameOf(name, of), rate, rates: [] as number[] };
        }),
      );
      for (const { rate } of asked) await rate(some(WARM_UP_MS));
      for (let round = 0; round < rounds; round++) {
        for (const { rate, rates } of asked) rates.push(await rate(some(ROUND_MS)));
      }
      const medians = new Map(asked.map(({ name, rates }) => [name, median(rates)]));
      return figures(games, (name, of) => medians.get(nameOf(name, of)) ?? 0);
    } finally {
      for (const subject of subjects.values()) await subject.end();
    }
  },
};

const BOARD_GAME = "boardgame.io";
const SHOWDOWN = "Showdown";
const FIGHTS: readonly Fight[] = ["demo", "six", "thirty", "sixNumbers", "thirtyNumbers"];
/** Most that a command may cost among 30 by what it costs among 6. */
const GROWTH = 1.5;
/** Commands a second of one core that every ruleset should come to. */
const RATE = 20_000;

type RateOf = (name: string, of?: Fight) => number;

function nameOf(subject: string, of: Fight | undefined): string {
  return of === undefined ? subject : `${subject} ${of}`;
}

function figures(games: readonly string[], rate: RateOf): readonly Figure[] {
  const [moves, turns] = [rate(BOARD_GAME), rate(SHOWDOWN)];
  const rates = games.map((id): Figure => {
    const own = rate(id, "demo");
    return {
      what: id,
      ours: `${digits(own)} commands/s`,
      beside: `${digits(moves)} moves/s · ${digits(turns)} turns/s`,
      times: `${times(own, moves)} · ${times(own, turns)}`,
      goal: atLeast(own, RATE, " commands/s"),
    };
  });
  const growth = games.flatMap((id) => [
    grown(`${id}, 6 → 30 combatants`, rate(id, "six"), rate(id, "thirty")),
    grown(`${id}, 6 → 30, the same command`, rate(id, "sixNumbers"), rate(id, "thirtyNumbers")),
  ]);
  return [...rates, ...growth];
}

/** Times from rates, commands a second. */
function grown(what: string, few: number, many: number): Figure {
  const [less, more] = [1e6 / few, 1e6 / many];
  return {
    what,
    ours: `${digits(more)} µs`,
    beside: `${digits(less)} µs`,
    times: times(more, less),
    goal: atMost(more / less, GROWTH, "×"),
  };
}
