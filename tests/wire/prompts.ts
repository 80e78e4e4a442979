import type { Prompt } from "@yomiai/rules";
import type { TableState } from "@yomiai/server";
import { decodePrompts } from "../../packages/client/src/connection/decodeTable.ts";

/** What is asked of whoever is shown this state, in the order of its screen; nothing before the first state has come. */
export function promptsIn(state: TableState | undefined): readonly Prompt[] {
  return state === undefined ? [] : decodePrompts(state);
}
