// CH-11.1, F1: a recovery is declared before the pick. CH-14.4: not under the simple rules.
import { z } from "zod";
import { actingFor, onOwnTurnIn, tableCommand } from "./command.ts";

/** `declareRecovery {as}`. Refused: `notInSimpleRules`. */
export const declareRecovery = tableCommand({
  ...onOwnTurnIn("declare"),
  obstacle: (state) => (state.house.simpleRules ? "notInSimpleRules" : undefined),
  args: z.strictObject({}),
  decide(table, { as }) {
    table.emit({ type: "recoveryDeclared", as });
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "declare");
    if (fighter === undefined || state.house.simpleRules) return [];
    return [{ id: `declareRecovery:${fighter.id}`, type: "declareRecovery", as: fighter.id, fields: [] }];
  },
});
