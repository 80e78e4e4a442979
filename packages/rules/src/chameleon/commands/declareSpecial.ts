// CH-10.2, 10.5: a special action that the GM offers, or a carried item that is charged.
import { z } from "zod";
import { refuse } from "../../core/refusal.ts";
import { chargedItem, obstacleToSpecial, specialName } from "../rules/special.ts";
import { fighterOf } from "../rules/standing.ts";
import { afterDeclaration } from "../rules/step.ts";
import type { Fighter, State } from "../state.ts";
import { actingFor, onOwnTurnIn, tableCommand } from "./command.ts";

export const declareSpecial = tableCommand({
  ...onOwnTurnIn("declare"),
  args: z.strictObject({ action: z.string() }),
  decide(table, { as, args: { action } }) {
    const fighter = fighterOf(table.state, as);
    const obstacle = obstacleToSpecial(table.state, fighter, action);
    if (obstacle !== undefined) refuse(obstacle, `action: ${obstacle}`, { field: "action" });
    table.emit({ type: "specialDeclared", as, action, ...specialName(table.state, fighter, action) });
    afterDeclaration(table);
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "declare");
    if (fighter === undefined) return [];
    const labels = possibleFor(state, fighter);
    if (labels.length === 0) return [];
    const options = labels.map(([id]) => id);
    return [
      {
        id: `declareSpecial:${fighter.id}`,
        type: "declareSpecial",
        as: fighter.id,
        fields: [{ name: "action", kind: "choice", options, labels: Object.fromEntries(labels) }],
      },
    ];
  },
});

/** Ids and names of what the combatant can declare: its items first, then the GM's offers. */
function possibleFor(state: State, fighter: Fighter): readonly (readonly [id: string, name: string])[] {
  const items = fighter.weapons.filter(({ id }) => chargedItem(fighter, id) !== undefined);
  const offers = state.specials.filter(({ id }) => chargedItem(fighter, id) === undefined);
  return [...items, ...offers]
    .filter(({ id }) => obstacleToSpecial(state, fighter, id) === undefined)
    .map(({ id, name }) => [id, name] as const);
}
