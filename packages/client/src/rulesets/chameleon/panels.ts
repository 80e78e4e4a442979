import { HealthNote } from "../../table/combatant/HealthNote.tsx";
import type { RulesetPanels } from "../panels.ts";
import { DamagePanel } from "./DamagePanel.tsx";
import { ExchangeStage } from "./ExchangeStage.tsx";
import { KnownFacts } from "./KnownFacts.tsx";
import { OwnCards } from "./OwnCards.tsx";
import { PositionPanel } from "./PositionPanel.tsx";

/** カメレオンTRPG: cards to pick and guess from, what the table has learned, the exchange in the middle, the blow. */
export const panels: RulesetPanels = {
  prompts: {
    pickPosition: PositionPanel,
    guess: PositionPanel,
    interfere: PositionPanel,
    dealDamage: DamagePanel,
  },
  Stage: ExchangeStage,
  Self: OwnCards,
  CombatantExtra: KnownFacts,
  RowNote: HealthNote,
  shownTraits: [
    "control.spade",
    "control.diamond",
    "control.club",
    "known.spade",
    "known.diamond",
    "known.club",
    "pick",
    "guess",
    "action",
    "answered",
    "interferes",
  ],
  shownBoard: ["action", "last", "power"],
};
