import type { RulesetPanels } from "../panels.ts";
import { AttackPanel } from "./AttackPanel.tsx";
import { BlowStage } from "./BlowStage.tsx";
import { DefencePanel } from "./DefencePanel.tsx";
import { FighterSigns } from "./FighterSigns.tsx";
import { OwnFighter } from "./OwnFighter.tsx";
import { StancePanel } from "./StancePanel.tsx";
import { WillPanel } from "./WillPanel.tsx";
import { WoundGauge } from "./WoundGauge.tsx";

/** 剣技戦闘: techniques put together with what comes of them, the blow and how to meet it, wounds, stances and openings. */
export const panels: RulesetPanels = {
  prompts: {
    attack: AttackPanel,
    defend: DefencePanel,
    stance: StancePanel,
    doubleAttribute: WillPanel,
    mortalChoice: WillPanel,
  },
  Stage: BlowStage,
  Self: OwnFighter,
  CombatantExtra: FighterSigns,
  gauges: { hp: WoundGauge },
  shownTraits: [
    "dexterity",
    "agility",
    "strength",
    "intellect",
    "weapon",
    "stance",
    "wound",
    "prepared",
    "openings",
    "parryReady",
    "salves",
  ],
  shownBoard: ["attack", "woundMarks"],
  shownInfo: ["before", "after"],
};
