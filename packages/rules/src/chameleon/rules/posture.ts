// CH-7.3, CH-12: posture goes up to its maximum and down without limit.
import type { PostureCause } from "../events.ts";
import type { Condition, Posture, State, Table } from "../state.ts";
import { fighterOf } from "./standing.ts";

/** At or below this, a fall is deep (CH-12.2). */
const DEEP = -5;

/** Changes a posture by a whole number, also by 0, and says why. Nothing happens to who has none yet. */
export function changePosture(
  table: Table,
  id: string,
  change: { readonly by: number; readonly cause: PostureCause; readonly power?: number; readonly bonus?: number },
): void {
  const { posture } = fighterOf(table.state, id);
  if (posture === undefined) return;
  const { by, ...why } = change;
  table.emit({ type: "postureChanged", as: id, by, posture: posture.current + by, max: posture.max, ...why });
}

/** Lets a posture above its maximum fall to it (CH-12.5). */
export function lowerToMax(table: Table, id: string): void {
  const { posture } = fighterOf(table.state, id);
  if (posture === undefined || posture.current <= posture.max) return;
  changePosture(table, id, { by: posture.max - posture.current, cause: "maxLowered" });
}

/**
 * The conditions after a posture changed to `posture`. A fall by 1 or more that ends at −5 or below is marked until the
 * round's end. Under `atRoundEnd` the mark goes again with a posture above −5, so that it tells what is at the end.
 */
export function conditionsAfterFall(
  state: State,
  conditions: Readonly<Record<string, Condition>>,
  change: { readonly by: number; readonly posture: number },
): Readonly<Record<string, Condition>> {
  const isDeep = change.posture <= DEEP;
  if (isDeep && change.by < 0) return { ...conditions, deepFall: { until: "roundEnd" } };
  if (isDeep || state.house.deepFall === "everReached") return conditions;
  const { deepFall: _, ...others } = conditions;
  return others;
}

/** Is this posture open to damage (CH-8.1)? */
export function isOpenToDamage(posture: Posture | undefined): boolean {
  return posture !== undefined && posture.current <= 0;
}
