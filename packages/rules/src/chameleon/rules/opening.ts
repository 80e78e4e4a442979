// CH-6.3–6.8, 13.6, 13.7, 14: what the guesses on a pick come to: what is opened, who is flustered, how much power.
// Order: the guesses, the pick, the lowest value, flusters, power.
import { lowestOf, POSITIONS, type Position, positionsOfLowest } from "../data/positions.ts";
import type { Action, Fighter, PowerBy, State, Table } from "../state.ts";
import { actionOf, targetsOf } from "./answerers.ts";
import { addFluster, clearFluster } from "./fluster.ts";
import { canSpeak, fighterOf } from "./standing.ts";

/** A guess that counts. */
export type Guess = { readonly as: string; readonly position: Position };

/** How the pick was met: guessed, missed, or by somebody who cannot speak, which counts as a miss (CH-6.8). */
type Verdict = "right" | "wrong" | "silent";

/** The sealed guesses of these combatants, in their order. */
export function sealedGuesses(action: Action, ids: readonly string[]): readonly Guess[] {
  return ids.flatMap((as) => {
    const guess = action.answers.find((answer) => answer.as === as)?.guess;
    return guess === undefined ? [] : [{ as, position: guess.position }];
  });
}

/** The position picked for this turn. @throws Error before the pick: the phase has been checked by then */
export function pickedPosition(action: Action): Position {
  if (action.pick === undefined) throw new Error("no pick");
  return action.pick.position;
}

/** The value on a position of a combatant's. @throws Error without values: whoever acts has them */
export function valueOn(fighter: Fighter, position: Position | "lowest"): number {
  if (fighter.control === undefined) throw new Error(`${fighter.id} has no control values`);
  return position === "lowest" ? lowestOf(fighter.control.values) : fighter.control.values[position];
}

/**
 * Opens the guesses on an attack, a skill or a special action and gives the power.
 * @param guesses that of the representative, or under individual guesses each one; in the order of the targets
 */
export function openGuesses(table: Table, guesses: readonly Guess[]): void {
  const action = actionOf(table.state);
  const verdicts = verdictsOn(action, guesses);
  tellGuesses(table, guesses);
  const all = Object.values(verdicts);
  if (all.includes("wrong") || (all.includes("silent") && table.state.house.uncontestedPick === "open"))
    revealPick(table);
  if (all.includes("right")) declareLowest(table);
  for (const { id, isRight } of flustersFrom(table.state, guesses)) {
    if (isRight) clearFluster(table, id);
    else addFluster(table, id);
  }
  gainPower(table, powerFrom(table.state, verdicts));
}

/** Simple rules (CH-14): the position is rolled and opened, and nobody guesses. */
export function rollPosition(table: Table): void {
  const action = actionOf(table.state);
  const [face = 1] = table.roll("1d3", "position");
  table.emit({ type: "positionRolled", as: action.by, position: POSITIONS[face - 1] ?? "spade" });
  revealPick(table);
  gainPower(table, powerFrom(table.state, verdictsOn(action, [])));
}

/** Tells each guess and whether it is right. */
export function tellGuesses(table: Table, guesses: readonly Guess[]): void {
  const picked = pickedPosition(actionOf(table.state));
  for (const { as, position } of guesses) {
    table.emit({ type: "guessed", as, position, right: position === picked });
  }
}

/** Opens the pick and its value to all (CH-6.3). */
export function revealPick(table: Table): void {
  const action = actionOf(table.state);
  const position = pickedPosition(action);
  const value = valueOn(fighterOf(table.state, action.by), position);
  table.emit({ type: "positionRevealed", as: action.by, position, value });
}

/** Tells the lowest value, and under `lowestSuit: open` where it lies (CH-6.4, 19.3). */
export function declareLowest(table: Table): void {
  const fighter = fighterOf(table.state, actionOf(table.state).by);
  const value = valueOn(fighter, "lowest");
  const tellsWhere = table.state.house.lowestSuit === "open" && fighter.control !== undefined;
  const where = tellsWhere ? { positions: positionsOfLowest(fighter.control.values) } : {};
  table.emit({ type: "lowestDeclared", as: fighter.id, value, ...where });
}

/** Gives the power of this turn. */
export function gainPower(table: Table, power: PowerBy): void {
  table.emit({ type: "powerGained", as: actionOf(table.state).by, power });
}

/** By target for an attack, else one verdict for the one who acts. */
function verdictsOn(action: Action, guesses: readonly Guess[]): Readonly<Record<string, Verdict>> {
  const against = action.declared.kind === "attack" ? targetsOf(action) : [action.by];
  const guessFor = (id: string) => (action.individual ? guesses.find(({ as }) => as === id) : guesses[0]);
  return Object.fromEntries(against.map((id) => [id, verdict(action, guessFor(id))]));
}

function verdict(action: Action, guess: Guess | undefined): Verdict {
  if (guess === undefined) return "silent";
  return guess.position === pickedPosition(action) ? "right" : "wrong";
}

function powerFrom(state: State, verdicts: Readonly<Record<string, Verdict>>): PowerBy {
  const action = actionOf(state);
  const fighter = fighterOf(state, action.by);
  const power = (met: Verdict) => valueOn(fighter, met === "right" ? "lowest" : pickedPosition(action));
  return Object.fromEntries(Object.entries(verdicts).map(([id, met]) => [id, power(met)]));
}

/** CH-13.6, 13.7: a guess for all targets touches the fluster of all that can speak, any other that of the guesser. */
function flustersFrom(state: State, guesses: readonly Guess[]): readonly { id: string; isRight: boolean }[] {
  const action = actionOf(state);
  const isForAll =
    action.declared.kind === "attack" && !action.individual && state.house.representativeFluster === "all";
  return guesses.flatMap((guess) => {
    const isRight = guess.position === pickedPosition(action);
    const ids = isForAll ? targetsOf(action).filter((id) => canSpeak(fighterOf(state, id))) : [guess.as];
    return ids.map((id) => ({ id, isRight }));
  });
}
