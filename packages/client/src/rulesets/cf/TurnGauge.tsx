import { GaugeBar } from "../../ui/GaugeBar.tsx";
import type { GaugePanelProps } from "../panels.ts";

/** What is left of a turn: of nobody but the one whose turn it is. */
export function TurnGauge({ view, combatant, gauge, label, look }: GaugePanelProps) {
  if (view.turn !== combatant.id) return null;
  return <GaugeBar label={label} current={gauge.current} max={gauge.max} look={look} />;
}
