import type { Addend } from "../../ruleset.ts";
import { feintOf, isMarked, sumOf } from "../conditions.ts";
import { DIRECTION_MODIFIER } from "../ground/direction.ts";
import { postureOf } from "../house/lookup.ts";
import { type Exchange, type Fighter, fighterOf, type State } from "../state.ts";
import { usesLeft } from "../uses.ts";

/** ST-21.5, ST-21.6: defences. */

/** Active defences よけ, 受け, 止め, or none. */
export const DEFENSES = ["dodge", "parry", "block", "none"] as const;
/** See {@link DEFENSES}. */
export type Defense = (typeof DEFENSES)[number];

/** The value of an active defence on the sheet. */
function scoreOf({ sheet }: Fighter, defense: Exclude<Defense, "none">): number {
  return defense === "dodge" ? (sheet.dodge ?? sheet.move) : sheet[defense];
}

/** What the target may answer with: active defences with a value and a use left, and none. */
export function defensesOf(state: State, fighter: Fighter): readonly Defense[] {
  return DEFENSES.filter(
    (defense) => defense === "none" || (scoreOf(fighter, defense) > 0 && usesLeft(state.house, fighter, defense) !== 0),
  );
}

/** ST-21.5: is an active defence possible against this hit? */
export function canDefendActively(state: State, { target, direction }: Exchange): boolean {
  const fighter = fighterOf(state, target);
  return direction !== "rear" && !isMarked(state, fighter, "noActiveDefense") && defensesOf(state, fighter).length > 1;
}

/** ST-21.6: the sum of the defence number, and whose feint is in it. */
export function defenseSum(
  state: State,
  exchange: Exchange,
  defense: Defense,
): { readonly sum: readonly Addend[]; readonly feintBy: string | undefined } {
  const feint = feintOf(fighterOf(state, exchange.target), exchange.attacker);
  const open = openDefenseSum(state, exchange, defense);
  if (feint === undefined) return { sum: open, feintBy: undefined };
  return { sum: [...open, { term: "feint", value: -(feint.amount ?? 0) }], feintBy: exchange.attacker };
}

/** The sum of the defence number without a feint, which may be secret (ST-25.8). */
export function openDefenseSum(state: State, { target, direction }: Exchange, defense: Defense): readonly Addend[] {
  const fighter = fighterOf(state, target);
  const { house } = state;
  const chosen: readonly Addend[] = defense === "none" ? [] : [{ term: defense, value: scoreOf(fighter, defense) }];
  return [
    ...chosen,
    { term: "pd", value: fighter.sheet.pd },
    { term: direction, value: DIRECTION_MODIFIER[direction] },
    { term: "posture", value: postureOf(house, fighter.posture)?.defense ?? 0 },
    { term: "airborne", value: fighter.isAirborne ? house.postures.airborne.defense : 0 },
    { term: "conditions", value: sumOf(state, fighter, "defense") },
  ];
}
