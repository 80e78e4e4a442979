import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { Actor } from "../commands/aaRule.ts";
import { ACT_MODES, actOrNo } from "../commands/act.ts";
import { actionOf } from "../house/lookup.ts";
import type { Grade } from "../house/values.ts";
import { isNo } from "../refused.ts";
import { actionsOf } from "../sheet.ts";
import type { State } from "../state.ts";
import { usesLeft } from "../uses.ts";
import { mannersOf, modeField } from "./strikes.ts";

/** ST-5.6: one prompt for each action, and one more for those with a change of posture. */
export function actionPrompts(state: State, actor: Actor): readonly Prompt[] {
  const { as, fighter, record } = actor;
  return actionsOf(fighter.sheet, state.house).flatMap((id): readonly Prompt[] => {
    const data = actionOf(state.house, id);
    if (data === undefined || usesLeft(state.house, fighter, id) === 0) return [];
    if (data.time === "action") return record.action === undefined ? timed(state, actor, id, data.grade) : [];
    const isPossible = !isNo(actOrNo(state, fighter, record, { action: id }));
    return isPossible ? [{ id: `act:${as}:${id}`, type: "act", as, fields: [named(id)] }] : [];
  });
}

function named(id: string): PromptField {
  return { name: "action", kind: "choice", options: [id] };
}

function timed(state: State, actor: Actor, id: string, grade: Grade): readonly Prompt[] {
  const { as } = actor;
  const { plain, withPosture } = mannersOf(state, actor, grade, ACT_MODES);
  const postures = withPosture.flatMap(({ toPosture }) => toPosture ?? []);
  const grades = Object.fromEntries([
    ...plain.map((manner) => [manner.mode, { grade: manner.grade }] as const),
    ...withPosture.map((manner) => [manner.toPosture ?? "", { grade: manner.grade }] as const),
  ]);
  const prompts: Prompt[] = [];
  if (plain.length > 0) {
    const fields = [named(id), modeField(state, actor, plain)];
    prompts.push({ id: `act:${as}:${id}`, type: "act", as, fields, info: { options: grades } });
  }
  if (postures.length > 0) {
    const fields: readonly PromptField[] = [named(id), { name: "toPosture", kind: "choice", options: postures }];
    prompts.push({ id: `act:${as}:${id}:toPosture`, type: "act", as, fields, info: { options: grades } });
  }
  return prompts;
}
