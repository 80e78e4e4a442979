// CF-1.5: tied members of one side agree on their order.
import { type CommandRule, commandRule } from "../../core/commandRule.ts";
import { findCombatant } from "../../core/fight.ts";
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import type { Seat } from "../../core/seat.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { seatsKnowing } from "../rules/control.ts";
import { askedSeats, groupOf } from "../rules/ties.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { anyArguments, type Given, refuseSurplus, wrongArgument } from "./arguments.ts";

/** `agreeOrder {ids}`: a new proposal replaces the old one. Who has nobody among them learns nothing of a group. */
export const agreeOrder: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  as: "none",
  args: anyArguments,
  isPhase: ({ phase }) => phase === "ties",
  decide(draft, { seat, args }) {
    const ids = readIds(draft.state, args);
    if (seat === "gm" || !ids.some((id) => findCombatant(draft.state, id)?.owner === seat)) {
      refuse("notYourCombatant", "ids: nobody of yours is among them", { field: "ids" });
    }
    const group = groupOf(draft.state.ties, ids) ?? wrongArgument("ids", "exactly the members of a tie");
    refuseSurplus(args, ["ids"]);
    const knownTo = [...new Set(group.ids.flatMap((id) => seatsKnowing(draft.state, fighterOf(draft.state, id))))];
    draft.emit({ type: "orderProposed", seat, ids, knownTo });
    drawConsequences(draft);
  },
});

function readIds(fight: CfFight, args: Given): readonly string[] {
  const { ids } = args;
  if (!Array.isArray(ids)) return wrongArgument("ids", "a list of ids");
  const known: string[] = ids.flatMap((id) => (typeof id === "string" && findCombatant(fight, id) ? [id] : []));
  const isGood = known.length === ids.length && new Set(known).size === known.length;
  return isGood ? known : wrongArgument("ids", "combatants, every one once");
}

/** One prompt for each waiting group in which the seat has somebody. */
export function agreeOrderPrompts(fight: CfFight, seat: Seat): readonly Prompt[] {
  if (fight.phase !== "ties") return [];
  const own = fight.ties.filter((group) => askedSeats(fight, group).includes(seat));
  return own.map(({ ids }) => ({
    id: `agreeOrder:${ids[0]}`,
    type: "agreeOrder",
    fields: [
      {
        name: "ids",
        kind: "choices",
        options: ids,
        labels: Object.fromEntries(ids.map((member) => [member, fighterOf(fight, member).name])),
        min: ids.length,
        max: ids.length,
      },
    ],
  }));
}
