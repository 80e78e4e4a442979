/** The conditions of section 4: those that follow from the play, and the GM's marks. All public. */
import type { ConditionView } from "../../core/tableView.ts";
import { ABILITIES, type Ability } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import { markOf } from "../marks.ts";

const doubledKeys: Readonly<Record<Ability, string>> = {
  dexterity: "doubledDexterity",
  agility: "doubledAgility",
  strength: "doubledStrength",
  intellect: "doubledIntellect",
};

/** Keys of the conditions that follow from the play. */
export const RULE_CONDITIONS: readonly string[] = [
  "opening",
  ...Object.values(doubledKeys),
  "mortal",
  "lostWill",
  "gaveUp",
];

/** A combatant's conditions. */
export function conditionsOf(fighter: Fighter): Readonly<Record<string, ConditionView>> {
  const marks = Object.entries(fighter.marks).map(([key, mark]) => [key, markOf(mark)] as const);
  return { ...Object.fromEntries(marks), ...conditionsByRule(fighter) };
}

function conditionsByRule({ inOpening, doubled, mortal, routedBy }: Fighter): Readonly<Record<string, ConditionView>> {
  const byWill = ABILITIES.filter((ability) => doubled.includes(ability)).map(
    (ability) => [doubledKeys[ability], { until: "fightEnd", source: "serious" }] as const,
  );
  return {
    ...(inOpening ? { opening: { until: "turnEnd" } } : {}),
    ...Object.fromEntries(byWill),
    ...(mortal ? { mortal: { until: "fightEnd" } } : {}),
    ...(routedBy === "lostWill" ? { lostWill: { source: "resistance" } } : {}),
    ...(routedBy === "gaveUp" ? { gaveUp: { source: "self" } } : {}),
  };
}
