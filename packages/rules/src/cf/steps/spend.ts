import type { ActionCost } from "../events.ts";
import type { CfDraft } from "./draft.ts";

/** Spends an action of one's turn, and one use of something that has a limit (CF-2.3, CF-5.1, CF-8.11). */
export function spend(draft: CfDraft, as: string, action: ActionCost, use?: string): void {
  draft.emit({ type: "actionSpent", as, action, ...(use !== undefined && { use }) });
}
