import type { Encounter } from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { audiencesOf, viewOf } from "../../play/audiences.ts";

/** What of two encounters is not the same: the state, somebody's view. */
export function differencesOfState(a: Encounter, b: Encounter): readonly string[] {
  const viewers = audiencesOf(a).filter(
    (viewer) => JSON.stringify(viewOf(a, viewer)) !== JSON.stringify(b.ruleset.view(b.state, viewer)),
  );
  return [...(isSame(a.state, b.state) ? [] : ["the state"]), ...viewers.map((viewer) => `the view of ${viewer}`)];
}

/** As {@link differencesOfState}, and the numbers of events and dice. */
export function differences(a: Encounter, b: Encounter): readonly string[] {
  return [
    ...differencesOfState(a, b),
    ...(a.number === b.number ? [] : ["the number of the last event"]),
    ...(isSame(a.drawn, b.drawn) ? [] : ["the count of dice"]),
  ];
}

/** An encounter written as JSON and read back. */
export function throughJson(encounter: Encounter): Encounter {
  const { ruleset, ...saved } = encounter;
  return { ruleset, ...(JSON.parse(JSON.stringify(saved)) as typeof saved) };
}
