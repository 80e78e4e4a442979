// CH-8.5, F6: after the roll the attacker may lower the damage, one number for all; the default is the full damage.
import { z } from "zod";
import { actionOf } from "../rules/answerers.ts";
import { dealDamage as deal } from "../rules/damage.ts";
import { actingFor, onOwnTurnIn, refuseOutside, tableCommand } from "./command.ts";

/** `dealDamage {as, amount?}`: deals 0 to the full damage and ends the turn. Refused: `outOfRange`. */
export const dealDamage = tableCommand({
  ...onOwnTurnIn("damage"),
  args: z.strictObject({ amount: z.int().optional() }),
  decide(table, { args: { amount } }) {
    const full = actionOf(table.state).damage?.full ?? 0;
    if (amount !== undefined) refuseOutside("amount", amount, { min: 0, max: full });
    deal(table, amount ?? full);
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "damage");
    if (fighter === undefined) return [];
    const { full = 0, targets = [] } = actionOf(state).damage ?? {};
    return [
      {
        id: `dealDamage:${fighter.id}`,
        type: "dealDamage",
        as: fighter.id,
        fields: [{ name: "amount", kind: "number", min: 0, max: full, optional: true, default: full }],
        info: { full, targets },
      },
    ];
  },
});
