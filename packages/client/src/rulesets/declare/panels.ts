import { HealthNote } from "../../table/combatant/HealthNote.tsx";
import type { RulesetPanels } from "../panels.ts";
import { DeclareBoard } from "./DeclareBoard.tsx";
import { DeclarePanel } from "./DeclarePanel.tsx";
import { ExecutePanel } from "./ExecutePanel.tsx";
import { ReactPanel } from "./ReactPanel.tsx";

/** 宣言制ラウンド戦闘: declaring, acting and answering; who has declared, what may be read of it, the blows of now. */
export const panels: RulesetPanels = {
  prompts: { declare: DeclarePanel, execute: ExecutePanel, react: ReactPanel },
  openAtOnce: ["execute"],
  coversOwn: ["declare"],
  Board: DeclareBoard,
  isBoardSlim: true,
  RowNote: HealthNote,
  shownTraits: ["declared"],
  shownBoard: ["seconds", "declareOrder", "group", "declarations", "attacks"],
  shownInfo: ["action", "weapon", "target", "zone", "what", "attackSoul", "distance", "ability", "difficulty"],
};
