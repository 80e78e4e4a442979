import type { TableView } from "@yomiai/rules";
import { audiencesOf, viewOf } from "../../play/audiences.ts";
import { placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";
import { placesIn } from "./sampling.ts";

/** Statuses of those who are in the fight; every other word says that somebody is out of it. */
const STANDING: ReadonlySet<string> = new Set(["acting", "ready", "done", "skipped"]);

/** The order names nobody twice and nobody unknown, and the turn is not given to somebody who is out of the fight. */
export const orderIsSound: Law = ({ fights }) =>
  placesIn(fights, 12).flatMap(({ played, encounter }) =>
    audiencesOf(encounter).flatMap((viewer) =>
      faultsOf(viewOf(encounter, viewer)).map((fault) => `${placeOf(played, encounter)}: ${viewer}: ${fault}`),
    ),
  );

function faultsOf({ order, combatants, turn }: TableView): readonly string[] {
  const ids = order.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const unknown = ids.filter((id) => combatants[id] === undefined);
  const out = order.filter(({ id, status }) => id === turn && !STANDING.has(status));
  return [
    ...twice.map((id) => `the order has ${id} twice`),
    ...unknown.map((id) => `the order has ${id}, who is not there`),
    ...out.map(({ id, status }) => `it is the turn of ${id}, who is ${status}`),
  ];
}
