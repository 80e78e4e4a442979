import type { Folds } from "../../core/fold.ts";
import { isAttack } from "../declaration.ts";
import type { DeclareEvent, EventOf } from "../events.ts";
import type { Fighter } from "../fighter.ts";
import { affectedBy } from "../rules/reactions.ts";
import { type Attack, findDeclaration, type General, type State } from "../state.ts";
import { withFighter } from "./fighters.ts";
import { withoutMember, withTurn } from "./turn.ts";

// DC-3.2, DC-3.3, DC-4.5, DC-6.1: what the members of the acting group answer, and what is ruled and chosen upon it.

/** What the events between a group's call and its dice do. */
export const actingFolds = {
  passed: (state) => state,
  actionWasted: (state, { as }) => {
    const answered = withTurn(state, (turn) => withoutMember(turn, as));
    return withFighter(answered, as, () => ({ actionGone: "wasted" }));
  },
  actionForgone: (state, { as }) => withTurn(state, (turn) => withoutMember(turn, as)),
  turnSkipped,
  actionExecuted,
  actionRuled: (state, { as, type: _, ...ruling }) =>
    withTurn(state, ({ generals }) => ({
      generals: generals.map((general) => (general.as === as ? { ...general, ruling } : general)),
    })),
  reactionsAsked: (state) => withTurn(state, () => ({ isAsked: true })),
  reactionChosen,
} satisfies Partial<Folds<State, DeclareEvent>>;

/** While declaring, the `pass` before it says all; at the own moment it is the answer. */
function turnSkipped(state: State, { as }: EventOf<"turnSkipped">): State {
  if (state.phase === "declare") return state;
  const answered = withTurn(state, (turn) => withoutMember(turn, as));
  return withFighter(answered, as, () => ({ actionGone: "skipped" }));
}

function actionExecuted(state: State, event: EventOf<"actionExecuted">): State {
  const { as, soul = 0 } = event;
  const attacks = attackBy(state, event);
  const generals: readonly General[] =
    event.action === "general" ? [{ as, affects: affectedBy(state, as), answers: [] }] : [];
  const answered = withTurn(state, (turn) => ({
    pending: turn.pending.filter((member) => member !== as),
    executing: [...turn.executing, as],
    attacks: [...turn.attacks, ...attacks],
    generals: [...turn.generals, ...generals],
  }));
  return withFighter(answered, as, spending(soul));
}

function attackBy(state: State, { as, target, soul = 0 }: EventOf<"actionExecuted">): readonly Attack[] {
  const declaration = findDeclaration(state, as);
  if (declaration === undefined || !isAttack(declaration)) return [];
  return [{ as, action: declaration.action, weapon: declaration.weapon, target: target ?? declaration.target, soul }];
}

function reactionChosen(state: State, event: EventOf<"reactionChosen">): State {
  const { as, to, soul = 0 } = event;
  const chosen = withTurn(state, ({ attacks, generals }) => ({
    attacks: attacks.map((attack) => (attack.as === to ? withReaction(attack, event) : attack)),
    generals: generals.map((general) => (general.as === to ? withAnswer(general, event) : general)),
  }));
  const usesUp = event.way === "respond" || (event.way !== "none" && state.house.attackReaction === "oneOnly");
  return withFighter(chosen, as, (fighter) => ({
    ...spending(soul)(fighter),
    isReactionUsed: fighter.isReactionUsed || usesUp,
  }));
}

function withReaction(attack: Attack, { way, skill, soul = 0 }: EventOf<"reactionChosen">): Attack {
  if (way === "respond" || way === "none") return attack;
  return { ...attack, reaction: skill === undefined ? { way, soul } : { way, skill, soul } };
}

function withAnswer(general: General, { as, way, soul = 0 }: EventOf<"reactionChosen">): General {
  return way === "respond" || way === "none"
    ? { ...general, answers: [...general.answers, { as, way, soul }] }
    : general;
}

/** DC-6.1: points spent are gone at once. */
function spending(points: number) {
  return ({ hotSoul }: Fighter) => ({ hotSoul: { ...hotSoul, current: hotSoul.current - points } });
}
