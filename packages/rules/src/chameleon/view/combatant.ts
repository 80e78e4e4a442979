// One combatant as a viewer may know it, field by field. What guards each secret is in `rules/knowledge.ts`.
import { type HealthStep, healthStep } from "../../core/healthStep.ts";
import { labelsOf, withLabels } from "../../core/madeThings.ts";
import type { OptionLabels } from "../../core/prompt.ts";
import type { Viewer } from "../../core/seat.ts";
import {
  type CombatantView,
  type ConditionView,
  combatantViews,
  type Gauge,
  type TableView,
} from "../../core/tableView.ts";
import { POSITIONS } from "../data/positions.ts";
import { madeNames } from "../data/weaponNames.ts";
import { knowsChoice, knowsControl, knowsSheet } from "../rules/knowledge.ts";
import { chargedItem } from "../rules/special.ts";
import { isStanding } from "../rules/standing.ts";
import type { Action, Answer, Choice, Fighter, State } from "../state.ts";

type Traits = Readonly<Record<string, number | string | boolean>>;

/**
 * What a viewer may know of one combatant besides what everybody sees, a letter for each: its `h`ealth, its `s`heet,
 * its `c`ontrol values, its `p`ick and its `g`uess of this turn.
 */
export type Insight = string;

/** What this viewer may know of the combatant. */
export function insightInto(state: State, fighter: Fighter, viewer: Viewer): Insight {
  const { pick, guess } = choicesOf(state.action, fighter.id);
  let insight = "";
  if (knowsHealth(state, fighter, viewer)) insight += "h";
  if (knowsSheet(fighter, viewer)) insight += "s";
  if (knowsControl(fighter, viewer)) insight += "c";
  if (pick !== undefined && knowsChoice(pick, viewer)) insight += "p";
  if (guess !== undefined && knowsChoice(guess, viewer)) insight += "g";
  return insight;
}

/** The combatants as those see them who may know this much of each. @param insights in listing order */
export function viewCombatants(state: State, insights: readonly Insight[]): TableView["combatants"] {
  const { house, action, specials, turn, combatants } = state;
  const rows = combatants.map((fighter, i) => {
    const part = partIn(action, fighter.id);
    const step = stepOf(house, fighter);
    return [fighter, specials, statusOf({ turn }, fighter), part, insights[i] ?? "", step] as const;
  });
  return viewsOf(house, insights.join().replaceAll(/[pg]/g, ""), rows);
}

const viewsOf = combatantViews(
  (
    fighter: Fighter,
    specials: State["specials"],
    status: string,
    part: Action | undefined,
    insight: Insight,
    step: HealthStep | undefined,
  ): CombatantView => {
    const { id, name, side, kind, owner } = fighter;
    return {
      id,
      name,
      side,
      kind,
      owner,
      status,
      gauges: gaugesOf(fighter, specials, insight),
      traits: {
        ...publicTraits(fighter),
        ...(step === undefined ? {} : { health: step }),
        ...turnTraits(part, id, insight),
        ...guardedTraits(fighter, insight),
      },
      conditions: conditionsOf(fighter),
      ...withLabels(labelsShown(fighter, specials, part)),
    };
  },
);

/** What stands in the view by its id: the weapon or special action declared, what is charged, what is spent. */
function labelsShown(
  { id, charge, spent, weapons }: Fighter,
  specials: State["specials"],
  part: Action | undefined,
): OptionLabels {
  const declared = part?.by !== id ? [] : "weapon" in part.declared ? [part.declared.weapon] : [];
  const special = part?.by === id && "special" in part.declared ? [part.declared.special] : [];
  const shown = new Set([...declared, ...special, ...Object.keys(charge), ...spent]);
  return {
    ...labelsOf(specials.filter((offer) => shown.has(offer.id))),
    ...madeNames(weapons.filter((weapon) => shown.has(weapon.id))),
  };
}

/** `acting` is whoever has the turn. */
export function statusOf({ turn }: { readonly turn?: string | undefined }, fighter: Fighter): string {
  return turn === fighter.id && isStanding(fighter) ? "acting" : fighter.status;
}

function gaugesOf(fighter: Fighter, specials: State["specials"], insight: Insight): Readonly<Record<string, Gauge>> {
  const { posture, injury, health, fluster, concentration, charge } = fighter;
  const charges = Object.entries(charge).map(([id, current]) => {
    const max = chargedItem(fighter, id)?.charge.cost ?? specials.find((special) => special.id === id)?.cost;
    return [`charge.${id}`, { current, ...(max === undefined ? {} : { max }) }] as const;
  });
  return {
    ...(posture === undefined ? {} : { posture: { current: posture.current, max: posture.max } }),
    injury: { current: injury, ...(insight.includes("h") ? { max: health } : {}) },
    fluster: { current: fluster, max: 3 },
    concentration: { current: concentration.current, max: concentration.max },
    ...Object.fromEntries(charges),
  };
}

/** With `npcHealth: steps` everybody is told a word of an NPC that stands. */
function stepOf({ npcHealth }: State["house"], fighter: Fighter): HealthStep | undefined {
  const { kind, health, injury } = fighter;
  const isTold = npcHealth === "steps" && kind === "npc" && injury <= health;
  return isTold ? healthStep(health - injury, health) : undefined;
}

/** `npcHealth: hidden`, and `steps`, leave the number of an NPC's health to the GM and its owner. */
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

/** The turn's action, if this combatant acts or has answered in it. */
function partIn(action: Action | undefined, id: string): Action | undefined {
  return action?.by === id || answerIn(action, id) !== undefined ? action : undefined;
}

function answerIn(action: Action | undefined, id: string): Answer | undefined {
  return action?.answers.find(({ as }) => as === id);
}

/** The positions that it chose in this turn. */
function choicesOf(action: Action | undefined, id: string): { readonly pick?: Choice; readonly guess?: Choice } {
  const pick = action?.by === id ? action.pick : undefined;
  const guess = answerIn(action, id)?.guess;
  return { ...(pick === undefined ? {} : { pick }), ...(guess === undefined ? {} : { guess }) };
}

/** What belongs to the turn: the declared action, the pick, the answers. */
function turnTraits(part: Action | undefined, id: string, insight: Insight): Traits {
  if (part === undefined) return {};
  const { by, declared, pick } = part;
  const answer = answerIn(part, id);
  const isRecovery = declared.kind === "recovery";
  return {
    ...(by === id ? { action: declared.kind } : {}),
    ...(by === id && declared.kind === "attack" ? { weapon: declared.weapon } : {}),
    ...(by === id && pick !== undefined && insight.includes("p") ? { pick: pick.position } : {}),
    ...(answer === undefined ? {} : { answered: true }),
    ...(answer?.guess !== undefined && isRecovery ? { interferes: true } : {}),
    ...(answer?.guess !== undefined && insight.includes("g") ? { guess: answer.guess.position } : {}),
  };
}

function guardedTraits({ control, martialExperience }: Fighter, insight: Insight): Traits {
  const values = insight.includes("c") ? control?.values : undefined;
  return {
    ...(values === undefined
      ? {}
      : { "control.spade": values.spade, "control.diamond": values.diamond, "control.club": values.club }),
    ...(insight.includes("s") ? { martialExperience } : {}),
  };
}

function conditionsOf({ conditions, spent }: Fighter): Readonly<Record<string, ConditionView>> {
  const told = Object.entries(conditions).map(([key, { until, source, note }]) => {
    const detail = { ...(source === undefined ? {} : { source }), ...(note === undefined ? {} : { note }) };
    return [key, { until, ...detail }] as const;
  });
  return Object.fromEntries([...told, ...spent.map((item) => [`spent.${item}`, {}] as const)]);
}
