import type { Encounter, JsonObject, Ruleset } from "@yomiai/rules";
import { viewOf } from "../../play/audiences.ts";
import { houseValues } from "../../play/houseValues.ts";
import type { Evidence } from "../law.ts";
import { passagesOf } from "./scenarioFights.ts";

/** Everything that occurred in the fights and in the ruleset's scenarios, in the words of `declaredIn`. */
export function occurredIn({ ruleset, fights }: Evidence): ReadonlySet<string> {
  const played = fights.flatMap(({ table, moments, probes }) => [
    ...houseOf(ruleset, table.house),
    ...probes.flatMap(({ answer }) => ("refusal" in answer ? [`refusal ${answer.refusal.code}`] : [])),
    ...moments.flatMap(({ encounter }) => itemsAt(encounter)),
  ]);
  const written = passagesOf(ruleset).flatMap(({ house, encounters, refusals }) => [
    ...houseOf(ruleset, house),
    ...refusals.map(({ code }) => `refusal ${code}`),
    ...encounters.flatMap(itemsAt),
  ]);
  return new Set([...played, ...written]);
}

/** The house rules of a table, defaults included. */
function houseOf(ruleset: Ruleset, house: JsonObject): readonly string[] {
  return [...houseValues(ruleset)].map(([option, [value]]) => `house ${option}=${house[option] ?? value}`);
}

/** What the last command was and did, and how the table looks to the GM and to all there is after it. */
function itemsAt(encounter: Encounter): readonly string[] {
  const commit = encounter.commits.at(-1);
  const views = [viewOf(encounter, "gm"), viewOf(encounter, "omniscient")];
  const ties = [...views, viewOf(encounter, "spectator")].flatMap(({ tieBreaks }) => Object.values(tieBreaks ?? {}));
  const combatants = views.flatMap((view) => Object.values(view.combatants));
  const conditions = combatants.flatMap((combatant) => Object.keys(combatant.conditions));
  return [
    ...(commit === undefined ? [] : [`command ${commit.command}`]),
    ...(commit?.events.map(({ type }) => `event ${type}`) ?? []),
    ...views.map(({ phase }) => `phase ${phase}`),
    ...ties.map((key) => `tie-breaker ${key}`),
    ...combatants.map(({ status }) => `status ${status}`),
    ...conditions.flatMap((key) => [`condition ${key}`, `condition ${key.replace(/\..*/, "")}`]),
  ];
}
