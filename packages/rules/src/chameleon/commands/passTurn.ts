// CH-3.4: who does not want to fight passes; nothing is picked.
import { z } from "zod";
import { endTurn } from "../rules/turns.ts";
import { actingFor, onOwnTurnIn, tableCommand } from "./command.ts";

/** `passTurn {as}`. */
export const passTurn = tableCommand({
  ...onOwnTurnIn("declare"),
  args: z.strictObject({}),
  decide(table, { as }) {
    table.emit({ type: "turnPassed", as });
    endTurn(table);
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "declare");
    if (fighter === undefined) return [];
    return [{ id: `passTurn:${fighter.id}`, type: "passTurn", as: fighter.id, fields: [] }];
  },
});
