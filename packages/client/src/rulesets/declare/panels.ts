import type { RulesetPanels } from "../panels.ts";
import { DeclareBoard } from "./DeclareBoard.tsx";

/** 宣言制ラウンド戦闘: who has declared and what may be read of it, the order of acting, the blows of now. */
export const panels: RulesetPanels = {
  Board: DeclareBoard,
  shownTraits: ["declared"],
  shownBoard: ["seconds", "declareOrder", "group", "declarations", "attacks"],
};
