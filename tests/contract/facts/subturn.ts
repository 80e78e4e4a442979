import { type Facts, NO_FACTS } from "../facts.ts";

/** ST-25.1: everything that somebody does or suffers is the GM's while he is hidden. */
const OF_ONE_WHO_MAY_BE_HIDDEN = [
  ...["initiativeRolled", "orderSet", "subturnStarted", "subturnEnded", "subturnSkipped", "aaGranted", "endDeclared"],
  ...["turnSkipped", "recoveryChecked", "knockdownChecked", "landingChecked", "jumpChecked", "effectApplied"],
  ...["conditionSet", "conditionEnded", "turned", "moved", "steppedIn", "jumped", "fell", "borrowed", "saved"],
  ...["fullMoveDeclared", "postureChanged", "actionTaken", "wentDown", "died", "combatantAdded", "combatantRemoved"],
  "adjusted",
];

/** ST-25.4: during a hidden one's sub-turn, and until a new main turn is seen, others see the table as it was. */
const SEEN_LATER = [
  ...["phase", "round", "active"],
  ...["order.*.status", "combatants.*.status", "combatants.*.traits.bankUsed", "combatants.*.traits.bankNext"],
  "combatants.*.gauges.greatBlowUses.current",
];

export const subturn: Facts = {
  ...NO_FACTS,
  untold: {
    placed: "where everybody stands at the start is in the view",
    mainTurnStarted: "ST-25.4: with fog the GM's",
    usesRestored: "ST-25.4: with fog the GM's",
    checkRolled: "ST-25.7: secret checks are the GM's",
    ...Object.fromEntries(OF_ONE_WHO_MAY_BE_HIDDEN.map((type) => [type, "ST-25.1: of a hidden one the GM's"])),
  },
  different: {
    ...Object.fromEntries(SEEN_LATER.map((path) => [path, "ST-25.4: seen later by others"])),
    "combatants.*.conditions.feinted": "ST-25.8: numbered among those that the viewer may see",
    "combatants.*.conditions.feinted.2": "ST-25.8: numbered among those that the viewer may see",
  },
  unprompted: {
    borrow: "whole amounts are offered as text and accepted as numbers too",
    save: "whole amounts are offered as text and accepted as numbers too",
  },
};
