import { type Encounter, type Ruleset, rulesets } from "@yomiai/rules";
import { afterRulings, crowd, numberMoved } from "./fights.ts";
import { CrowdTable } from "./measure/crowdTable.ts";
import { withDataFolder } from "./measure/dataFolder.ts";
import { type StoredFight, storeFights } from "./measure/storedFight.ts";
import { Subject } from "./measure/subject.ts";
import { interleave } from "./percentiles.ts";
import { atMost, type Bench, digits, type Figure, ms, times } from "./report/figure.ts";
import type { Made } from "./subjects/ourServer.ts";
import type { Visit } from "./subjects/visitors.ts";

const TURN = 10;
const SPECTATORS = 500;

/** What a command costs as a table grows: in combatants, in spectators, in the length of its log. */
export const growth: Bench = {
  title: "Growth",
  how:
    "The GM moves a number of the player's own combatant, in fights that differ in one thing: command to patch at a player's client (p50), " +
    "durable append included, all fights on one server in turn. For spectators also what the server makes for one command: " +
    "views (projections) and patches (encodings).",
  async run({ rounds, some }) {
    return await withDataFolder(async (folder) => {
      const ruleset = known("chameleon");
      const lines = known("cf");
      const usual = crowd(ruleset, 12);
      const fights: readonly Encounter[] = [
        crowd(ruleset, 6),
        crowd(ruleset, 30),
        crowd(ruleset, 60),
        usual,
        usual,
        afterRulings(usual, 100),
        afterRulings(usual, 10_000),
        crowd(lines, 6),
        crowd(lines, 30),
      ];
      const stored = await storeFights(folder, fights);
      const server = await Subject.start("ourServer.ts", folder);
      const visitors = await Subject.start("visitors.ts");
      try {
        const url = await server.ask<string>("url");
        const spectators = some(SPECTATORS);
        const [, , , few, crowded] = stored;
        await seat(visitors, { url, table: few, spectators: 1 });
        await seat(visitors, { url, table: crowded, spectators });
        const tables = [];
        for (const table of stored) tables.push(await CrowdTable.join(url, table, { viewers: ["gm", "p1"] }));
        const trips = tables.map((table, i) => new Trips(table, fights[i] ?? usual));
        for (const trip of trips) await trip.go(some(200));
        const [six, thirty, sixty, one, many, short, long, cfSix, cfThirty] = trips.map((trip) => () => trip.go(TURN));
        if (!six || !thirty || !sixty || !one || !many || !short || !long || !cfSix || !cfThirty)
          throw new Error("a fight is missing");
        const measured = { six, thirty, sixty, one, many, short, long, cfSix, cfThirty };
        const seen = await interleave(rounds, some(10), measured);
        const made = [await madeBy(server, one), await madeBy(server, many)] as const;
        const p50 = (name: keyof typeof seen) => seen[name].p50;
        return [
          grown("6 → 30 combatants", p50("thirty"), p50("six"), 1.5),
          grown("6 → 60 combatants", p50("sixty"), p50("six")),
          grown("cf, 6 → 30 combatants", p50("cfThirty"), p50("cfSix"), 1.5),
          grown("log 100 → 10,000 events", p50("long"), p50("short"), 1.25),
          grown(`1 → ${spectators} spectators`, p50("many"), p50("one")),
          ...madeFigures(spectators, made),
        ];
      } finally {
        await visitors.end();
        await server.end();
      }
    });
  },
};

function known(id: string): Ruleset {
  const ruleset = rulesets[id];
  if (ruleset === undefined) throw new Error(`the measured ruleset ${id} is gone`);
  return ruleset;
}

type Seating = { readonly url: string; readonly table: StoredFight | undefined; readonly spectators: number };

async function seat(visitors: Subject, { url, table, spectators }: Seating): Promise<void> {
  const tables = table === undefined ? [] : [table];
  await visitors.ask("visit", { url, tables, viewers: Array(spectators).fill("spectator") } satisfies Visit);
}

/** Commands of one table, from sending to the patch at the player. */
class Trips {
  readonly #table: CrowdTable;
  readonly #ruleset: Ruleset;
  /** One of the player's own: everything about it is seen. */
  readonly #as: string;
  #sent = 0;

  constructor(table: CrowdTable, { ruleset, state }: Encounter) {
    this.#table = table;
    this.#ruleset = ruleset;
    this.#as = state.combatants.find(({ owner }) => owner === "p1")?.id ?? "";
  }

  async go(count: number): Promise<readonly number[]> {
    const took: number[] = [];
    for (let i = 0; i < count; i++) {
      this.#sent += 1;
      const { seat, command } = numberMoved(this.#ruleset, 1 + (this.#sent % 2));
      const changed = this.#table.of("p1").changed();
      const begun = performance.now();
      const answered = this.#table.send({ seat, command: { ...command, as: this.#as } });
      await changed;
      took.push(performance.now() - begun);
      await answered;
    }
    return took;
  }
}

/** What the server makes for one command. */
async function madeBy(server: Subject, trips: () => Promise<unknown>): Promise<Made> {
  await server.ask("made");
  await trips();
  const { views, patches } = await server.ask<Made>("made");
  return { views: views / TURN, patches: patches / TURN };
}

function grown(what: string, more: number, less: number, limit?: number): Figure {
  const figure = { what, ours: ms(more), beside: ms(less), times: times(more, less) };
  return limit === undefined ? figure : { ...figure, goal: atMost(more / less, limit, "×") };
}

function madeFigures(spectators: number, [one, many]: readonly [Made, Made]): readonly Figure[] {
  return (["views", "patches"] as const).map((kind) => ({
    what: `${kind} for a command, ${spectators} spectators`,
    ours: digits(many[kind]),
    beside: `${digits(one[kind])} with one spectator`,
    times: times(many[kind], one[kind]),
    goal: atMost(many[kind] / one[kind], 1, "×"),
  }));
}
