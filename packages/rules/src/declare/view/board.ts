import type { Json } from "../../core/json.ts";
import type { Viewer } from "../../core/seat.ts";
import { type Declaration, isAttack } from "../declaration.ts";
import { hearersOf, isReader } from "../rules/knowledge.ts";
import { type Attack, byActor, fighterOf, type General, isGroupActing, type State } from "../state.ts";

// Section 4 (board), DC-2.5, DC-2.10, DC-10.1: what lies before the table. A declaration that is not published is there
// for those who may hear it and leaves no trace for others; all lists follow the combatant list, never the making.

/** A part of the board, key by key. */
type Section = Readonly<Record<string, Json>>;

/** The length of a round in seconds (DC-1.1). */
const ROUND_SECONDS = 15;

/** The board as this viewer may see it; empty before the first round. */
export function viewBoard(state: State, viewer: Viewer): Section {
  return {
    ...(state.round > 0 ? viewRound(state, viewer) : {}),
    ...(isGroupActing(state) ? viewTurn(state) : {}),
    ...(state.phase === "ended" ? { results: viewResults(state) } : {}),
  };
}

function viewRound(state: State, viewer: Viewer): Section {
  return {
    seconds: ROUND_SECONDS * (state.round - 1),
    declareOrder: state.declareOrder,
    group: state.group,
    declarations: viewDeclarations(state, viewer),
  };
}

function viewDeclarations(state: State, viewer: Viewer): Section {
  const heard = byActor(state, heardBy(state, viewer));
  return Object.fromEntries(heard.map(({ as, declaration }) => [as, viewDeclaration(declaration)]));
}

function heardBy(state: State, viewer: Viewer): State["declarations"] {
  return state.declarations.filter(({ as, isPublished }) => isPublished || isHearer(state, as, viewer));
}

/** The weapon that the board shows this viewer in a combatant's hand. */
export function weaponShown(state: State, id: string, viewer: Viewer): string | undefined {
  const heard = heardBy(state, viewer).find(({ as }) => as === id)?.declaration;
  return heard !== undefined && isAttack(heard) ? heard.weapon : undefined;
}

function viewDeclaration(declaration: Declaration): Section {
  const { action } = declaration;
  if (isAttack(declaration)) return { action, weapon: declaration.weapon, target: declaration.target };
  switch (declaration.action) {
    case "move":
      return { action, zone: declaration.zone };
    case "general":
      return { action, what: declaration.what, affects: declaration.affects };
    case "flee":
    case "pass":
      return { action };
  }
}

function isHearer(state: State, id: string, viewer: Viewer): boolean {
  return isReader(viewer, hearersOf(fighterOf(state, id), state.house));
}

function viewTurn(state: State): Section {
  const { attacks, generals } = state.turn;
  return {
    attacks: Object.fromEntries(byActor(state, attacks).map((attack) => [attack.as, viewAttack(attack)])),
    generals: Object.fromEntries(byActor(state, generals).map((general) => [general.as, viewGeneral(general)])),
  };
}

function viewAttack({ action, weapon, target, soul, reaction }: Attack): Section {
  return { action, weapon, target, soul, ...(reaction === undefined ? {} : { reaction: viewReaction(reaction) }) };
}

function viewReaction({ way, skill, soul }: NonNullable<Attack["reaction"]>): Section {
  return skill === undefined ? { way, soul } : { way, skill, soul };
}

function viewGeneral({ affects, ruling }: General): Section {
  if (ruling === undefined) return { affects };
  const { disturbs, reaction, ability, difficulty } = ruling;
  const check = ability === undefined || difficulty === undefined ? {} : { ability, difficulty };
  return { affects, disturbs, reaction, ...check };
}

function viewResults({ results }: State): Section {
  return Object.fromEntries(results.map(({ side, result }) => [side, result]));
}
