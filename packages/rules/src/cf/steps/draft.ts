import type { Draft } from "../../core/draft.ts";
import type { CfEvent } from "../events.ts";
import type { CfFight } from "../fight.ts";

/** A command of this ruleset being decided. */
export type CfDraft = Draft<CfFight, CfEvent>;
