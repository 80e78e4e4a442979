import type { Json } from "../../core/json.ts";
import { type KnownIds, knownIds } from "../../core/knownIds.ts";
import type { Viewer } from "../../core/seat.ts";
import { type Declaration, isAttack } from "../declaration.ts";
import { hearersOf, isReader } from "../rules/knowledge.ts";
import { type Attack, byActor, type Declared, fighterOf, type General, isGroupActing, type State } from "../state.ts";

// Section 4 (board), DC-2.5, DC-2.10, DC-10.1: what lies before the table. A declaration that is not published is there
// for those who may hear it and leaves no trace for others; all lists follow the combatant list, never the making.

/** A part of the board, key by key. */
type Section = Readonly<Record<string, Json>>;

/** The length of a round in seconds (DC-1.1). */
const ROUND_SECONDS = 15;

/** The ids of those whose declarations the viewer knows, in the order of the combatant list. */
export function heardBy(state: State, viewer: Viewer): KnownIds {
  if (state.declarations.length === 0) return "";
  const heard = state.declarations.filter(({ as, isPublished }) => isPublished || isHearer(state, as, viewer));
  const ids = new Set(heard.map(({ as }) => as));
  return knownIds(state.combatants, ({ id }) => ids.has(id));
}

/** The board of those who know what these have declared; empty before the first round. */
export function viewBoard(state: State, heard: readonly Declared[]): Section {
  return {
    ...(state.round > 0 ? viewRound(state, heard) : {}),
    ...(isGroupActing(state) ? viewTurn(state) : {}),
    ...(state.phase === "ended" ? { results: viewResults(state) } : {}),
  };
}

function viewRound(state: State, heard: readonly Declared[]): Section {
  const declared = byActor(state, heard).map(({ as, declaration }) => [as, viewDeclaration(declaration)] as const);
  return {
    seconds: ROUND_SECONDS * (state.round - 1),
    declareOrder: state.declareOrder,
    group: state.group,
    declarations: Object.fromEntries(declared),
  };
}

/** The weapon that a declaration shows in the combatant's hand. */
export function weaponShown(declared: Declared | undefined): string | undefined {
  return declared !== undefined && isAttack(declared.declaration) ? declared.declaration.weapon : undefined;
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
