import { memoLatest } from "../../core/memo.ts";
import { isInFight } from "../fighter.ts";
import { byActor, fighterOf, findDeclaration, type General, inListOrder, type State } from "../state.ts";
import { isYetToAct } from "./standing.ts";

// DC-4.1, DC-4.2, DC-4.10, DC-4.11: whom an action affects, and who may or must react to what.

/** A reaction somebody still has to choose: `as` to the action of `to`. */
export type OpenReaction = {
  readonly as: string;
  readonly to: string;
  readonly against: "melee" | "shoot" | "general";
};

/** DC-4.1: whom the declared general action affects, in the order of the combatant list. */
export function affectedBy(state: State, actor: string): readonly string[] {
  const declaration = findDeclaration(state, actor);
  if (declaration?.action !== "general") return [];
  return inListOrder(state, declaration.affects).filter((id) => hasActionToCome(state, id));
}

/** Has it an action, other than `pass`, at a moment yet to come? */
export function hasActionToCome(state: State, id: string): boolean {
  const fighter = fighterOf(state, id);
  const declaration = findDeclaration(state, id);
  const isActing = declaration !== undefined && declaration.action !== "pass";
  return isInFight(fighter) && fighter.actionGone === "no" && isActing && isYetToAct(state, id);
}

/** DC-4.5: the general action that the GM rules upon now; one after the other in the order of the combatant list. */
export function generalToRule(state: State): General | undefined {
  if (state.turn.pending.length > 0) return undefined;
  const unruled = state.turn.generals.filter(({ affects, ruling }) => affects.length > 0 && ruling === undefined);
  return byActor(state, unruled)[0];
}

/**
 * The reactions still to be chosen, in the order of the combatant list; none before all rulings are made. With the one
 * reaction of the round used up there is no choice (DC-4.2); with `oneOnly` that goes for attacks as well, and an attack
 * comes before a general action of the same group (DC-4.11).
 */
export const openReactions = memoLatest((state: State): readonly OpenReaction[] => {
  if (state.turn.pending.length > 0 || generalToRule(state) !== undefined) return [];
  return state.combatants.flatMap(({ id }) => [...openToAttacks(state, id), ...openToGenerals(state, id)]);
});

function openToAttacks(state: State, id: string): readonly OpenReaction[] {
  if (isOneOnly(state) && fighterOf(state, id).isReactionUsed) return [];
  const open = state.turn.attacks.filter(({ target, reaction }) => target === id && reaction === undefined);
  return byActor(state, open).map(({ as: to, action }) => ({ as: id, to, against: action }));
}

function openToGenerals(state: State, id: string): readonly OpenReaction[] {
  if (fighterOf(state, id).isReactionUsed) return [];
  if (isOneOnly(state) && state.turn.attacks.some(({ target }) => target === id)) return [];
  const open = state.turn.generals.filter(
    ({ affects, answers }) => affects.includes(id) && !answers.some(({ as }) => as === id),
  );
  return byActor(state, open).map(({ as: to }) => ({ as: id, to, against: "general" }));
}

function isOneOnly(state: State): boolean {
  return state.house.attackReaction === "oneOnly";
}
