import type { House } from "./house.ts";
import { entryOf } from "./merge.ts";
import type { ActionData, ConditionData, PostureData, Technique } from "./tables.ts";

/** The technique with this id, if the table has it. */
export function techniqueOf(house: House, id: string): Technique | undefined {
  return entryOf(house.techniques, id);
}

/** The action with this id, if the table has it. */
export function actionOf(house: House, id: string): ActionData | undefined {
  return entryOf(house.actions, id);
}

/** The posture with this id, if the table has it. `airborne` is none: it is added to the posture held. */
export function postureOf(house: House, id: string): PostureData | undefined {
  return id === "airborne" ? undefined : entryOf<PostureData>(house.postures, id);
}

/** ST-19.2: the postures that one can change to from this one. */
export function changesFrom(house: House, posture: string): readonly string[] {
  return (entryOf(house.postureChanges, posture) ?? []).filter((to) => postureOf(house, to) !== undefined);
}

/** The condition with this id, if the table has it. */
export function conditionOf(house: House, id: string): ConditionData | undefined {
  return entryOf<ConditionData>(house.conditions, id);
}
