import type { Encounter } from "@yomiai/rules";
import { audiencesOf, viewOf } from "../../play/audiences.ts";
import { placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";
import { placesIn } from "./sampling.ts";

/** Most bytes for each combatant at the table: a state's and a view's JSON, prompts aside. */
const LARGEST = { state: 24_000, view: 8_000 };
/** Most prompts of one viewer, and the most bytes of them. */
const MOST_PROMPTS = { count: 400, bytes: 256_000 };

/** State, views and prompts stay small however long the fight: they hold the table, not its history. */
export const growthIsBounded: Law = ({ fights }) =>
  placesIn(fights, 6).flatMap(({ played, encounter }) => {
    const size = sizeOf(encounter);
    const problems = [
      ...(size.state > LARGEST.state ? [`the state has ${size.state} bytes a combatant`] : []),
      ...(size.view > LARGEST.view ? [`a view has ${size.view} bytes a combatant`] : []),
      ...(size.prompts > MOST_PROMPTS.count ? [`one viewer has ${size.prompts} prompts`] : []),
      ...(size.promptBytes > MOST_PROMPTS.bytes ? [`one viewer's prompts have ${size.promptBytes} bytes`] : []),
    ];
    return problems.map((problem) => `${placeOf(played, encounter)}: ${problem}`);
  });

function sizeOf(encounter: Encounter) {
  const share = Math.max(1, encounter.state.combatants.length);
  const views = audiencesOf(encounter).map((viewer) => viewOf(encounter, viewer));
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  return {
    state: Math.ceil(bytes(encounter.state) / share),
    view: Math.ceil(Math.max(...views.map(({ prompts: _, ...table }) => bytes(table))) / share),
    prompts: Math.max(...views.map(({ prompts }) => prompts.length)),
    promptBytes: Math.max(...views.map(({ prompts }) => bytes(prompts))),
  };
}
