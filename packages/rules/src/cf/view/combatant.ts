// §4, CF-16.1 to CF-16.3: a combatant as one viewer may know it.
import { keptList } from "../../core/kept.ts";
import { labelsOf, type Thing, withLabels } from "../../core/madeThings.ts";
import { memoLatest } from "../../core/memo.ts";
import type { Seat } from "../../core/seat.ts";
import {
  type CombatantView,
  type ConditionView,
  combatantViews,
  type Gauge,
  type TableView,
} from "../../core/tableView.ts";
import { activeConditions } from "../conditions/active.ts";
import type { CfFight, Condition, Fighter, Rules, Turn } from "../fight.ts";
import { isKnownImportant } from "../gm/answers.ts";
import type { House } from "../house.ts";
import { turnOf } from "../rules/actions.ts";
import { limitedPowers, zoneOf } from "../rules/adjustable.ts";
import { controllerOf, type Known } from "../rules/control.ts";
import { deathAt, healthOf } from "../rules/deathLine.ts";
import { defenseValue } from "../rules/defense.ts";
import { holdableIds, isHeld, thingsOf, written } from "../rules/items.ts";
import { speedNow } from "../rules/movement.ts";
import { isDown } from "../rules/standing.ts";

type Traits = CombatantView["traits"];

/** What a viewer may know of one combatant: its private data, and what is the GM's alone. */
type Insight = { readonly isPrivateKnown: boolean; readonly isGm: boolean };

/** All combatants by id, field by field, as those see them who know the private data of these. */
export function combatantsKnown(fight: CfFight, { ids, isKnown }: Known, isGm: boolean): TableView["combatants"] {
  const { house } = fight;
  const rows = rowsOf(fight).map(({ forGm, open, guarded }, i) =>
    isGm ? forGm : isKnown[i] === true ? open : guarded,
  );
  return viewsOf(house, isGm ? "gm" : ids, rows);
}

/** What everybody's view of a combatant is made from, whoever looks. */
type Subject = {
  readonly fighter: Fighter;
  readonly house: House;
  readonly turn: Turn | undefined;
  readonly controller: Seat;
};

/** The very same subject as long as it says the same. */
const subjectsOf = keptList((subject: Subject) => subject);

const rowsOf = memoLatest((fight: CfFight) => {
  const { house, combatants } = fight;
  const subjects = combatants.map((fighter): Subject => {
    return { fighter, house, turn: turnOf(fight, fighter), controller: controllerOf(fight, fighter) };
  });
  return rowsFor(house, subjectsOf(house, subjects));
});

/** A subject as the GM's view takes it, that of a viewer who knows its private data, and that of all others. */
const rowsFor = keptList(({ fighter, house, turn, controller }: Subject) => {
  const row = (isPrivateKnown: boolean, isGm: boolean) =>
    [fighter, house, turn, controller, isPrivateKnown, isGm] as const;
  return { forGm: row(true, true), open: row(true, false), guarded: row(false, false) };
});

const viewsOf = combatantViews(
  (
    fighter: Fighter,
    house: House,
    turn: Turn | undefined,
    controller: Seat,
    isPrivateKnown: boolean,
    isGm: boolean,
  ): CombatantView => {
    const { id, name, side, kind, owner } = fighter;
    const rules = { house };
    return {
      ...{ id, name, side, kind, owner },
      status: statusOf({ turn }, fighter),
      gauges: { ...publicGauges(turn), ...(isPrivateKnown && privateGauges(fighter)) },
      traits: {
        ...publicTraits(rules, fighter, { isPrivateKnown, isGm }),
        ...(controller !== owner && { controller }),
        ...(isPrivateKnown && privateTraits(rules, fighter)),
        ...((isGm || (isPrivateKnown && kind === "pc")) && { deathAt: deathAt(house, fighter) }),
      },
      conditions: conditionsOf(rules, fighter),
      ...(!fighter.isRemoved && { place: { zone: zoneOf(fighter.at) } }),
      ...withLabels(labelsOf(thingsShown(fighter, isPrivateKnown))),
    };
  },
);

/** What is called by its id in this view: held things, to those who may know also carried ones and limited powers. */
function thingsShown(fighter: Fighter, isPrivateKnown: boolean): readonly Thing[] {
  const things = thingsOf(fighter);
  if (!isPrivateKnown) return things.filter(({ id }) => isHeld(fighter, id));
  const holdable = holdableIds(fighter);
  return [...things.filter(({ id }) => holdable.includes(id)), ...limitedPowers(fighter.sheet)];
}

/** The first that applies (§4). */
export function statusOf({ turn }: { readonly turn?: Turn | undefined }, fighter: Fighter): string {
  if (fighter.isDead) return "dead";
  if (fighter.isRemoved) return "fled";
  if (isDown(fighter)) return "down";
  if (turn?.as === fighter.id) return "acting";
  return fighter.inRound === "missed" ? "done" : fighter.inRound;
}

function publicGauges(turn: Turn | undefined): Readonly<Record<string, Gauge>> {
  const strikes = turn?.strikes;
  return {
    standard: { current: turn?.standard ?? 0, max: 1 },
    move: { current: turn?.move ?? 0, max: 1 },
    ...(strikes !== undefined && { strikes: { current: strikes.left, max: strikes.of } }),
  };
}

function privateGauges(fighter: Fighter): Readonly<Record<string, Gauge>> {
  const uses = limitedPowers(fighter.sheet).map(({ id, uses: max }): [string, Gauge] => {
    return [`uses_${id}`, { current: fighter.uses[id] ?? 0, max }];
  });
  return { hp: { current: fighter.hp, max: fighter.maxHp }, ...Object.fromEntries(uses) };
}

function publicTraits(rules: Rules, fighter: Fighter, { isPrivateKnown, isGm }: Insight): Traits {
  const isHealthKnown = rules.house.healthWords || isPrivateKnown;
  const isImportanceKnown = isGm ? fighter.sheet.important : isKnownImportant(rules, fighter);
  return {
    held: written(fighter.held),
    opportunityUsed: fighter.opportunityUsed,
    ...(fighter.initiative !== undefined && { initiative: fighter.initiative }),
    ...(isHealthKnown && { health: healthOf(fighter) }),
    ...(fighter.flank !== undefined && { flanking: fighter.flank.target }),
    ...(isImportanceKnown && { important: true }),
  };
}

function privateTraits(rules: Rules, fighter: Fighter): Traits {
  const { attackBonus, spellBonus, initiative, abilities, flankImmune } = fighter.sheet;
  const inMelee = (versus: "ac" | "fortitude" | "reflex" | "will") =>
    defenseValue(rules, fighter, { versus, isRanged: false });
  const { str, dex, int } = abilities;
  return {
    ac: inMelee("ac"),
    fortitude: inMelee("fortitude"),
    reflex: inMelee("reflex"),
    will: inMelee("will"),
    attackBonus,
    spellBonus,
    speed: speedNow(rules, fighter),
    initiativeBase: initiative,
    ...{ str, dex, int },
    flankImmune,
    carried: written(holdableIds(fighter).filter((id) => !isHeld(fighter, id))),
  };
}

/** Own conditions in the order they were set, then the implied ones with what implies them (CF-12.3). */
function conditionsOf(rules: Rules, fighter: Fighter): Readonly<Record<string, ConditionView>> {
  const views = activeConditions(rules.house, fighter).map(({ key, impliedBy }): [string, ConditionView] => {
    if (impliedBy !== undefined) return [key, { until: "implied", note: impliedBy }];
    const own = fighter.conditions.find((condition) => condition.key === key);
    return [key, own === undefined ? {} : ownCondition(rules, own)];
  });
  return Object.fromEntries(views);
}

/** A condition of the table's own is told by its name, unless the GM noted something. */
function ownCondition({ house }: Rules, { key, until, source, note }: Condition): ConditionView {
  const shown = note ?? house.extraConditions.find((extra) => extra.key === key)?.name;
  return { until, ...(source !== undefined && { source }), ...(shown !== undefined && { note: shown }) };
}
