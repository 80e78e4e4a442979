import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import { resolveDefense } from "../action/attack.ts";
import { DEFENSES, type Defense, defensesOf } from "../action/defense.ts";
import type { SubturnEvent } from "../events.ts";
import { fighterOf, type State } from "../state.ts";

/** ST-21.5: `defend {with}`, in phase `defense`, by the owner of the one who was hit. */
export const defend = commandRule<State, SubturnEvent, { with: Defense }>({
  args: z.strictObject({ with: z.enum(DEFENSES) }),
  isPhase: (state) => state.phase === "defense",
  isTurn: (state, { as }) => state.exchange?.target === as,
  decide(table, { as, args }) {
    const { exchange } = table.state;
    if (exchange === undefined) return;
    const possible = defensesOf(table.state, fighterOf(table.state, as));
    if (!possible.includes(args.with)) {
      refuse("defenseUnavailable", `with: one of ${possible.join(", ")}`, { field: "with", allowed: possible });
    }
    resolveDefense(table, exchange, args.with);
  },
});
