/** `adjust {as, path, set|add, reason}`: the GM mends a number. Refusals: `badArgument`. */
import { refuse } from "../../core/refusal.ts";
import { readersOfNumbers } from "../readers.ts";
import { fighterIn } from "../state.ts";
import { adjustablePaths, findAdjustable } from "./adjustable.ts";
import { type GmRule, isNotEnded } from "./gmRule.ts";

/** Nothing follows from it but KG-7.7. */
export const adjust: GmRule<"adjust"> = {
  isPhase: isNotEnded,
  decide(draft, { as, args: { path, set, add, reason } }) {
    const { state } = draft;
    const number = findAdjustable(path, state.house);
    if (number === undefined) {
      const allowed = adjustablePaths(state.house);
      refuse("badArgument", `path: one of ${allowed.join(", ")}`, { field: "path", allowed });
    }
    const fighter = fighterIn(state, as);
    const { min, max } = number.limits(fighter);
    const value = add === undefined ? set : number.read(fighter) + add;
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) {
      const field = add === undefined ? "set" : "add";
      refuse("badArgument", `${field}: ${path} is a whole number from ${min} to ${max}`, { field });
    }
    const readers = { value: number.isHidden ? readersOfNumbers(state, as) : "all" } as const;
    draft.emit({ type: "adjusted", as, path, value, reason, readers });
  },
};
