import type { RulesetPanels } from "../panels.ts";
import { AimPanel } from "./AimPanel.tsx";
import { ConditionEditor } from "./ConditionEditor.tsx";
import { LedgerButton } from "./Ledger.tsx";
import { LineUp } from "./LineUp.tsx";
import { OpportunityCard } from "./OpportunityCard.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { OwnConditionHelp } from "./OwnConditionHelp.tsx";
import { OwnConditions } from "./OwnConditions.tsx";
import { PlaceForm } from "./PlaceForm.tsx";
import { Self } from "./Self.tsx";
import { Standing, Vitals } from "./Standing.tsx";
import { TiesStage } from "./TiesStage.tsx";
import { TurnGauge } from "./TurnGauge.tsx";

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
  Self,
  Vitals,
  ConditionHelp: OwnConditionHelp,
  Conditions: ConditionEditor,
  Place: PlaceForm,
  GmTools: LedgerButton,
  house: { extraConditions: OwnConditions },
  RowNote: Standing,
  gauges: { standard: TurnGauge, move: TurnGauge },
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
