import { wholeBetween } from "@yomiai/rules";
import { type Secret, withSheet } from "../secret.ts";

const knowsGm: Secret["knows"] = (viewer) => viewer === "gm";

/** The secrets of subturn, ST-25 and the table of its section on secrecy. */
export const subturn: readonly Secret[] = [
  {
    name: "the numbers of a hidden NPC",
    on: "sheet",
    house: { fog: true },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { hidden: true, st: 9, hp: 8, skills: {} }),
            withSheet(combatant, { hidden: true, st: wholeBetween(random, 12, 18), hp: 30, skills: { brawl: 15 } }),
          ],
    knows: knowsGm,
    openings: [],
    ends: ["revealed"],
  },
  {
    name: "where a hidden NPC is",
    on: "sheet",
    house: { fog: true },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { hidden: true, place: { q: 0, r: 5, facing: 4 } }),
            withSheet(combatant, { hidden: true, place: { q: wholeBetween(random, -1, 0), r: 6, facing: 4 } }),
          ],
    knows: knowsGm,
    openings: [],
    ends: ["revealed"],
  },
];
