/** A combatant as a viewer may know it: KG-11.4 hides HP and abilities of NPCs, if the house says so. */
import { labelsOf, type Thing, withLabels } from "../../core/madeThings.ts";
import type { Viewer } from "../../core/seat.ts";
import type { CombatantView } from "../../core/tableView.ts";
import { ABILITIES } from "../definitions.ts";
import { type Fighter, techniquesOf, weaponInHand } from "../fighter.ts";
import { canSeeNumbers } from "../readers.ts";
import { abilityOf } from "../rules/abilities.ts";
import { woundOf } from "../rules/wounds.ts";
import type { State } from "../state.ts";
import { techniquesShown } from "./board.ts";
import { conditionsOf } from "./conditions.ts";

/** All combatants, by id, in listing order. */
export function combatantsFor(state: State, viewer: Viewer): Readonly<Record<string, CombatantView>> {
  return Object.fromEntries(state.combatants.map((fighter) => [fighter.id, combatantFor(state, fighter, viewer)]));
}

function combatantFor(state: State, fighter: Fighter, viewer: Viewer): CombatantView {
  const { id, name, side, kind, owner, status } = fighter;
  const hasNumbers = canSeeNumbers(state, fighter, viewer);
  return {
    id,
    name,
    side,
    kind,
    owner,
    status,
    gauges: hasNumbers ? { hp: { current: fighter.hp, max: fighter.hpMax } } : {},
    traits: { ...(hasNumbers ? abilitiesOf(state, fighter) : {}), ...openTraitsOf(fighter) },
    conditions: conditionsOf(fighter),
    ...withLabels(labelsOf(shownThings(state, fighter, viewer))),
  };
}

/** What stands in the view as this combatant's: in hand, as a stance, in the attack and readied as far as they are known. */
function shownThings(state: State, fighter: Fighter, viewer: Viewer): readonly Thing[] {
  const { stance } = fighter;
  const known = [...(stance === undefined ? [] : [stance]), ...techniquesShown(state, fighter, viewer)];
  return [weaponInHand(fighter), ...techniquesOf(fighter, known)];
}

function abilitiesOf({ house }: State, fighter: Fighter): Readonly<Record<string, number>> {
  return Object.fromEntries(ABILITIES.map((ability) => [ability, abilityOf(fighter, ability, house)]));
}

function openTraitsOf(fighter: Fighter): CombatantView["traits"] {
  const { wielded, stance, prepared, openings, parryUsed, salves } = fighter;
  return {
    weapon: wielded,
    ...(stance === undefined ? {} : { stance }),
    wound: woundOf(fighter),
    prepared,
    openings,
    parryReady: !parryUsed,
    salves,
  };
}
