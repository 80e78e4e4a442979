import type { RulesetPanels } from "../panels.ts";
import { DefendPanel } from "./DefendPanel.tsx";
import { HexBoard } from "./HexBoard.tsx";
import { StrikePanel } from "./StrikePanel.tsx";

/**
 * サブターン制ヘクス戦闘: the map with everybody on it, where one can go and at what cost, the run of sub-turns, strikes with
 * what comes of them, and the blow with the ways to meet it.
 */
export const panels: RulesetPanels = {
  prompts: { attack: StrikePanel, feint: StrikePanel, defend: DefendPanel },
  Board: HexBoard,
  boardPrompts: ["turn", "walk", "advance", "stepIn"],
  shownInfo: ["attacker", "technique", "direction", "circled", "numbers", "distance", "damage"],
};
