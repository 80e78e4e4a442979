// CH-11: a recovery, and the interference that may stop it. Order: the guesses, the pick, flusters, the recovery, the
// lowest value, penalties. It is no attack: no damage follows, whatever the posture.
import type { Table } from "../state.ts";
import { actionOf } from "./answerers.ts";
import { clearFluster } from "./fluster.ts";
import {
  declareLowest,
  type Guess,
  gainPower,
  pickedPosition,
  revealPick,
  sealedGuesses,
  tellGuesses,
  valueOn,
} from "./opening.ts";
import { changePosture } from "./posture.ts";
import { fighterOf } from "./standing.ts";
import { endTurn } from "./turns.ts";

/** Opens the interferences as they are and carries the recovery out, or not. */
export function resolveRecovery(table: Table): void {
  const action = actionOf(table.state);
  const guesses = sealedGuesses(
    action,
    table.state.combatants.map(({ id }) => id),
  );
  const picked = pickedPosition(action);
  const right = guesses.filter(({ position }) => position === picked);
  const wrong = guesses.filter(({ position }) => position !== picked);
  const succeeds = right.length === 0;
  tellGuesses(table, guesses);
  if (succeeds && (wrong.length > 0 || table.state.house.uncontestedPick === "open")) revealPick(table);
  for (const { as } of right) clearFluster(table, as);
  if (succeeds) recover(table);
  else table.emit({ type: "recoveryResolved", as: action.by, success: false, amount: 0 });
  if (succeeds || table.state.house.interferePenalty === "eachWrong") penalize(table, wrong);
  endTurn(table);
}

/** CH-11.3: the picked value, at most to the maximum (F7). */
function recover(table: Table): void {
  const action = actionOf(table.state);
  const fighter = fighterOf(table.state, action.by);
  const power = valueOn(fighter, pickedPosition(action));
  const missing = (fighter.posture?.max ?? 0) - (fighter.posture?.current ?? 0);
  const amount = Math.max(0, Math.min(power, missing));
  gainPower(table, { [fighter.id]: power });
  changePosture(table, fighter.id, { by: amount, cause: "recovery", power });
  table.emit({ type: "recoveryResolved", as: fighter.id, success: true, amount });
}

/** CH-11.5: who missed loses posture by the lowest value, which is told with it. */
function penalize(table: Table, wrong: readonly Guess[]): void {
  if (wrong.length === 0) return;
  const lowest = valueOn(fighterOf(table.state, actionOf(table.state).by), "lowest");
  declareLowest(table);
  for (const { as } of wrong) changePosture(table, as, { by: 0 - lowest, cause: "interference" });
}
