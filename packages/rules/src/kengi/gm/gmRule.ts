import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { KengiEvent } from "../events.ts";
import type { State } from "../state.ts";

/** What one common command of the GM means here. */
export type GmRule<C extends keyof CommonArguments> = CommonRule<State, KengiEvent, CommonArguments[C]>;

/** Can the GM still change something at this table? */
export function isNotEnded({ phase }: State): boolean {
  return phase !== "ended";
}
