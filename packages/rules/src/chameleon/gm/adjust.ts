// The GM corrects a gauge. Control values and picks have no path here (CH-19.1). F11: a deep fall is never marked so.
import type { CommonArguments } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import { lookUp } from "../lookUp.ts";
import { FULL_FLUSTER, setFluster } from "../rules/fluster.ts";
import { statusAfterInjury } from "../rules/injury.ts";
import { lowerToMax } from "../rules/posture.ts";
import { fighterOf } from "../rules/standing.ts";
import { lookAgain } from "../rules/step.ts";
import type { Fighter, Table } from "../state.ts";
import type { GmRule } from "./rule.ts";

type GaugePath = {
  /** What it is now; undefined if the combatant has no such gauge yet. */
  read(fighter: Fighter): number | undefined;
  limits(fighter: Fighter): { readonly min?: number; readonly max?: number };
  /** What follows of the new number. @param before the combatant as it was with the old one */
  follow?(table: Table, id: string, before: Fighter): void;
};

const paths: Readonly<Record<string, GaugePath>> = {
  "gauges.posture.current": {
    read: ({ posture }) => posture?.current,
    limits: ({ posture }) => (posture === undefined ? {} : { max: posture.max }),
  },
  "gauges.posture.max": { read: ({ posture }) => posture?.max, limits: () => ({ min: 1 }), follow: lowerToMax },
  "gauges.injury.current": { read: ({ injury }) => injury, limits: () => ({ min: 0 }), follow: dropOut },
  "gauges.fluster.current": {
    read: ({ fluster }) => fluster,
    limits: () => ({ min: 0, max: FULL_FLUSTER }),
    follow: (table, id) => setFluster(table, id, fighterOf(table.state, id).fluster),
  },
  "gauges.concentration.current": {
    read: ({ concentration }) => concentration.current,
    limits: ({ concentration }) => ({ min: 0, max: concentration.max }),
  },
};

/** `adjust {as, path, set | add, reason}`. Refused: `badArgument` (no such path, no whole number), `outOfRange`. */
export const adjust: GmRule<"adjust"> = {
  isPhase: () => true,
  decide(table, { as, args }) {
    const fighter = fighterOf(table.state, as);
    const path = lookUp(paths, args.path);
    const from = path?.read(fighter);
    if (path === undefined || from === undefined) {
      return refuse("badArgument", "path: a gauge that can be adjusted", {
        field: "path",
        allowed: Object.keys(paths),
      });
    }
    const to = wanted(args, from);
    const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = path.limits(fighter);
    if (to < min || to > max) refuse("outOfRange", `${args.path}: ${min} to ${max}`, { allowed: { min, max } });
    table.emit({ type: "adjusted", as, path: args.path, from, to, reason: args.reason });
    path.follow?.(table, as, fighter);
    lookAgain(table);
  },
};

function wanted({ set, add }: CommonArguments["adjust"], from: number): number {
  const to = add === undefined ? set : from + add;
  if (typeof to === "number" && Number.isInteger(to)) return to;
  const field = add === undefined ? "set" : "add";
  return refuse("badArgument", `${field}: a whole number`, { field });
}

/** CH-8.7, 8.8: an injury above health puts out, also one that the GM enters. Before `start` nobody is out. */
function dropOut(table: Table, id: string, before: Fighter): void {
  if (table.state.phase === "setup") return;
  const status = statusAfterInjury(table.state, before, fighterOf(table.state, id).injury);
  const isOut = status === "down" || status === "dead";
  if (isOut && status !== before.status) table.emit({ type: "droppedOut", as: id, how: status });
}
