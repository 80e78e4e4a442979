/** What the conditions of the rules do, as data: for the editor that shows it and adds the table's own beside them. */
export type { ConditionRule } from "./conditions/rule.ts";
export { CONDITIONS } from "./conditions/table.ts";
