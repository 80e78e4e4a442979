import type { PanelWords } from "./words.ja.ts";

const words: PanelWords = {
  clock: "{seconds} seconds into the fight",
  declaring: "Declaring",
  declaringNote: "lowest intelligence first",
  acting: "Acting",
  actingNote: "highest athletics first",
  now: "now",
  notYet: "not yet",
  covered: "declared, face down",
  aim: "at {target}",
  zone: "to zone {zone}",
  exchanges: "Blows being exchanged",
  against: "against",
  soul: "hot soul {soul}",
  answer: "{way}",
  waiting: "answer awaited",
  noNumber: "?",
};

export default words;
