import type { RulesetPanels } from "../panels.ts";
import { HexBoard } from "./HexBoard.tsx";

/** サブターン制ヘクス戦闘: the map with everybody on it, where one can go and at what cost, and the run of sub-turns. */
export const panels: RulesetPanels = {
  Board: HexBoard,
  boardPrompts: ["turn", "walk", "advance", "stepIn"],
};
