/** A combatant as a viewer may know it: KG-11.4 hides HP and abilities of NPCs, if the house says so. */
import type { KnownIds } from "../../core/knownIds.ts";
import { labelsOf, type Thing, withLabels } from "../../core/madeThings.ts";
import { type CombatantView, combatantViews, type TableView } from "../../core/tableView.ts";
import { ABILITIES } from "../definitions.ts";
import { type Fighter, techniquesOf, weaponInHand } from "../fighter.ts";
import type { House } from "../house.ts";
import { abilityOf } from "../rules/abilities.ts";
import { woundOf } from "../rules/wounds.ts";
import type { State } from "../state.ts";
import { type Insight, techniquesShown } from "./board.ts";
import { conditionsOf } from "./conditions.ts";

/** All combatants, by id, in listing order. @param numbers whose numbers the viewer may see, as in `insight` */
export function combatantsFor(state: State, numbers: KnownIds, insight: Insight): TableView["combatants"] {
  const { house, combatants } = state;
  const rows = combatants.map((fighter) => {
    const techniques = techniquesShown(state, fighter, insight).join();
    return [fighter, house, insight.hasNumbers(fighter), techniques] as const;
  });
  return viewsOf(house, numbers, rows);
}

/** @param techniques ids of those that the board shows, joined by commas */
const viewsOf = combatantViews(
  (fighter: Fighter, house: House, hasNumbers: boolean, techniques: string): CombatantView => {
    const { id, name, side, kind, owner, status } = fighter;
    return {
      id,
      name,
      side,
      kind,
      owner,
      status,
      gauges: hasNumbers ? { hp: { current: fighter.hp, max: fighter.hpMax } } : {},
      traits: { ...(hasNumbers ? abilitiesOf(fighter, house) : {}), ...openTraitsOf(fighter) },
      conditions: conditionsOf(fighter),
      ...withLabels(labelsOf(shownThings(fighter, techniques.split(",")))),
    };
  },
);

/** What stands in the view as this combatant's: in hand, as a stance, in the attack and readied as far as they are known. */
function shownThings(fighter: Fighter, techniques: readonly string[]): readonly Thing[] {
  const { stance } = fighter;
  const known = [...(stance === undefined ? [] : [stance]), ...techniques];
  return [weaponInHand(fighter), ...techniquesOf(fighter, known)];
}

function abilitiesOf(fighter: Fighter, house: House): Readonly<Record<string, number>> {
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
