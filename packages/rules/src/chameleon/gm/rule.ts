import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { ChameleonEvent } from "../events.ts";
import type { State } from "../state.ts";

/** This ruleset's part of one common GM command. */
export type GmRule<C extends keyof CommonArguments> = CommonRule<State, ChameleonEvent, CommonArguments[C]>;
