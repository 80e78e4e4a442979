import type { RulesetPanels } from "../panels.ts";
import { Economy } from "./Economy.tsx";
import { LineUp } from "./LineUp.tsx";

/** ＣＦ: the line of marks with everybody on it and where one can go, and what is left of the turn. */
export const panels: RulesetPanels = {
  Board: LineUp,
  boardPrompts: ["move", "shift"],
  Self: Economy,
  shownBoard: ["seconds"],
};
