import { type Encounter, type Ruleset, rulesets } from "@yomiai/rules";
import { callFor } from "../wire/http.ts";
import { afterRulings, crowd, script, send } from "./fights.ts";
import { withDataFolder } from "./measure/dataFolder.ts";
import { type StoredFight, storeFights } from "./measure/storedFight.ts";
import { Subject } from "./measure/subject.ts";
import { median } from "./percentiles.ts";
import { atMost, type Bench, digits, type Figure, ms } from "./report/figure.ts";

const COMBATANTS = 12;
const LONG = 1000;
const FIGHTS = 500;
const EVENTS_EACH = 100;
const AT_ONCE = 16;
const GOAL_MS = 50;

/** How soon a fight goes on after a stop. */
export const start: Bench = {
  title: "Start",
  how:
    `Opening closed tables: of each ruleset a fight of ${COMBATANTS} whose history has ${LONG.toLocaleString("en-US")} ` +
    `events, from the request to the answer; and ${FIGHTS} fights of ${EVENTS_EACH} events after \`kill -9\`, from the start ` +
    "of the process until all are open.",
  async run({ rounds, some }) {
    return await withDataFolder(async (folder) => {
      const all = Object.values(rulesets);
      const short = all.map((ruleset) => fightOf(ruleset, EVENTS_EACH));
      const many = await storeFights(
        folder,
        Array.from({ length: some(FIGHTS) }, (_, i) => short[i % short.length]).filter((fight) => fight !== undefined),
      );
      const figures: Figure[] = [];
      const long = new Map<string, readonly StoredFight[]>();
      for (const ruleset of all) {
        const fight = fightOf(ruleset, LONG);
        long.set(ruleset.id, await storeFights(folder, Array(rounds).fill(fight)));
      }
      const server = await Subject.start("ourServer.ts", folder);
      const url = await server.ask<string>("url");
      for (const table of many.slice(0, all.length)) await open(url, table);
      for (const [id, tables] of long) {
        const took: number[] = [];
        for (const table of tables) took.push(await timed(() => open(url, table)));
        const goal = atMost(median(took), GOAL_MS, " ms");
        figures.push({ what: `${id}, ${LONG.toLocaleString("en-US")} events`, ours: ms(median(took)), goal });
      }
      await server.end();
      figures.push(await restart(folder, many));
      return figures;
    });
  },
};

/** A fight played by its bots, and ruled by its GM until there are this many events. */
function fightOf(ruleset: Ruleset, events: number): Encounter {
  let fight = crowd(ruleset, COMBATANTS);
  for (const each of script(fight, events)) if (fight.number < events) fight = send(fight, each) ?? fight;
  return afterRulings(fight, Math.max(0, events - fight.number));
}

async function open(url: string, { code }: StoredFight): Promise<void> {
  await callFor(`${url}/api/tables/${code}`);
}

async function restart(folder: string, tables: readonly StoredFight[]): Promise<Figure> {
  const begun = performance.now();
  const server = await Subject.start("ourServer.ts", folder);
  try {
    const answers = performance.now() - begun;
    const url = await server.ask<string>("url");
    const left = [...tables];
    const openNext = async () => {
      for (let table = left.pop(); table !== undefined; table = left.pop()) await open(url, table);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openNext));
    const took = performance.now() - begun;
    const each = (took - answers) / tables.length;
    const what = `${tables.length} fights after kill -9`;
    return {
      what,
      ours: `${digits(took / 1000)} s`,
      beside: `${ms(answers)} until the process answers · ${ms(each)} a fight`,
    };
  } finally {
    await server.end();
  }
}

async function timed(action: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
}
