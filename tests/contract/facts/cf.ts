import type { Facts } from "../facts.ts";

export const cf: Facts = {
  untold: {
    actionSpent: "bookkeeping of actions and uses: the gauges show it",
    strikesPending: "bookkeeping of a technique: the gauge `strikes` shows it",
    tieSettled: "bookkeeping of ties: `orderSet` and the turns show it",
    diceRolled: "secret rolls are the GM's",
    checkRolled: "secret checks are the GM's",
    orderProposed: "proposals are the side's",
    adjusted: "private values are the side's and the GM's",
  },
  different: {
    "combatants.*.traits.important": "the GM's until it is announced",
    "combatants.*.traits.deathAt": "of NPCs the GM's alone",
    tieBreaks: "base initiatives are the side's, and so is whether they or what comes after them decided",
    active: "who has to agree on an order is the side's",
    "board.ties": "ties are the side's",
    "board.check": "the latest check that the viewer may see; what had to be reached is the GM's",
  },
  records: ["combatants.*.sheet.skills"],
  unprompted: {},
  patient: {},
};
