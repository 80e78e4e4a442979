import type { Prompt } from "../../core/prompt.ts";
import type { Actor } from "../commands/aaRule.ts";
import { mostShifted } from "../commands/bank.ts";
import { fullMoveObstacle } from "../commands/fullMove.ts";
import { SIDES, type Side } from "../ground/sides.ts";
import { arrivalInTheAir, arrivalOnFoot } from "../movement/arrival.ts";
import { farthestJump, greatestRise, jumpHeight, jumpOrNo, leastRise, verticalJumpOrNo } from "../movement/jumps.ts";
import { moveNo } from "../movement/obstacles.ts";
import type { Way } from "../movement/path.ts";
import { advanceOrNo, FORWARD_SIDES, type Stride, stepInOrNo, styleOf, walkOrNo } from "../movement/strides.ts";
import { TURNS, turnOrNo } from "../movement/turning.ts";
import { pointsText } from "../points.ts";
import { isNo, type No } from "../refused.ts";
import type { Fighter, State } from "../state.ts";

/** ST-6, ST-10 to ST-15, ST-17.6: turning, moving, jumping, shifting points; each with what it costs and where it leads. */
export function movementPrompts(state: State, actor: Actor): readonly Prompt[] {
  return [
    ...turns(state, actor),
    ...strides(state, actor),
    ...jumps(state, actor),
    ...verticalJumps(state, actor),
    ...fullMoves(state, actor),
    ...shifts(state, actor, "borrow"),
    ...shifts(state, actor, "save"),
  ];
}

/** The points that are left, exactly. */
function pointsLeft({ movement }: Fighter): string {
  return pointsText(movement.units, movement.per);
}

/** `options` by turn: what it costs, where one looks then, whether it ends all movement. */
function turns(state: State, { as, fighter, record }: Actor): readonly Prompt[] {
  const found = TURNS.flatMap((by) => {
    const turn = turnOrNo(state, fighter, record, by);
    return isNo(turn) ? [] : [turn];
  });
  if (found.length === 0) return [];
  const options = Object.fromEntries(
    found.map(({ by, facing, units }) => {
      const endsMovement = record.turned + Math.abs(by) >= 2;
      return [String(by), { cost: pointsText(units, fighter.movement.per), facing, endsMovement }];
    }),
  );
  return [
    {
      id: `turn:${as}`,
      type: "turn",
      as,
      fields: [{ name: "by", kind: "choice", options: found.map(({ by }) => by) }],
      info: { points: pointsLeft(fighter), options },
    },
  ];
}

function strides(state: State, actor: Actor): readonly Prompt[] {
  const { fighter, record } = actor;
  const walk = byOption(SIDES, (to) => walkOrNo(state, fighter, record, to));
  const advance = byOption(FORWARD_SIDES, (to) => advanceOrNo(state, fighter, record, to));
  const stepIn = byOption(FORWARD_SIDES, (to) => stepInOrNo(state, fighter, record, to));
  return [
    ...stridePrompt(state, actor, { type: "walk", found: walk }),
    ...stridePrompt(state, actor, { type: "advance", found: advance }),
    ...stridePrompt(state, actor, { type: "stepIn", found: stepIn }),
  ];
}

type Found<T> = readonly { readonly to: Side; readonly plan: T }[];

function byOption<T extends object, S extends Side>(sides: readonly S[], ask: (to: S) => T | No): Found<T> {
  return sides.flatMap((to) => {
    const plan = ask(to);
    return isNo(plan) ? [] : [{ to, plan }];
  });
}

/** `options` by neighbour: cost, the hexes on the way, the facing then, and how high one is in the air if the ground drops. */
function stridePrompt(
  state: State,
  { as, fighter }: Actor,
  { type, found }: { readonly type: string; readonly found: Found<Stride> },
): readonly Prompt[] {
  if (found.length === 0) return [];
  const options = Object.fromEntries(
    found.map(({ to, plan }) => {
      const { place, isAirborne } = arrivalOnFoot(state, as, plan.way, unhindered(plan.way));
      const cost = pointsText(plan.units, fighter.movement.per);
      const style = type === "walk" ? { style: styleOf(to) } : {};
      const drop = isAirborne ? { altitude: place.altitude } : {};
      return [to, { cost, hexes: plan.way.hexes, facing: plan.facing, ...style, ...drop }];
    }),
  );
  return [
    {
      id: `${type}:${as}`,
      type,
      as,
      fields: [{ name: "to", kind: "choice", options: found.map(({ to }) => to) }],
      info: { points: pointsLeft(fighter), options },
    },
  ];
}

/** A way made to its end: prompts know of nobody hidden. */
function unhindered(way: Way) {
  return { made: way.hexes.length, seen: [], isBumped: false };
}

/** ST-11, ST-15.5: one prompt for each direction and length, because they limit the rise. */
function jumps(state: State, { as, fighter, record }: Actor): readonly Prompt[] {
  if (moveNo(state, fighter, record, "jump") !== undefined) return [];
  const lengths = Array.from({ length: farthestJump(fighter.sheet.st) }, (_, i) => i + 1);
  return SIDES.flatMap((to) =>
    lengths.flatMap((hexes): Prompt[] => {
      const min = leastRise(state, fighter, { to, hexes });
      const max = greatestRise(state.house, fighter.sheet.st, hexes);
      const plan = jumpOrNo(state, fighter, record, { to, hexes, rise: min });
      if (isNo(plan)) return [];
      const { place } = arrivalInTheAir(state, as, plan.way, unhindered(plan.way));
      const cost = pointsText(plan.units, fighter.movement.per);
      const info = { points: pointsLeft(fighter), cost, hexes: plan.way.hexes, altitudeAtLeast: place.altitude };
      return [
        {
          id: `jump:${as}:${to}:${hexes}`,
          type: "jump",
          as,
          fields: [
            { name: "to", kind: "choice", options: [to] },
            { name: "hexes", kind: "choice", options: [hexes] },
            { name: "rise", kind: "number", min, max, ...(min === 0 ? { optional: true as const, default: 0 } : {}) },
          ],
          info,
        },
      ];
    }),
  );
}

function verticalJumps(state: State, { as, fighter, record }: Actor): readonly Prompt[] {
  const plan = verticalJumpOrNo(state, fighter, record, 1);
  if (isNo(plan)) return [];
  return [
    {
      id: `verticalJump:${as}`,
      type: "verticalJump",
      as,
      fields: [{ name: "rise", kind: "number", min: 1, max: jumpHeight(fighter.sheet.st) }],
      info: { points: pointsLeft(fighter), cost: pointsText(plan.units, fighter.movement.per) },
    },
  ];
}

function fullMoves(state: State, { as, fighter }: Actor): readonly Prompt[] {
  return fullMoveObstacle(state, fighter) === undefined
    ? [{ id: `fullMove:${as}`, type: "fullMove", as, fields: [] }]
    : [];
}

/** ST-6.3, ST-6.4: amounts ascending. */
function shifts(state: State, { as, fighter }: Actor, way: "borrow" | "save"): readonly Prompt[] {
  const limit = mostShifted(state, fighter, way);
  const most = way === "save" ? Math.min(limit, fighter.movement.units) : limit;
  if (most <= 0) return [];
  const options = Array.from({ length: most }, (_, i) => pointsText(i + 1, fighter.share));
  return [
    {
      id: `${way}:${as}`,
      type: way,
      as,
      fields: [{ name: "amount", kind: "choice", options }],
      info: { points: pointsLeft(fighter) },
    },
  ];
}
