/** KG-7.3, KG-7.5: the choices of the wounded, with the abilities before and after. */
import type { Prompt } from "../../core/prompt.ts";
import { doublable } from "../commands/woundChoices.ts";
import { ABILITIES } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";
import type { DoublingInfo } from "../info.ts";
import { abilityOf } from "../rules/abilities.ts";
import type { State } from "../state.ts";

/** Which ability is doubled by will. */
export function doublingPrompts({ house }: State, fighter: Fighter): readonly Prompt[] {
  const { id } = fighter;
  const after = { ...fighter, doubled: ABILITIES };
  return [
    {
      id: `doubleAttribute:${id}`,
      type: "doubleAttribute",
      as: id,
      fields: [{ name: "attribute", kind: "choice", options: doublable(fighter) }],
      info: { before: abilities(fighter, house), after: abilities(after, house) } satisfies DoublingInfo,
    },
  ];
}

/** Everything doubled and bleeding, or neither. */
export function mortalPrompts({ house }: State, fighter: Fighter): readonly Prompt[] {
  const { id } = fighter;
  return [
    {
      id: `mortalChoice:${id}`,
      type: "mortalChoice",
      as: id,
      fields: [{ name: "double", kind: "boolean" }],
      info: {
        before: abilities(fighter, house),
        after: abilities({ ...fighter, mortal: true }, house),
      } satisfies DoublingInfo,
    },
  ];
}

function abilities(fighter: Fighter, house: House): Readonly<Record<string, number>> {
  return Object.fromEntries(ABILITIES.map((ability) => [ability, abilityOf(fighter, ability, house)]));
}
