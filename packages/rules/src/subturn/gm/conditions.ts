import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { SubturnEvent } from "../events.ts";
import { endCondition } from "../flow/conditions.ts";
import { say } from "../flow/say.ts";
import { conditionOf } from "../house/lookup.ts";
import { UNTIL } from "../house/values.ts";
import { fighterOf, type State } from "../state.ts";
import { isNotEnded } from "./combatants.ts";

/** ST-23.2: `setCondition {condition, until?, source?, note?}`: any condition of the data but `feinted`. */
export const setCondition: CommonRule<State, SubturnEvent, CommonArguments["setCondition"]> = {
  isPhase: isNotEnded,
  decide(table, { as, args }) {
    const { condition, note, source = as } = args;
    const data = condition === "feinted" ? undefined : conditionOf(table.state.house, condition);
    if (data === undefined) refuse("badArgument", "condition: one of the house data", { field: "condition" });
    const until = UNTIL.find((known) => known === (args.until ?? data.until));
    if (until === undefined) refuse("badArgument", `until: one of ${UNTIL.join(", ")}`, { field: "until" });
    if (!table.state.combatants.some(({ id, fate }) => id === source && fate !== "fled")) {
      refuse("badArgument", "source: a combatant who is there", { field: "source" });
    }
    say(table, { type: "conditionSet", as, condition, until, source, ...(note === undefined ? {} : { note }) });
  },
};

/** `clearCondition {condition}`; of `feinted` all of them. */
export const clearCondition: CommonRule<State, SubturnEvent, CommonArguments["clearCondition"]> = {
  isPhase: isNotEnded,
  decide(table, { as, args }) {
    const found = fighterOf(table.state, as).conditions.filter(({ id }) => id === args.condition);
    if (found.length === 0) refuse("badArgument", "condition: he does not have it", { field: "condition" });
    for (const condition of found) endCondition(table, as, condition, "cleared");
  },
};
