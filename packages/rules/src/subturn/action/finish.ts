import { endCarried } from "../flow/conditions.ts";
import { say, type Table } from "../flow/say.ts";
import { changesFrom } from "../house/lookup.ts";
import { fighterOf } from "../state.ts";
import { kindOfChange } from "./posture.ts";

/** ST-5.3, ST-19.3: an AA of 1行動 is finished: states carried to it end, then the posture changes as declared. */
export function finishAction(table: Table, as: string, toPosture: string | undefined): void {
  endCarried(table, as);
  if (toPosture !== undefined) changeAtTheEnd(table, as, toPosture);
}

/** The GM may have laid him low meanwhile; then nothing comes of the change. */
function changeAtTheEnd(table: Table, as: string, to: string): void {
  const { fate, place, posture, isAirborne } = fighterOf(table.state, as);
  const change = kindOfChange(table.state, posture, to);
  const isPossible = changesFrom(table.state.house, posture).includes(to) && change !== "lying" && !isAirborne;
  if (fate !== "able" || place === undefined || !isPossible) return;
  say(table, { type: "postureChanged", as, from: posture, to, q: place.q, r: place.r, place, change });
}
