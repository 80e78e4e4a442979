import { type HealthStep, healthStep } from "../../core/healthStep.ts";
import { isAmong, type KnownIds } from "../../core/knownIds.ts";
import { type CombatantView, type ConditionView, combatantViews, type TableView } from "../../core/tableView.ts";
import type { Fighter, Mark } from "../fighter.ts";
import { type Status, statusOf } from "../rules/standing.ts";
import { findDeclaration, type State } from "../state.ts";
import { labelsOfWeapon } from "../weaponNames.ts";

// Section 4, DC-10.3: a combatant as a viewer may know it, key by key.

/**
 * Of each who it is, how and where it stands, and what the viewer may know of it.
 * @param known whose numbers are open to the viewer
 * @param weapons what the board shows the viewer in their hands, by combatant
 */
export function viewCombatants(
  state: State,
  known: KnownIds,
  weapons: ReadonlyMap<string, string | undefined>,
): TableView["combatants"] {
  const isOpen = isAmong(known);
  const rows = state.combatants.map((fighter) => {
    const declared = findDeclaration(state, fighter.id) !== undefined;
    const step = stepOf(state.house, fighter);
    return [fighter, statusOf(state, fighter), declared, isOpen(fighter), step, weapons.get(fighter.id)] as const;
  });
  return viewsOf(state.house, known, rows);
}

/** With `npcNumbers: steps` a word for everybody, of an NPC that is not down. */
function stepOf({ npcNumbers }: State["house"], { kind, hp }: Fighter): HealthStep | undefined {
  return npcNumbers === "steps" && kind === "npc" && hp.current > 0 ? healthStep(hp.current, hp.max) : undefined;
}

type Known = readonly [
  fighter: Fighter,
  status: Status,
  declared: boolean,
  isOpen: boolean,
  step: HealthStep | undefined,
  weapon: string | undefined,
];

const viewsOf = combatantViews((...[fighter, status, declared, isOpen, step, weapon]: Known): CombatantView => {
  const { id, name, side, kind, owner, zone } = fighter;
  return {
    id,
    name,
    side,
    kind,
    owner,
    status,
    gauges: isOpen ? gaugesOf(fighter) : {},
    traits: {
      ...(isOpen ? numbersOf(fighter) : {}),
      ...(step === undefined ? {} : { health: step }),
      declared,
      reactionUsed: fighter.isReactionUsed,
    },
    conditions: conditionsOf(fighter),
    place: { zone },
    ...labelsOfWeapon(fighter, weapon),
  };
});

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
