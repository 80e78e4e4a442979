// CH-4, 5: the declaration fixes the action; the pick is kept for the seats that may know it.
import type { Folds } from "../../core/fold.ts";
import type { DeclarationEvent } from "../events.ts";
import type { Declared, State } from "../state.ts";
import { changeAction } from "./change.ts";

/** Folds of declarations and picks. */
export const declarationFolds: Folds<State, DeclarationEvent> = {
  attackDeclared: (state, { as, targets, weapon, use }) => declare(state, as, { kind: "attack", targets, weapon, use }),
  skillDeclared: (state, { as, skill, base }) => declare(state, as, { kind: "skill", skill, base }),
  specialDeclared: (state, { as, action }) => declare(state, as, { kind: "special", special: action }),
  recoveryDeclared: (state, { as }) => declare(state, as, { kind: "recovery" }),

  positionPicked: (state, { position, knownTo }) => ({
    ...changeAction(state, (action) => ({ ...action, pick: { position, knownTo, isOpen: false } })),
    phase: state.action?.declared.kind === "recovery" ? "interfere" : "guess",
  }),
  positionRolled: (state, { position }) =>
    changeAction(state, (action) => ({ ...action, pick: { position, knownTo: [], isOpen: true } })),
};

/** Under `individualGuess: always` an attack on two or more is individual from the start (CH-6.7). */
function declare(state: State, by: string, declared: Declared): State {
  const { individualGuess, simpleRules } = state.house;
  const isArea = declared.kind === "attack" && declared.targets.length >= 2;
  const individual = isArea && individualGuess === "always" && !simpleRules ? { individual: true } : {};
  return { ...state, phase: "pick", isOpening: false, action: { by, declared, answers: [], ...individual } };
}
