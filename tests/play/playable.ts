import { type Ruleset, rulesets } from "@yomiai/rules";

/** The rule systems that a table can play: with starters and a demo. */
export const playable: readonly Ruleset[] = Object.values(rulesets).filter(
  ({ starters, demo }) => starters.length > 0 && demo.combatants.length > 0,
);
