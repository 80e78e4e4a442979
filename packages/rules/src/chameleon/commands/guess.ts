// CH-6: the guess on a pick. One that speaks for all counts at once; individual ones are sealed until the last is in.
import { z } from "zod";
import { POSITIONS } from "../data/positions.ts";
import { actionOf, entitled, hasAnswered, isAwaitingRuling, unanswered } from "../rules/answerers.ts";
import { knowersOf } from "../rules/knowledge.ts";
import { fighterOf } from "../rules/standing.ts";
import { afterAnswer, resolveGuesses } from "../rules/step.ts";
import { tableCommand } from "./command.ts";

/** `guess {as, position}`. Refused: `notYourTurn` (not entitled), `awaitRuling`, `alreadyGuessed`. */
export const guess = tableCommand({
  isPhase: (state) => state.phase === "guess",
  isTurn: (state, { as }) => entitled(state).some(({ id }) => id === as),
  obstacle(state, { as = "" }) {
    const action = actionOf(state);
    if (isAwaitingRuling(action)) return "awaitRuling";
    return hasAnswered(action, as) ? "alreadyGuessed" : undefined;
  },
  args: z.strictObject({ position: z.enum(POSITIONS) }),
  decide(table, { as, seat, args: { position } }) {
    if (!actionOf(table.state).individual) return resolveGuesses(table, [{ as, position }]);
    const knownTo = knowersOf(fighterOf(table.state, as), seat);
    table.emit({ type: "guessSealed", as, position, knownTo });
    afterAnswer(table);
  },
  offers(state, seat) {
    if (state.phase !== "guess" || isAwaitingRuling(actionOf(state))) return [];
    const own = unanswered(state).filter(({ owner }) => owner === seat);
    return own.map(({ id }) => ({
      id: `guess:${id}`,
      type: "guess",
      as: id,
      fields: [{ name: "position", kind: "choice", options: POSITIONS }],
    }));
  },
});
