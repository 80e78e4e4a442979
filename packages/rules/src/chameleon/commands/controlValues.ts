// CH-16, 19.7: shuffling and allotting control values, each the owner's own secret.
import { z } from "zod";
import { refuse } from "../../core/refusal.ts";
import type { Seat } from "../../core/seat.ts";
import { ARRANGEMENTS, MOVING_ALL } from "../data/arrangement.ts";
import { POSITIONS, sumOf } from "../data/positions.ts";
import { isTakenOver, knowersOf } from "../rules/knowledge.ts";
import { fighterOf } from "../rules/standing.ts";
import { lookAgain } from "../rules/step.ts";
import type { Fighter, State } from "../state.ts";
import { isOutOfFight, ownedBy, refuseOutside, tableCommand } from "./command.ts";

/** CH-16.1: out of the fight, at any time, also blind by whoever took a player character over (CH-16.6). */
export const shuffleControl = tableCommand({
  isPhase: isOutOfFight,
  args: z.strictObject({ arrangement: z.enum(ARRANGEMENTS) }),
  decide(table, { as, seat, args: { arrangement } }) {
    const fighter = fighterOf(table.state, as);
    if (fighter.control === undefined) refuse("badArgument", "as: it has no control values yet", { field: "as" });
    const allowed = arrangementsOf(table.state);
    if (!allowed.includes(arrangement)) {
      refuse("mustMoveAll", "arrangement: every value to another position", { field: "arrangement", allowed });
    }
    table.emit({ type: "controlShuffled", as, arrangement, knownTo: knowersOf(fighter, seat) });
  },
  offers(state, seat) {
    if (!isOutOfFight(state)) return [];
    const options = arrangementsOf(state);
    return ownedBy(state, seat)
      .filter(({ control }) => control !== undefined)
      .map(({ id }) => ({
        id: `shuffleControl:${id}`,
        type: "shuffleControl",
        as: id,
        fields: [{ name: "arrangement", kind: "choice", options }],
      }));
  },
});

function arrangementsOf(state: State): typeof MOVING_ALL {
  return state.house.shuffle === "moveAll" ? MOVING_ALL : ARRANGEMENTS;
}

/** CH-16.3, 16.4: anew after a routine with the same sum; the first time freely. A joiner's first time in any phase. */
export const allotControl = tableCommand({
  isPhase: (state, { as = "" }) => isOutOfFight(state) || fighterOf(state, as).control === undefined,
  obstacle: (state, { as = "", seat }) => (isTakenOver(fighterOf(state, as), seat) ? "notAllowed" : undefined),
  args: z.strictObject({ values: z.strictObject({ spade: z.int(), diamond: z.int(), club: z.int() }) }),
  decide(table, { as, seat, args: { values } }) {
    const fighter = fighterOf(table.state, as);
    if (fighter.control !== undefined && !fighter.hasRoutine) refuse("noRoutine", "as: only after a routine");
    const each = { min: 0, max: table.state.house.controlMax };
    for (const position of POSITIONS) refuseOutside(`values.${position}`, values[position], each);
    const { min, max } = sumsFor(table.state, fighter);
    const sum = sumOf(values);
    if (sum < min || sum > max) refuse("wrongSum", "values: their sum is fixed", { field: "values" });
    table.emit({ type: "controlAllotted", as, values, knownTo: knowersOf(fighter, seat), by: seat });
    lookAgain(table);
  },
  offers(state, seat) {
    return ownedBy(state, seat)
      .filter((fighter) => mayAllot(state, fighter, seat))
      .map((fighter) => ({
        id: `allotControl:${fighter.id}`,
        type: "allotControl",
        as: fighter.id,
        fields: [
          {
            name: "values",
            kind: "split",
            options: POSITIONS,
            each: state.house.controlMax,
            ...sumsFor(state, fighter),
          },
        ],
      }));
  },
});

function mayAllot(state: State, fighter: Fighter, seat: Seat): boolean {
  if (fighter.control === undefined) return true;
  if (!isOutOfFight(state) || !fighter.hasRoutine || isTakenOver(fighter, seat)) return false;
  return sumsFor(state, fighter).min <= highestSum(state);
}

/** The sums allowed: that of the present values, else the house's, else any. Secret as the values are. */
function sumsFor(state: State, { control }: Fighter): { readonly min: number; readonly max: number } {
  const fixed = control === undefined ? state.house.controlTotal : sumOf(control.values);
  return fixed === null ? { min: 0, max: highestSum(state) } : { min: fixed, max: fixed };
}

function highestSum(state: State): number {
  return POSITIONS.length * state.house.controlMax;
}

/** CH-16.3: the routine that permits a new allotment and is used up by it. */
export const grantRoutine = tableCommand({
  gmOnly: true,
  isPhase: isOutOfFight,
  obstacle: (state, { as = "" }) => (mayGetRoutine(fighterOf(state, as)) ? undefined : "badArgument"),
  args: z.strictObject({}),
  decide(table, { as }) {
    table.emit({ type: "routineGranted", as });
  },
  offers(state, seat) {
    if (seat !== "gm" || !isOutOfFight(state)) return [];
    return state.combatants
      .filter(mayGetRoutine)
      .map(({ id }) => ({ id: `grantRoutine:${id}`, type: "grantRoutine", as: id, fields: [] }));
  },
});

function mayGetRoutine({ control, hasRoutine }: Fighter): boolean {
  return control !== undefined && !hasRoutine;
}
