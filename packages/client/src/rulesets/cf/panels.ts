import type { RulesetPanels } from "../panels.ts";
import { AimPanel } from "./AimPanel.tsx";
import { Economy } from "./Economy.tsx";
import { LineUp } from "./LineUp.tsx";
import { OpportunityCard } from "./OpportunityCard.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { TiesStage } from "./TiesStage.tsx";

/** ＣＦ: the line of marks, attacks with the sum before the roll, and what is left of the turn. */
export const panels: RulesetPanels = {
  prompts: {
    attack: AimPanel,
    nextAttack: AimPanel,
    specialAttack: AimPanel,
    castSpell: AimPanel,
    opportunityAttack: OpportunityCard,
    agreeOrder: OrderCard,
  },
  openAtOnce: ["opportunityAttack"],
  isBoardSlim: true,
  Stage: TiesStage,
  Board: LineUp,
  boardPrompts: ["move", "shift"],
  Self: Economy,
  shownBoard: ["seconds", "opportunity", "ties"],
  shownInfo: [
    "versus",
    "bonus",
    "modifiers",
    "damage",
    "advantage",
    "heal",
    "radius",
    "affects",
    "brings",
    "ends",
    "level",
    "mover",
  ],
};
