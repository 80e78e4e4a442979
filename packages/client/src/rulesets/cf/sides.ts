import type { TableView } from "@yomiai/rules";

/** Signs of the sides, besides their names: told apart by shape. */
const SIGNS = ["●", "■", "▲", "◆"] as const;

/** The sign of a side, in the order in which the sides came to the table. */
export function sideSign(view: TableView, side: string): string {
  const sides = [...new Set(Object.values(view.combatants).map((one) => one.side))];
  return SIGNS[sides.indexOf(side)] ?? "○";
}
