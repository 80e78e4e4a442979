// CH-10.2, 10.5: a special action that the GM offers, or a carried item that is charged.
import { z } from "zod";
import type { OptionLabels } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { labelsOf } from "../data/weaponNames.ts";
import { chargedItem, obstacleToSpecial, specialName } from "../rules/special.ts";
import { fighterOf } from "../rules/standing.ts";
import { afterDeclaration } from "../rules/step.ts";
import type { Fighter, State } from "../state.ts";
import { actingFor, onOwnTurnIn, tableCommand } from "./command.ts";

/** `declareSpecial {as, action}`. Refused: `notMastered`, `missingSkill`, `itemSpent`, `unknownAction`. */
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
    const { options, labels } = possibleFor(state, fighter);
    if (options.length === 0) return [];
    return [
      {
        id: `declareSpecial:${fighter.id}`,
        type: "declareSpecial",
        as: fighter.id,
        fields: [{ name: "action", kind: "choice", options, labels }],
      },
    ];
  },
});

/** What the combatant can declare: its items first, then the GM's offers; and the names that were made at the table. */
function possibleFor(
  state: State,
  fighter: Fighter,
): { readonly options: readonly string[]; readonly labels: OptionLabels } {
  const isPossible = ({ id }: { readonly id: string }) => obstacleToSpecial(state, fighter, id) === undefined;
  const items = fighter.weapons.filter((weapon) => chargedItem(fighter, weapon.id) !== undefined).filter(isPossible);
  const offers = state.specials.filter(({ id }) => chargedItem(fighter, id) === undefined).filter(isPossible);
  return {
    options: [...items, ...offers].map(({ id }) => id),
    labels: { ...labelsOf(items).labels, ...Object.fromEntries(offers.map(({ id, name }) => [id, name])) },
  };
}
