// One combatant as a viewer may know it, field by field. What guards each secret is in `rules/knowledge.ts`.
import { labelsOf, withLabels } from "../../core/madeThings.ts";
import type { OptionLabels } from "../../core/prompt.ts";
import type { Viewer } from "../../core/seat.ts";
import type { CombatantView, ConditionView, Gauge } from "../../core/tableView.ts";
import { POSITIONS } from "../data/positions.ts";
import { madeNames } from "../data/weaponNames.ts";
import { knowsChoice, knowsControl, knowsSheet } from "../rules/knowledge.ts";
import { chargedItem } from "../rules/special.ts";
import { isStanding } from "../rules/standing.ts";
import type { Fighter, State } from "../state.ts";

type Traits = Readonly<Record<string, number | string | boolean>>;

/** The combatant as this viewer sees it. */
export function viewCombatant(state: State, fighter: Fighter, viewer: Viewer): CombatantView {
  const { id, name, side, kind, owner } = fighter;
  return {
    id,
    name,
    side,
    kind,
    owner,
    status: statusOf(state, fighter),
    gauges: gaugesOf(state, fighter, viewer),
    traits: { ...publicTraits(fighter), ...turnTraits(state, fighter, viewer), ...guardedTraits(fighter, viewer) },
    conditions: conditionsOf(fighter),
    ...withLabels(labelsShown(state, fighter)),
  };
}

/** What stands in the view by its id: the weapon or special action declared, what is charged, what is spent. */
function labelsShown({ action, specials }: State, fighter: Fighter): OptionLabels {
  const { id, charge, spent, weapons } = fighter;
  const declared = action?.by !== id ? [] : "weapon" in action.declared ? [action.declared.weapon] : [];
  const special = action?.by === id && "special" in action.declared ? [action.declared.special] : [];
  const shown = new Set([...declared, ...special, ...Object.keys(charge), ...spent]);
  return {
    ...labelsOf(specials.filter((offer) => shown.has(offer.id))),
    ...madeNames(weapons.filter((weapon) => shown.has(weapon.id))),
  };
}

/** `acting` is whoever has the turn. */
export function statusOf(state: State, fighter: Fighter): string {
  return state.turn === fighter.id && isStanding(fighter) ? "acting" : fighter.status;
}

function gaugesOf(state: State, fighter: Fighter, viewer: Viewer): Readonly<Record<string, Gauge>> {
  const { posture, injury, health, fluster, concentration, charge } = fighter;
  const charges = Object.entries(charge).map(([id, current]) => {
    const max = chargedItem(fighter, id)?.charge.cost ?? state.specials.find((special) => special.id === id)?.cost;
    return [`charge.${id}`, { current, ...(max === undefined ? {} : { max }) }] as const;
  });
  return {
    ...(posture === undefined ? {} : { posture: { current: posture.current, max: posture.max } }),
    injury: { current: injury, ...(knowsHealth(state, fighter, viewer) ? { max: health } : {}) },
    fluster: { current: fluster, max: 3 },
    concentration: { current: concentration.current, max: concentration.max },
    ...Object.fromEntries(charges),
  };
}

/** `npcHealth: hidden` leaves an NPC's health to the GM and its owner. */
function knowsHealth(state: State, fighter: Fighter, viewer: Viewer): boolean {
  return fighter.kind === "pc" || state.house.npcHealth === "open" || knowsSheet(fighter, viewer);
}

function publicTraits({ initiative, known, hasRoutine }: Fighter): Traits {
  const facts = ([...POSITIONS, "lowest"] as const).flatMap((key) => {
    const value = known[key];
    return value === undefined ? [] : [[`known.${key}`, value] as const];
  });
  return { initiative, ...Object.fromEntries(facts), ...(hasRoutine ? { routine: true } : {}) };
}

/** What belongs to the turn: the declared action, the pick, the answers. */
function turnTraits({ action }: State, { id }: Fighter, viewer: Viewer): Traits {
  if (action === undefined) return {};
  const { by, declared, pick, answers } = action;
  const answer = answers.find(({ as }) => as === id);
  const isRecovery = declared.kind === "recovery";
  return {
    ...(by === id ? { action: declared.kind } : {}),
    ...(by === id && declared.kind === "attack" ? { weapon: declared.weapon } : {}),
    ...(by === id && pick !== undefined && knowsChoice(pick, viewer) ? { pick: pick.position } : {}),
    ...(answer === undefined ? {} : { answered: true }),
    ...(answer?.guess !== undefined && isRecovery ? { interferes: true } : {}),
    ...(answer?.guess !== undefined && knowsChoice(answer.guess, viewer) ? { guess: answer.guess.position } : {}),
  };
}

function guardedTraits(fighter: Fighter, viewer: Viewer): Traits {
  const { control, martialExperience } = fighter;
  const values = control !== undefined && knowsControl(fighter, viewer) ? control.values : undefined;
  return {
    ...(values === undefined
      ? {}
      : { "control.spade": values.spade, "control.diamond": values.diamond, "control.club": values.club }),
    ...(knowsSheet(fighter, viewer) ? { martialExperience } : {}),
  };
}

function conditionsOf({ conditions, spent }: Fighter): Readonly<Record<string, ConditionView>> {
  const told = Object.entries(conditions).map(([key, { until, source, note }]) => {
    const detail = { ...(source === undefined ? {} : { source }), ...(note === undefined ? {} : { note }) };
    return [key, { until, ...detail }] as const;
  });
  return Object.fromEntries([...told, ...spent.map((item) => [`spent.${item}`, {}] as const)]);
}
