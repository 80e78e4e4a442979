import { type Event, type Json, narrate, type ToldEvent, type Viewer } from "@yomiai/rules";
import { audiencesOf } from "../../play/audiences.ts";
import { lastOf, type Played, placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";
import { disagreements } from "./agreement.ts";

/** Every event is told to everybody at the table, or is known to be silent for some. */
export const everyEventIsTold: Law = ({ fights, facts }) => [
  ...new Set(
    tellings(fights)
      .filter(({ event, told }) => told === undefined && !(event.type in facts.untold))
      .map(({ event, viewer }) => `${event.type} is not told to ${viewer}, and nothing says that this is meant`),
  ),
];

/** What is told is part of what happened: no field is invented or changed; it may stand further out than in the event. */
export const tellingInventsNothing: Law = ({ fights }) =>
  tellings(fights).flatMap(({ played, event, viewer, told }) =>
    Object.entries(told ?? {})
      .filter(([field, value]) => value !== undefined && !holds(event as unknown as Json, field, value))
      .map(([field]) => `${placeOf(played, lastOf(played), viewer)}: ${event.type} is told with another ${field}`),
  );

/** Is there such a field somewhere in the event, with all that was told of it? */
function holds(event: Json, field: string, told: Json): boolean {
  if (typeof event !== "object" || event === null) return false;
  return Object.entries(event).some(
    ([key, value]) =>
      (key === field && disagreements(told, value as Json, { isPart: true }).length === 0) ||
      holds(value as Json, field, told),
  );
}

type Telling = {
  readonly played: Played;
  readonly event: Event;
  readonly viewer: Viewer;
  readonly told: ToldEvent | undefined;
};

/** Every event of the fights as everybody was told it. */
function tellings(fights: readonly Played[]): readonly Telling[] {
  return fights.flatMap((played) => {
    const last = lastOf(played);
    const events = last.commits.flatMap((commit) => commit.events).filter(({ type }) => type !== "undone");
    return audiencesOf(last).flatMap((viewer) =>
      events.map((event) => ({ played, event, viewer, told: narrate(last.ruleset, event, viewer) })),
    );
  });
}
