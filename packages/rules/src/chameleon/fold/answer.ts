// CH-6, 11.2, 19.2: answers, and what the table learns when they are opened.
import type { Folds } from "../../core/fold.ts";
import { POSITIONS } from "../data/positions.ts";
import type { AnswerEvent } from "../events.ts";
import type { Action, Answer, Known, State } from "../state.ts";
import { changeAction, changeFighter } from "./change.ts";

/** Folds of answers and openings. */
export const answerFolds: Folds<State, AnswerEvent> = {
  individualRequested: (state, { as }) => changeAction(state, (action) => ({ ...action, request: as })),
  individualRuled: (state, { individual }) => changeAction(state, (action) => ({ ...action, individual })),

  guessSealed: sealed,
  interferenceSealed: sealed,
  stoodAside: (state, { as }) => withAnswer(state, { as }),

  guessed: (state, { as, position, right }) => {
    const answered = withAnswer(state, { as, guess: { position, knownTo: [], isOpen: true } });
    return right ? changeAction(answered, openPick) : answered;
  },
  positionRevealed: (state, { as, position, value }) =>
    changeAction(withKnown(state, as, { [position]: value }), openPick),
  lowestDeclared: (state, { as, value, positions = [] }) => {
    const places = POSITIONS.filter((position) => positions.includes(position));
    return withKnown(state, as, { lowest: value, ...Object.fromEntries(places.map((place) => [place, value])) });
  },
  powerGained: (state, { power }) => changeAction(state, (action) => ({ ...action, power })),
};

function sealed(
  state: State,
  { as, position, knownTo }: Extract<AnswerEvent, { type: "guessSealed" | "interferenceSealed" }>,
): State {
  return withAnswer(state, { as, guess: { position, knownTo, isOpen: false } });
}

function withAnswer(state: State, answer: Answer): State {
  return changeAction(state, (action) => ({
    ...action,
    answers: [...action.answers.filter(({ as }) => as !== answer.as), answer],
  }));
}

function openPick(action: Action): Action {
  return action.pick === undefined ? action : { ...action, pick: { ...action.pick, isOpen: true } };
}

function withKnown(state: State, id: string, learned: Known): State {
  return changeFighter(state, id, (fighter) => ({ ...fighter, known: { ...fighter.known, ...learned } }));
}
