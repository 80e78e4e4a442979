// Control values for a bot: one high, one middling, one low, anywhere.
import type { Command } from "../../core/command.ts";
import type { TableView } from "../../core/tableView.ts";
import { type Random, someOf, wholeBetween } from "../../play/randomly.ts";
import { POSITIONS } from "../data/positions.ts";
import { fieldOf, numberOf } from "./table.ts";

/** What an ordinary person has to allot, where the house does not say. */
const USUAL_TOTAL = 10;

/** The first allotment of a combatant that has no values yet, if the seat has such a one. */
export function suggestAllotment(view: TableView, random: Random): Command | undefined {
  const prompt = view.prompts.find(({ type, as = "" }) => {
    return type === "allotControl" && numberOf(view.combatants[as], "control.spade") === undefined;
  });
  if (prompt === undefined) return undefined;
  const { min, max, each } = fieldOf(prompt, "values", "split");
  const total = Math.min(Math.max(USUAL_TOTAL, min), max);
  const [first = "spade", second = "diamond", third = "club"] = someOf(random, POSITIONS, POSITIONS.length);
  const values = threeShares(total, each, random);
  return {
    type: "allotControl",
    as: prompt.as,
    values: { [first]: values[0], [second]: values[1], [third]: values[2] },
  };
}

/** Three whole numbers with this sum, none above `each`; the first is about half of it. */
function threeShares(total: number, each: number, random: Random): readonly [number, number, number] {
  const rest = (taken: number, others: number) => Math.max(0, total - taken - others * each);
  const half = Math.round(total * (0.4 + random() * 0.2));
  const high = Math.min(each, Math.max(half, rest(0, 2)));
  const left = total - high;
  const middle = Math.min(each, Math.max(wholeBetween(random, Math.ceil(left / 2), left), rest(high, 1)));
  return [high, middle, left - middle];
}
