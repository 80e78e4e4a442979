// CF-1.9, CF-11.6, CF-14.3: folds of what the GM does to the table.
import { findCombatant, withCombatant } from "../../core/fight.ts";
import type { Folds } from "../../core/fold.ts";
import { enteredAs, markAtEntry, placed } from "../create.ts";
import type { CfEvent, EventOf } from "../events.ts";
import type { CfFight } from "../fight.ts";
import { readPath } from "../rules/adjustable.ts";
import { deathAt } from "../rules/deathLine.ts";
import { orderAfterChange } from "../rules/order.ts";
import { withSettled } from "../rules/tieBreak.ts";
import { withoutMember } from "../rules/ties.ts";
import { withFighter } from "./change.ts";
import { steppedTo } from "./places.ts";

/** Folds of what the GM does to the table. */
export const tableFolds = {
  combatantAdded: foldAdded,
  combatantRemoved: foldRemoved,
  adjusted: foldAdjusted,
  importantAnnounced: (fight, { as }) => withFighter(fight, as, { isAnnounced: true }),
} satisfies Partial<Folds<CfFight, CfEvent>>;

function foldAdded(fight: CfFight, { as, name, side, kind, owner, sheet }: EventOf<"combatantAdded">): CfFight {
  const fighter = enteredAs({ id: as, name, side, kind, owner, sheet });
  const combatants = [...fight.combatants, { ...fighter, at: markAtEntry(fight.house, fighter, fight.pcSides) }];
  return fight.phase === "setup" ? placed({ ...fight, combatants }) : { ...fight, combatants };
}

/** In set-up nothing is left of it; in the fight it keeps its place in the order (CF-14.3). */
function foldRemoved(fight: CfFight, { as }: EventOf<"combatantRemoved">): CfFight {
  if (fight.phase === "setup") {
    return placed({ ...fight, combatants: fight.combatants.filter(({ id }) => id !== as) });
  }
  return { ...withFighter(fight, as, { isRemoved: true, conditions: [] }), ties: withoutMember(fight.ties, as) };
}

function foldAdjusted(fight: CfFight, { as, path, value }: EventOf<"adjusted">): CfFight {
  const fighter = findCombatant(fight, as);
  const place = fighter === undefined ? undefined : readPath(fighter, path);
  if (fighter === undefined || place === undefined) return fight;
  if (place.kind === "mark") return typeof value === "string" ? foldPlaced(fight, as, Number(value.slice(1))) : fight;
  if (typeof value !== "number") return fight;
  switch (place.kind) {
    case "hp":
      return revived(withFighter(fight, as, { hp: value }), as);
    case "maxHp":
      return revived(withFighter(fight, as, { maxHp: value, hp: Math.min(fighter.hp, value) }), as);
    case "uses":
      return withFighter(fight, as, { uses: { ...fighter.uses, [place.id]: value } });
    case "defense":
      return withFighter(fight, as, {
        sheet: { ...fighter.sheet, defenses: { ...fighter.sheet.defenses, [place.defense]: value } },
      });
    case "initiative":
      return foldInitiative(fight, as, value);
  }
}

function foldPlaced(fight: CfFight, as: string, at: number): CfFight {
  return findCombatant(fight, as)?.at === at ? fight : steppedTo(fight, as, at);
}

/** Who has another total is no longer tied (CF-1.5); the place is behind all equals even if the total is the same (CF-1.7). */
function foldInitiative(fight: CfFight, as: string, initiative: number): CfFight {
  const isSame = findCombatant(fight, as)?.initiative === initiative;
  const changed = withFighter(fight, as, { initiative });
  const ties = isSame ? fight.ties : withoutMember(fight.ties, as);
  return withSettled({ ...changed, order: orderAfterChange(changed, as), ties }, { by: "adjusted", as });
}

/** Back from death with more HP than the line (CF-11.9). */
function revived(fight: CfFight, as: string): CfFight {
  return withCombatant(fight, as, (fighter) =>
    fighter.isDead && fighter.hp > deathAt(fight.house, fighter) ? { ...fighter, isDead: false } : fighter,
  );
}
