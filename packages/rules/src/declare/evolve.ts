import { foldBy } from "../core/fold.ts";
import type { DeclareEvent } from "./events.ts";
import { actingFolds } from "./fold/acting.ts";
import { declaringFolds } from "./fold/declaring.ts";
import { effectFolds } from "./fold/effects.ts";
import { gmFolds } from "./fold/gm.ts";
import { roundFolds } from "./fold/rounds.ts";
import type { State } from "./state.ts";

/** Folds one event of the fight. */
export const evolve = foldBy<State, DeclareEvent>({
  ...roundFolds,
  ...declaringFolds,
  ...actingFolds,
  ...effectFolds,
  ...gmFolds,
});
