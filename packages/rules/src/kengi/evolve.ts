/** What every event does to the state. No checks, no dice. */
import { foldBy } from "../core/fold.ts";
import type { KengiEvent } from "./events.ts";
import { actionFolds } from "./fold/actions.ts";
import { attackFolds } from "./fold/attacks.ts";
import { gmFolds } from "./fold/gm.ts";
import { turnFolds } from "./fold/turns.ts";
import { woundFolds } from "./fold/wounds.ts";
import type { State } from "./state.ts";

/** Folds an event into the state. */
export const evolve = foldBy<State, KengiEvent>({
  ...turnFolds,
  ...actionFolds,
  ...attackFolds,
  ...woundFolds,
  ...gmFolds,
});
