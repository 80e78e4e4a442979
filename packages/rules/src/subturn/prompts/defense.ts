import type { Prompt } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import { defensesOf, openDefenseSum } from "../action/defense.ts";
import { feintOf } from "../conditions.ts";
import { totalOf } from "../flow/checks.ts";
import { seatsBehind } from "../flow/conditions.ts";
import { type Exchange, fighterOf, type State } from "../state.ts";

/** ST-21.5: the answer to a hit, for the seat behind its target. `numbers` hold only feints that the seat knows of. */
export function defensePrompts(state: State, exchange: Exchange, seat: Seat): readonly Prompt[] {
  const { attacker, target: as, technique, direction } = exchange;
  const fighter = fighterOf(state, as);
  if (fighter.owner !== seat) return [];
  const options = defensesOf(state, fighter);
  const feint = knownFeint(state, exchange, seat);
  const numbers = Object.fromEntries(
    options.map((defense) => [defense, totalOf(openDefenseSum(state, exchange, defense)) - feint]),
  );
  return [
    {
      id: `defend:${as}`,
      type: "defend",
      as,
      fields: [{ name: "with", kind: "choice", options }],
      info: { attacker, technique, direction, numbers },
    },
  ];
}

function knownFeint(state: State, { attacker, target }: Exchange, seat: Seat): number {
  const feint = feintOf(fighterOf(state, target), attacker);
  if (feint === undefined) return 0;
  const isKnown = feint.isSecret === undefined || seatsBehind(state, attacker).includes(seat);
  return isKnown ? (feint.amount ?? 0) : 0;
}
