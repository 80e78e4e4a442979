import { type Encounter, type Event, type Fight, type Json, narrate, type Viewer } from "@yomiai/rules";
import { audiencesOf } from "../../play/audiences.ts";
import { lastOf, placeOf } from "../../play/fight.ts";
import { isUnder } from "../facts.ts";
import type { Law } from "../law.ts";
import { placesIn } from "./sampling.ts";

const PLANTED = "planted-and-never-seen";

/** The view is an allow-list: a field that nobody knows, planted anywhere in the state, appears in nobody's view. */
export const viewsAreAllowLists: Law = ({ fights, facts }) =>
  placesIn(fights, 1).flatMap(({ played, encounter }) =>
    objectsIn(encounter.state as unknown as Json, "")
      .filter((path) => path === "" || !isUnder(path, facts.records))
      .flatMap((path) =>
        viewersOfPlanted(encounter, path).map(
          (viewer) => `${placeOf(played, encounter, viewer)}: sees what was planted at "${path}" of the state`,
        ),
      ),
  );

function viewersOfPlanted(encounter: Encounter, path: string): readonly Viewer[] {
  const state = planted(encounter.state as unknown as Json, path === "" ? [] : path.split(".")) as unknown as Fight;
  return [...audiencesOf(encounter), "omniscient" as const].filter((viewer) => {
    try {
      return JSON.stringify(encounter.ruleset.view(state, viewer)).includes(PLANTED);
    } catch {
      return false; // A text stood where a record has entries: it broke the view and told nothing.
    }
  });
}

/** Paths of all objects in a value, lists passed through. */
function objectsIn(value: Json, path: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : objectsIn(item, path === "" ? key : `${path}.${key}`),
  );
  return Array.isArray(value) ? inner : [path, ...inner];
}

function planted(value: Json, path: readonly string[]): Json {
  if (typeof value !== "object" || value === null) return value;
  const [step, ...rest] = path;
  if (step === undefined) return { ...value, [PLANTED]: PLANTED };
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === step ? planted(item, rest) : item));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === step ? planted(item ?? null, rest) : item]),
  );
}

/** Narration is an allow-list: a field that nobody knows, planted in an event, is told to nobody. */
export const narrationIsAnAllowList: Law = ({ ruleset, fights }) =>
  fights.flatMap((played) => {
    const last = lastOf(played);
    const tellers = audiencesOf(last).flatMap((viewer) => eventsOf(last).map((event) => ({ viewer, event })));
    return tellers
      .filter(({ viewer, event }) => PLANTED in (narrate(ruleset, { ...event, [PLANTED]: PLANTED }, viewer) ?? {}))
      .map(({ viewer, event }) => `${placeOf(played, last, viewer)}: is told what was planted in ${event.type}`);
  });

function eventsOf({ commits }: Encounter): readonly Event[] {
  return [...new Map(commits.flatMap(({ events }) => events).map((event) => [event.type, event])).values()];
}
