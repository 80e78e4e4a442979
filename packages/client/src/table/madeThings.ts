import type { TableView } from "@yomiai/rules";
import type { Labels } from "../i18n/wording.ts";

/**
 * Names of all made things that a view shows, for lines that belong to no single combatant: the board, what comes with a
 * prompt. Where two call different things by one id, the first one named here comes first.
 */
export function madeThings({ combatants }: Pick<TableView, "combatants">, first?: string): Labels {
  const bearers = Object.values(combatants).sort((a, b) => Number(a.id === first) - Number(b.id === first));
  return { any: Object.assign({}, ...bearers.map(({ labels }) => labels)) };
}
