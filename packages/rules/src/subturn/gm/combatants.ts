import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { CommonEvent } from "../../core/commonEvents.ts";
import type { Event } from "../../core/event.ts";
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { lapseIfBroken } from "../action/attack.ts";
import type { SubturnEvent } from "../events.ts";
import { fighterFrom } from "../fighter.ts";
import { joinOrder } from "../flow/initiative.ts";
import { say } from "../flow/say.ts";
import { goOn } from "../flow/subturn.ts";
import { endIfDecided } from "../flow/wounds.ts";
import { withFreePlaces } from "../ground/freePlace.ts";
import { findMisplaced, settledPlace } from "../ground/placement.ts";
import { fighterOf, isHidden, isHiddenId, type State } from "../state.ts";

/** Does the fight go on, or has it not begun? */
export function isNotEnded({ phase }: State): boolean {
  return phase !== "ended";
}

/** `addCombatant`: in set-up, or later by ST-2.4. */
export const addCombatant: CommonRule<State, SubturnEvent, CommonArguments["addCombatant"]> = {
  isPhase: isNotEnded,
  decide(table, { args: { combatant } }) {
    const { state } = table;
    if (findCombatant(state, combatant.id) !== undefined) {
      refuse("badArgument", `combatant.id: ${combatant.id} is taken`, { field: "combatant.id" });
    }
    const newcomer = fighterFrom(state.house, combatant, "combatant");
    const joined = withFreePlaces({ ...state, combatants: [...state.combatants, newcomer] });
    const fighter = fighterOf(joined, newcomer.id);
    const problem = findMisplaced(joined, fighter);
    if (problem !== undefined) refuse("badArgument", `combatant.sheet.place: ${problem}`, { field: "combatant.sheet" });
    const isPlaced = state.phase !== "setup" && fighter.place !== undefined;
    const settled = isPlaced ? { ...fighter, place: settledPlace(joined, fighter, fighter.place) } : fighter;
    const { id: as, name, side } = combatant;
    const audience = isHidden(state, fighter) ? { knownTo: ["gm"] as const } : {};
    say(table, { type: "combatantAdded", as, name, side, fighter: settled, ...audience });
    if (state.phase !== "setup") joinOrder(table, as);
  },
};

/** `removeCombatant`: off the map and the schedule. */
export const removeCombatant: CommonRule<State, SubturnEvent, CommonArguments["removeCombatant"]> = {
  isPhase: isNotEnded,
  decide(table, { as }) {
    say(table, { type: "combatantRemoved", as });
    if (table.state.phase === "setup") return;
    endIfDecided(table);
    lapseIfBroken(table);
    goOn(table);
  },
};

/** `passControl`: who acts for a combatant. Hidden ones are the GM's: reveal them first. */
export const passControl: CommonRule<State, SubturnEvent, CommonArguments["passControl"]> = {
  isPhase: () => true,
  decide(table, { as, args: { to } }) {
    if (isHiddenId(table.state, as)) refuse("badTarget", "as: hidden, reveal him first", { field: "as" });
    const core: { emit(event: Event): void } = table;
    core.emit({ type: "controlPassed", as, to } satisfies CommonEvent);
  },
};
