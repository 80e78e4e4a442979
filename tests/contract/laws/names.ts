import { type CombatantView, type Json, narrate, type TableView } from "@yomiai/rules";
import { audiencesOf } from "../../play/audiences.ts";
import { lastOf, placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";
import { placesIn } from "./sampling.ts";

/** A combatant's labels name what the same view shows of it or on the board, and nothing else. */
export const namesAreOfWhatIsShown: Law = ({ fights }) =>
  placesIn(fights, 8).flatMap(({ played, encounter }) =>
    [...audiencesOf(encounter), "omniscient" as const].flatMap((viewer) => {
      const view = encounter.ruleset.view(encounter.state, viewer);
      return Object.values(view.combatants).flatMap((combatant) =>
        Object.keys(combatant.labels ?? {})
          .filter((id) => !idsShown(view, combatant).has(id))
          .map(
            (id) => `${placeOf(played, encounter, viewer)}: ${combatant.id} has a name for ${id}, which is not shown`,
          ),
      );
    }),
  );

/** The labels of a told event belong to fields that are told, or to combatants that a told field has. */
export const namesAreOfWhatIsTold: Law = ({ fights }) =>
  fights.flatMap((played) => {
    const last = lastOf(played);
    const events = last.commits.flatMap((commit) => commit.events);
    return audiencesOf(last).flatMap((viewer) =>
      events.flatMap((event) => {
        const { labels, ...told } = narrate(last.ruleset, event, viewer) ?? { type: event.type };
        return Object.entries((labels ?? {}) as Record<string, Record<string, string>>)
          .filter(([field, names]) => !Object.keys(names).every((id) => tokensOf(toldAs(told, field)).has(id)))
          .map(([field]) => `${placeOf(played, last, viewer)}: ${event.type} names what it does not tell in ${field}`);
      }),
    );
  });

function toldAs(told: Record<string, Json | undefined>, field: string): Json | undefined {
  if (told[field] !== undefined) return told[field];
  const records = Object.values(told).filter((value) => typeof value === "object" && value !== null);
  return records.map((record) => (record as Record<string, Json | undefined>)[field]).find((one) => one !== undefined);
}

function idsShown({ board }: TableView, { labels: _, ...combatant }: CombatantView): ReadonlySet<string> {
  return tokensOf({ combatant, board: board ?? {} } as unknown as Json);
}

/** Everything in a value that may be an id: keys and texts, and the parts that they are put together from. */
function tokensOf(value: Json | undefined): ReadonlySet<string> {
  const texts = [...JSON.stringify(value ?? null).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) => text);
  return new Set(texts.flatMap((text) => [text, ...text.split("+"), text.replace(/^[^._]+[._]/, "")]));
}
