// CH-6.7: players who are most of the targets may ask to guess each for itself; the GM has the last word.
import { z } from "zod";
import { actionOf, isAwaitingRuling, targetsOf } from "../rules/answerers.ts";
import { fighterOf } from "../rules/standing.ts";
import type { State } from "../state.ts";
import { ownedBy, tableCommand } from "./command.ts";

/** `requestIndividual {as}`. Refused: `notYourTurn` (no target), `notAllowed`, `alreadyAsked`, `notMajority`. */
export const requestIndividual = tableCommand({
  isPhase: (state) => state.phase === "guess",
  isTurn: (state, { as = "" }) => targetsOf(state.action).includes(as),
  obstacle: (state, { as = "" }) => obstacleToRequest(state, as),
  args: z.strictObject({}),
  decide(table, { as }) {
    table.emit({ type: "individualRequested", as });
  },
  offers(state, seat) {
    if (state.phase !== "guess") return [];
    const targets = ownedBy(state, seat).filter(({ id }) => targetsOf(state.action).includes(id));
    return targets
      .filter(({ id }) => obstacleToRequest(state, id) === undefined)
      .map(({ id }) => ({ id: `requestIndividual:${id}`, type: "requestIndividual", as: id, fields: [] }));
  },
});

/** `ruleIndividual {individual}`, the GM's answer. Refused: `notAllowed` (nothing is asked). */
export const ruleIndividual = tableCommand({
  gmOnly: true,
  as: "none",
  isPhase: (state) => state.phase === "guess",
  obstacle: (state) => (isAwaitingRuling(actionOf(state)) ? undefined : "notAllowed"),
  args: z.strictObject({ individual: z.boolean() }),
  decide(table, { args: { individual } }) {
    table.emit({ type: "individualRuled", individual });
  },
  offers(state, seat) {
    if (seat !== "gm" || state.phase !== "guess" || !isAwaitingRuling(actionOf(state))) return [];
    return [{ id: "ruleIndividual", type: "ruleIndividual", fields: [{ name: "individual", kind: "boolean" }] }];
  },
});

function obstacleToRequest(state: State, id: string): string | undefined {
  const action = actionOf(state);
  const targets = targetsOf(action).map((target) => fighterOf(state, target));
  const isPc = fighterOf(state, id).kind === "pc";
  if (state.house.individualGuess !== "ask" || targets.length < 2 || !isPc) return "notAllowed";
  if (action.request !== undefined) return "alreadyAsked";
  const pcs = targets.filter(({ kind }) => kind === "pc").length;
  return pcs * 2 > targets.length ? undefined : "notMajority";
}
