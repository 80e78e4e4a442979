import { memoLatest } from "./memo.ts";
import type { Seat } from "./seat.ts";

/** Player character or non-player character. */
export type CombatantKind = "pc" | "npc";

/** Who a combatant is, the same in all rulesets. */
export type Combatant = {
  readonly id: string;
  readonly name: string;
  /** Free text; combatants of one side are allies. */
  readonly side: string;
  readonly kind: CombatantKind;
  /** The seat that acts for it now. */
  readonly owner: Seat;
};

/** What every ruleset's state has. `combatants` stand in listing order. */
export type Fight = {
  /** `setup` until `start`; the other phases are the ruleset's. */
  readonly phase: string;
  readonly house: unknown;
  readonly combatants: readonly Combatant[];
};

/** The combatant with this id, if it is in the encounter. */
export function findCombatant<F extends Pick<Fight, "combatants">>(
  fight: F,
  id: string | undefined,
): F["combatants"][number] | undefined {
  return fight.combatants.find((combatant) => combatant.id === id);
}

/** The combatants by their ids, for those who look up many: the very same map as long as the same ones are asked for. */
export function combatantsById<C extends Combatant>(combatants: readonly C[]): ReadonlyMap<string, C> {
  return latestById(combatants) as ReadonlyMap<string, C>;
}

const latestById = memoLatest(
  (combatants: readonly Combatant[]): ReadonlyMap<string, Combatant> =>
    new Map(combatants.map((each) => [each.id, each])),
);

/** The same fight with one combatant replaced by what `change` makes of it. Unknown ids change nothing. */
export function withCombatant<F extends Fight>(
  fight: F,
  id: string,
  change: (combatant: F["combatants"][number]) => F["combatants"][number],
): F {
  return { ...fight, combatants: fight.combatants.map((c) => (c.id === id ? change(c) : c)) };
}
