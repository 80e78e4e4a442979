import type { Viewer } from "../../core/seat.ts";
import type { CombatantView, ConditionView } from "../../core/tableView.ts";
import type { Fighter, Mark } from "../fighter.ts";
import { isReader, numberReadersOf } from "../rules/knowledge.ts";
import { statusOf } from "../rules/standing.ts";
import { findDeclaration, type State } from "../state.ts";
import { labelsOfWeapon } from "../weaponNames.ts";
import { weaponShown } from "./board.ts";

// Section 4, DC-10.3: a combatant as a viewer may know it, key by key.

/** Who it is, how and where it stands, and its numbers if the viewer may know them. */
export function viewCombatant(state: State, fighter: Fighter, viewer: Viewer): CombatantView {
  const { id, name, side, kind, owner, zone } = fighter;
  const isOpen = isReader(viewer, numberReadersOf(fighter, state.house));
  const declared = findDeclaration(state, id) !== undefined;
  return {
    id,
    name,
    side,
    kind,
    owner,
    status: statusOf(state, fighter),
    gauges: isOpen ? gaugesOf(fighter) : {},
    traits: { ...(isOpen ? numbersOf(fighter) : {}), declared, reactionUsed: fighter.isReactionUsed },
    conditions: conditionsOf(fighter),
    place: { zone },
    ...labelsOfWeapon(fighter, weaponShown(state, id, viewer)),
  };
}

function gaugesOf({ hp, hotSoul }: Fighter): CombatantView["gauges"] {
  return {
    hp: { current: hp.current, max: hp.max },
    hotSoul: { current: hotSoul.current, max: hotSoul.max },
  };
}

function numbersOf({ abilities, damageBonus, roundDamage }: Fighter): CombatantView["traits"] {
  const { intelligence, athletics, sense, melee, brawl, shooting } = abilities;
  return { intelligence, athletics, sense, melee, brawl, shooting, damageBonus, roundDamage };
}

function conditionsOf(fighter: Fighter): CombatantView["conditions"] {
  return {
    ...Object.fromEntries(fighter.marks.map((mark) => [mark.condition, viewMark(mark)])),
    ...(fighter.standing === "down" ? { incapacitated: {} } : {}),
    ...(fighter.isSeriouslyWounded ? { seriouslyWounded: { source: "heavyBlow" } } : {}),
    ...(fighter.actionGone === "lost" ? { actionLost: { until: "roundEnd" } } : {}),
  };
}

function viewMark({ until, source, note }: Mark): ConditionView {
  return {
    ...(until === undefined ? {} : { until }),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  };
}
