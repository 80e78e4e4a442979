import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import type { DeclareEvent, Play } from "../events.ts";
import { isInFight, readSheet } from "../fighter.ts";
import { goOnActing } from "../flow/acting.ts";
import { goOnDeclaring } from "../flow/declaring.ts";
import { endIfDecided } from "../flow/rounds.ts";
import { needsNewTarget, newTargetsOf } from "../rules/targets.ts";
import { fighterOf, findDeclaration, inListOrder, isGroupActing, type State } from "../state.ts";
import { isOpen } from "./phases.ts";

// Section 6: who joins can be attacked at once and declares from the next round; who is removed leaves without a trace.

/** `addCombatant {combatant}`. Refused (`badArgument`): an id that is taken, a sheet that is not allowed. */
export const addCombatant: CommonRule<State, DeclareEvent, CommonArguments["addCombatant"]> = {
  isPhase: isOpen,
  decide(play, { args: { combatant } }) {
    if (findCombatant(play.state, combatant.id) !== undefined) {
      refuse("badArgument", `combatant.id: ${combatant.id} is taken`, { field: "combatant.id" });
    }
    readSheet(combatant, play.state.house, "combatant");
    const { id, name, side, kind, owner, sheet } = combatant;
    play.emit({ type: "combatantAdded", as: id, name, side, kind, owner, sheet });
  },
};

/** `removeCombatant`. Attacks of the acting group on it are wasted at once; if nobody is asked any more, play goes on. */
export const removeCombatant: CommonRule<State, DeclareEvent, CommonArguments["removeCombatant"]> = {
  isPhase: isOpen,
  decide(play, { as }) {
    const attackers = membersAttacking(play.state, as);
    play.emit({ type: "combatantRemoved", as });
    for (const attacker of attackers) play.emit({ type: "actionWasted", as: attacker, reason: "targetGone" });
    wasteTargetless(play);
    if (play.state.phase === "setup" || endIfDecided(play)) return;
    if (play.state.phase === "declare") goOnDeclaring(play);
    else goOnActing(play);
  },
};

/** Members of the acting group whose attack, confirmed or not, is on this combatant. */
function membersAttacking(state: State, id: string): readonly string[] {
  if (!isInFight(fighterOf(state, id))) return [];
  const pending = state.turn.pending.filter((member) => {
    const declaration = findDeclaration(state, member);
    return declaration !== undefined && "target" in declaration && declaration.target === id;
  });
  const attacking = state.turn.attacks.filter(({ target }) => target === id).map(({ as }) => as);
  return inListOrder(state, [...pending, ...attacking]);
}

/** `deadTarget: retarget`: members who have to name a new target when there is none left. */
function wasteTargetless(play: Play): void {
  if (!isGroupActing(play.state)) return;
  for (const as of inListOrder(play.state, play.state.turn.pending)) {
    const fighter = fighterOf(play.state, as);
    const isTargetless = needsNewTarget(play.state, fighter) && newTargetsOf(play.state, fighter).length === 0;
    if (isTargetless) play.emit({ type: "actionWasted", as, reason: "targetGone" });
  }
}
