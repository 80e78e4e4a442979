import type { PanelWords } from "./words.ja.ts";

const words: PanelWords = {
  lineUp: "Line-up",
  seconds: "{seconds} seconds into the fight",
  mark: "mark {at} m",
  gap: "{metres} m",
  engaged: "engaged",
  here: "Here",
  goes: "{command} to mark {at} m",
  ways: "Ways to get there",
  cancel: "Cancel",
  ground: "on the ground",
  flanking: "flanking",
  commandedBy: "commanded by {name}",
  economy: "Left of this turn",
  left: "left",
  spent: "spent",
};

export default words;
