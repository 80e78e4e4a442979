import type { Prompt } from "@yomiai/rules";

/**
 * Is the answer to these prompts known to all at once at this table, whatever the terms say of the command?
 * @param prompts of one type and one combatant; none are not open
 */
export function isAnswerOpen(prompts: readonly Prompt[]): boolean {
  return prompts.length > 0 && prompts.every(({ open }) => open === true);
}
