// CH-3.1, 6.9: how a turn goes on from step to step, also after the GM has changed who takes part.
import { findCombatant } from "../../core/fight.ts";
import type { Table } from "../state.ts";
import { actionOf, targetsOf, unanswered } from "./answerers.ts";
import { useOnTargets } from "./attack.ts";
import { endIfDecided } from "./ending.ts";
import { type Guess, openGuesses, rollPosition, sealedGuesses } from "./opening.ts";
import { resolveRecovery } from "./recovery.ts";
import { rollSkill } from "./skill.ts";
import { performSpecial } from "./special.ts";
import { canSpeak, isRunning, isStanding, opponentsOf } from "./standing.ts";
import { endTurn, nextTurn } from "./turns.ts";

/** After a declaration: under the simple rules the position is rolled at once, else the pick is awaited (CH-14). */
export function afterDeclaration(table: Table): void {
  if (!table.state.house.simpleRules) return;
  rollPosition(table);
  usePower(table);
}

/** After a pick or an answer: when nobody is left to answer, the answers there are count. */
export function afterAnswer(table: Table): void {
  if (unanswered(table.state).length > 0) return;
  if (table.state.phase === "interfere") resolveRecovery(table);
  else resolveGuesses(table, sealedGuesses(actionOf(table.state), targetsOf(table.state.action)));
}

/** Opens these guesses and uses the power that comes of them. */
export function resolveGuesses(table: Table, guesses: readonly Guess[]): void {
  openGuesses(table, guesses);
  usePower(table);
}

function usePower(table: Table): void {
  const { by, declared, power = {} } = actionOf(table.state);
  switch (declared.kind) {
    case "attack":
      useOnTargets(table, declared, power);
      break;
    case "skill":
      rollSkill(table, by, { ...declared, power: power[by] ?? 0 });
      break;
    case "special":
      performSpecial(table, by, { id: declared.special, power: power[by] ?? 0 });
      break;
    case "recovery":
      throw new Error("a recovery uses its power itself");
  }
}

/**
 * After the GM has changed the table by hand (CH-6.9, 8.9): ends the fight if it is decided, and lets the step go on if
 * what it waited for is not there any more.
 */
export function lookAgain(table: Table): void {
  if (!isRunning(table.state) || endIfDecided(table)) return;
  lapseSurprise(table);
  if (table.state.phase === "halted") wake(table);
  else goOn(table);
}

function goOn(table: Table): void {
  const { phase, turn, action } = table.state;
  const acting = findCombatant(table.state, turn);
  const isAimless = action?.declared.kind === "attack" && action.declared.targets.length === 0;
  const isHarmless = phase === "damage" && action?.damage?.targets.length === 0;
  if (acting === undefined || !isStanding(acting) || isAimless || isHarmless) endTurn(table);
  else if (phase === "guess" || phase === "interfere") afterAnswer(table);
}

/** CH-3.6: the halted round goes on as soon as somebody in it is awake. */
function wake(table: Table): void {
  if (table.state.combatants.some(canSpeak)) nextTurn(table);
}

/** A granted surprise goes with whoever has it, and with the last enemy it could strike. */
function lapseSurprise(table: Table): void {
  const { surprise } = table.state;
  if (surprise === undefined) return;
  const fighter = findCombatant(table.state, surprise);
  if (fighter !== undefined && isStanding(fighter) && opponentsOf(table.state, surprise).length > 0) return;
  table.emit({ type: "surpriseLapsed", as: surprise });
}
