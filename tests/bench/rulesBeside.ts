import { rulesets } from "@yomiai/rules";
import { Subject } from "./measure/subject.ts";
import { median } from "./percentiles.ts";
import { type Bench, digits, type Figure, times } from "./report/figure.ts";

const ROUND_MS = 500;
const WARM_UP_MS = 1500;

/** What the rules alone cost, beside other people's engines. */
export const rulesBeside: Bench = {
  title: "Rules",
  how:
    "The demo fight of each ruleset, played by its bots: commands decided, folded and projected for six viewers, per " +
    "second of one core. Beside it moves of a small fight on boardgame.io's reducer, also projected for six viewers, " +
    "and turns of Pokémon Showdown's simulator, each of two choices and projected for nobody.",
  async run({ rounds, some }) {
    const games = Object.keys(rulesets);
    const subjects = new Map<string, Subject>();
    try {
      for (const id of games) subjects.set(id, await Subject.start("rulesetFight.ts", id));
      subjects.set(BOARD_GAME, await Subject.start("boardGame.ts"));
      subjects.set(SHOWDOWN, await Subject.start("showdown.ts"));
      for (const subject of subjects.values()) await subject.ask("rate", some(WARM_UP_MS));
      const rates = new Map<string, number[]>([...subjects.keys()].map((name) => [name, []]));
      for (let round = 0; round < rounds; round++) {
        for (const [name, subject] of subjects)
          rates.get(name)?.push(await subject.ask<number>("rate", some(ROUND_MS)));
      }
      return figures(games, (name) => median(rates.get(name) ?? []));
    } finally {
      for (const subject of subjects.values()) await subject.end();
    }
  },
};

const BOARD_GAME = "boardgame.io";
const SHOWDOWN = "Showdown";

function figures(games: readonly string[], rate: (name: string) => number): readonly Figure[] {
  const [moves, turns] = [rate(BOARD_GAME), rate(SHOWDOWN)];
  return games.map((id) => ({
    what: id,
    ours: `${digits(rate(id))} commands/s`,
    beside: `${digits(moves)} moves/s · ${digits(turns)} turns/s`,
    times: `${times(rate(id), moves)} · ${times(rate(id), turns)}`,
  }));
}
