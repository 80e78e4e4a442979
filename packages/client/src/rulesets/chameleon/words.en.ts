import type { PanelWords } from "./words.ja.ts";

const words: PanelWords = {
  peekValues: "See my values",
  unknown: "unknown",
  opened: "open",
  knownTitle: "What the table knows",
  lowest: "lowest",
  lowestKnown: "the lowest is {value} (where it lies is covered)",
  nothingKnown: "nothing opened yet",
  reading: "Which one is {name} using?",
  cardDown: "a position, face down",
  mine: "the position you laid face down",
  turned: "the opened position",
  against: "against {names}",
  noCardYet: "not picked yet",
  power: "power",
  harm: "{name} injury {from}→{to} / health {health}",
  harmUnknown: "{name} injury {from}→{to}",
  goesDown: "drops out",
  full: "full {amount}",
  spare: "sparing {amount}",
  justEnough: "just enough {amount}",
  last: "the last exchange",
};

export default words;
