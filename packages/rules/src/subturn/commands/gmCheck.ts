import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import type { SubturnEvent } from "../events.ts";
import { check, tidy } from "../flow/checks.ts";
import { say } from "../flow/say.ts";
import { groundOf } from "../ground/terrain.ts";
import { ATTRIBUTES, type Attribute } from "../house/values.ts";
import { fighterOf, type Phase, type State } from "../state.ts";

/** Phases in which the GM can ask for a check. */
export const CHECK_PHASES: readonly Phase[] = ["subturn", "defense", "between"];
/** Greatest modifier of a check, either way. */
export const MAX_CHECK_MODIFIER = 20;

/** ST-20.2, ST-25.7: `gmCheck {as, stat, mod, secret}`: 3D6 against an attribute. */
export const gmCheck = commandRule<State, SubturnEvent, { stat: Attribute; mod: number; secret: boolean }>({
  gmOnly: true,
  args: z.strictObject({
    stat: z.enum(ATTRIBUTES),
    mod: z.int().min(-MAX_CHECK_MODIFIER).max(MAX_CHECK_MODIFIER).default(0),
    secret: z.boolean().default(false),
  }),
  isPhase: ({ phase }) => CHECK_PHASES.includes(phase),
  decide(table, { as, args }) {
    const { sheet, place, isAirborne } = fighterOf(table.state, as);
    const hasFooting = args.stat === "dx" && !isAirborne && place !== undefined;
    const sum = tidy([
      { term: args.stat, value: sheet[args.stat] },
      { term: "mod", value: args.mod },
      { term: "footing", value: hasFooting ? groundOf(table.state.house, place, "footing") : 0 },
    ]);
    const { margin: _, ...result } = check(table, sum, { as, why: "gm check", isSecret: args.secret });
    const audience = args.secret ? { knownTo: ["gm"] as const } : {};
    say(table, { type: "checkRolled", as, stat: args.stat, ...result, ...audience });
  },
});
