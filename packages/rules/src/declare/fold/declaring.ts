import type { Folds } from "../../core/fold.ts";
import type { Declaration } from "../declaration.ts";
import type { DeclareEvent } from "../events.ts";
import type { State } from "../state.ts";

// DC-2.3, DC-2.6: declarations are made, changed and withdrawn unseen, then published group by group.

/** What the events of declaring do. */
export const declaringFolds = {
  declarationMade: (state, { as, declaration }) => withDeclaration(state, as, declaration),
  declarationChanged: (state, { as, declaration }) => withDeclaration(state, as, declaration),
  declarationWithdrawn: (state, { as }) => withoutDeclaration(state, as),
  declarationsPublished: (state, { group }) => {
    const [next = [], ...yetToDeclare] = state.yetToDeclare;
    return {
      ...state,
      declarations: state.declarations.map((made) => (group.includes(made.as) ? { ...made, isPublished: true } : made)),
      group: next,
      yetToDeclare,
    };
  },
} satisfies Partial<Folds<State, DeclareEvent>>;

function withDeclaration(state: State, as: string, declaration: Declaration): State {
  const others = withoutDeclaration(state, as);
  return { ...others, declarations: [...others.declarations, { as, declaration, isPublished: false }] };
}

function withoutDeclaration(state: State, as: string): State {
  return { ...state, declarations: state.declarations.filter((made) => made.as !== as) };
}
