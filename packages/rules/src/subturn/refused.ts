import type { Json } from "../core/json.ts";
import { refuse } from "../core/refusal.ts";

/** Why something cannot be done: a refusal's code, and what to say. Prompts ask the same questions as commands do. */
export type No = {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly allowed?: Json;
};

/** Says no. */
export function no(code: string, message: string, detail: Pick<No, "field" | "allowed"> = {}): No {
  return { code, message, ...detail };
}

/** Is this a No rather than a plan? */
export function isNo<T extends object>(plan: T | No): plan is No {
  return "code" in plan && "message" in plan;
}

/** The plan, or the command is refused. */
export function planOrRefuse<T extends object>(plan: T | No): T {
  if (isNo(plan)) refuse(plan.code, plan.message, plan);
  return plan;
}

/** Refuses the command if there is a No. */
export function refuseIf(found: No | undefined): void {
  if (found !== undefined) refuse(found.code, found.message, found);
}
