import { logFor, type Prompt, type TableView, type ToldEvent } from "@yomiai/rules";
import { audiencesOf, viewOf } from "../../play/audiences.ts";
import { lastOf } from "../../play/fight.ts";
import type { Evidence } from "../law.ts";
import { placesIn } from "../laws/sampling.ts";

/** Everything in play that needs a word, each once. */
export type Occurrences = {
  readonly phases: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  readonly gauges: ReadonlySet<string>;
  readonly traits: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  readonly tieBreaks: ReadonlySet<string>;
  readonly board: ReadonlySet<string>;
  readonly prompts: readonly Prompt[];
  readonly told: readonly ToldEvent[];
  readonly refusals: ReadonlySet<string>;
  readonly sums: ReadonlySet<string>;
  /** Names of all combatants, by id. */
  readonly names: Readonly<Record<string, string>>;
};

/** Looks through the fights for everything that is shown to somebody. */
export function occurrencesIn({ ruleset, fights }: Evidence): Occurrences {
  const views = placesIn(fights, 25).flatMap(({ encounter }) =>
    audiencesOf(encounter).map((viewer) => viewOf(encounter, viewer)),
  );
  const combatants = views.flatMap((view) => Object.values(view.combatants));
  const told = distinct(
    fights.flatMap((played) =>
      audiencesOf(lastOf(played)).flatMap((viewer) =>
        logFor(ruleset, lastOf(played).commits, viewer).map(({ event }) => event),
      ),
    ),
    (event) => JSON.stringify(event),
  );
  const refused = fights.flatMap(({ probes }) =>
    probes.flatMap(({ answer }) => ("refusal" in answer ? [answer.refusal.code] : [])),
  );
  return {
    phases: new Set(views.map(({ phase }) => phase)),
    statuses: new Set([...combatants, ...views.flatMap(({ order }) => order)].map(({ status }) => status)),
    gauges: new Set(combatants.flatMap(({ gauges }) => Object.keys(gauges))),
    traits: new Set(combatants.flatMap(({ traits }) => Object.keys(traits))),
    conditions: new Set(combatants.flatMap(({ conditions }) => Object.keys(conditions))),
    tieBreaks: new Set(views.flatMap(({ tieBreaks }) => Object.values(tieBreaks ?? {}))),
    board: new Set(views.flatMap(({ board }) => Object.keys(board ?? {}))),
    prompts: distinct(
      views.flatMap(({ prompts }) => prompts),
      (prompt) => JSON.stringify(prompt),
    ),
    told,
    refusals: new Set(refused),
    sums: new Set(told.flatMap((event) => ruleset.explain(event)?.sum?.map(({ term }) => term) ?? [])),
    names: namesIn(views),
  };
}

function namesIn(views: readonly TableView[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    views.flatMap(({ combatants }) => Object.values(combatants).map(({ id, name }) => [id, name])),
  );
}

function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
