import type { Encounter, Json, Viewer } from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { audiencesOf, IDLE_SEAT, viewOf } from "../../play/audiences.ts";
import { placeOf } from "../../play/fight.ts";
import { isUnder } from "../facts.ts";
import type { Law } from "../law.ts";
import { disagreements } from "./agreement.ts";
import { placesIn } from "./sampling.ts";

/** Views are plain JSON: no undefined, no NaN, nothing that is lost on the wire; and the same each time. */
export const viewsAreJson: Law = ({ fights }) =>
  placesIn(fights, 8).flatMap(({ played, encounter }) =>
    [...audiencesOf(encounter), "omniscient" as const].flatMap((viewer) => {
      const view = encounter.ruleset.view(encounter.state, viewer);
      const text = JSON.stringify(view);
      const problems = [
        ...(isSame(JSON.parse(text), view) ? [] : ["is not the JSON it is written as"]),
        ...(hasHole(view) ? ["holds undefined in a list or a number that is none"] : []),
        ...(text === JSON.stringify(viewOf(encounter, viewer)) ? [] : ["is not the same the second time"]),
      ];
      return problems.map((problem) => `${placeOf(played, encounter, viewer)}: the view ${problem}`);
    }),
  );

/**
 * What a viewer sees follows from the state and the viewer alone, not from what was asked before: parts that are kept
 * and shared reach nobody they were not made for. Each viewer's view is held against one of a copy that nobody has seen.
 */
export const viewsComeFromTheState: Law = ({ fights }) =>
  placesIn(fights, 8).flatMap(({ played, encounter: { ruleset, state }, encounter }) =>
    [...audiencesOf(encounter), "omniscient" as const, ...audiencesOf(encounter).toReversed()]
      .filter((viewer) => JSON.stringify(ruleset.view(state, viewer)) !== textOfUnseen(encounter, viewer))
      .map((viewer) => `${placeOf(played, encounter, viewer)}: the view is not that of the same state seen first`),
  );

function textOfUnseen({ ruleset, state }: Encounter, viewer: Viewer): string {
  return JSON.stringify(ruleset.view(structuredClone(state), viewer));
}

function hasHole(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (Array.isArray(value)) return value.some((item) => item === undefined || hasHole(item));
  return typeof value === "object" && value !== null && Object.values(value).some(hasHole);
}

/** What two viewers both see is the same for both. */
export const viewersAgree: Law = ({ fights, facts }) =>
  placesIn(fights, 8).flatMap(({ played, encounter }) => {
    const viewers = audiencesOf(encounter);
    return viewers.flatMap((a, i) =>
      viewers.slice(i + 1).flatMap((b) =>
        disagreements(tableOf(encounter, a), tableOf(encounter, b))
          .filter((path) => !isUnder(path, Object.keys(facts.different)))
          .map((path) => `${placeOf(played, encounter)}: ${a} and ${b} do not agree on ${path}`),
      ),
    );
  });

/** Whatever a viewer sees is in the omniscient view, with the same value. */
export const omniscientSeesAll: Law = ({ fights, facts }) =>
  placesIn(fights, 8).flatMap(({ played, encounter }) =>
    audiencesOf(encounter).flatMap((viewer) =>
      disagreements(tableOf(encounter, viewer), tableOf(encounter, "omniscient"), { isPart: true })
        .filter((path) => !isUnder(path, Object.keys(facts.different)))
        .map((path) => `${placeOf(played, encounter, viewer)}: sees ${path}, the omniscient view does not`),
    ),
  );

/** Whoever holds no combatant sees what a spectator sees. */
export const idleSeatSeesAsSpectator: Law = ({ fights }) =>
  placesIn(fights, 8).flatMap(({ played, encounter }) => {
    if (encounter.commits.some(({ command }) => command === "passControl")) return [];
    const same = JSON.stringify(viewOf(encounter, IDLE_SEAT)) === JSON.stringify(viewOf(encounter, "spectator"));
    return same ? [] : [`${placeOf(played, encounter)}: ${IDLE_SEAT} sees otherwise than a spectator`];
  });

/** The view without the prompts, which are each viewer's own. */
function tableOf(encounter: Encounter, viewer: Viewer): Json {
  const { prompts: _, ...table } = viewOf(encounter, viewer);
  return table as unknown as Json;
}
