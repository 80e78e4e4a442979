import { foldBy } from "../../core/fold.ts";
import type { SubturnEvent } from "../events.ts";
import type { State } from "../state.ts";
import { actionFolds } from "./actions.ts";
import { bodyFolds } from "./bodies.ts";
import { conditionFolds } from "./conditions.ts";
import { movementFolds } from "./movement.ts";
import { tableFolds } from "./table.ts";
import { turnFolds } from "./turns.ts";

/** Folds any event of the ruleset. No checks, no randomness, no clock. */
export const evolve: (state: State, event: SubturnEvent) => State = foldBy<State, SubturnEvent>({
  ...turnFolds,
  ...conditionFolds,
  ...bodyFolds,
  ...movementFolds,
  ...actionFolds,
  ...tableFolds,
});
