// CH-5: the secret pick. It goes to the seat that makes it, of an NPC also to the GM, and cannot be changed.
import { z } from "zod";
import { POSITIONS } from "../data/positions.ts";
import { knowersOf } from "../rules/knowledge.ts";
import { fighterOf } from "../rules/standing.ts";
import { afterAnswer } from "../rules/step.ts";
import { actingFor, onOwnTurnIn, tableCommand } from "./command.ts";

/** `pickPosition {as, position}`. */
export const pickPosition = tableCommand({
  ...onOwnTurnIn("pick"),
  args: z.strictObject({ position: z.enum(POSITIONS) }),
  decide(table, { as, seat, args: { position } }) {
    const knownTo = knowersOf(fighterOf(table.state, as), seat);
    table.emit({ type: "positionPicked", as, position, knownTo });
    afterAnswer(table);
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "pick");
    if (fighter === undefined) return [];
    return [
      {
        id: `pickPosition:${fighter.id}`,
        type: "pickPosition",
        as: fighter.id,
        fields: [{ name: "position", kind: "choice", options: POSITIONS }],
      },
    ];
  },
});
