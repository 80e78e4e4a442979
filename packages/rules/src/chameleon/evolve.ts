import { type Folds, foldBy } from "../core/fold.ts";
import type { ChameleonEvent } from "./events.ts";
import { answerFolds } from "./fold/answer.ts";
import { controlFolds } from "./fold/control.ts";
import { declarationFolds } from "./fold/declaration.ts";
import { effectFolds } from "./fold/effect.ts";
import { flowFolds } from "./fold/flow.ts";
import { gmFolds } from "./fold/gm.ts";
import { specialFolds } from "./fold/special.ts";
import type { State } from "./state.ts";

const folds: Folds<State, ChameleonEvent> = {
  ...flowFolds,
  ...declarationFolds,
  ...answerFolds,
  ...effectFolds,
  ...specialFolds,
  ...controlFolds,
  ...gmFolds,
};

/** The state after an event: one fold for each type, in `fold/`. */
export const evolve = foldBy<State, ChameleonEvent>(folds);
