import { combatantsById } from "../../core/fight.ts";
import type { JsonObject } from "../../core/json.ts";
import { memo, memoLatest } from "../../core/memo.ts";
import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { tieBreaksOf } from "../../core/tieBreaks.ts";
import type { House } from "../house/house.ts";
import { isKnownTo, phaseFor, seesHidden } from "../knows.ts";
import { promptsFor } from "../prompts/prompts.ts";
import { type Fighter, fighterOf, type State } from "../state.ts";
import { combatantsFor, conditionsKnownTo } from "./combatants.ts";
import { statusFor } from "./status.ts";

/** Section 4, ST-25, ST-26.1: the table as a viewer may see it, field by field. */
export function view(state: State, viewer: Viewer): TableView {
  const eyes = seesHidden(viewer) ? "gm" : "spectator";
  const conditions = state.combatants.map((fighter) => conditionsKnownTo(state, viewer, fighter)).join();
  return { ...tableOf(state, eyes, conditions), prompts: promptsFor(state, viewer) };
}

/**
 * What all those are shown alike who see as much of what is hidden, and know the same of everybody's conditions.
 * @param viewer who sees everything hidden, or who sees nothing of it
 * @param conditions what is known of each fighter's, in listing order
 */
const tableOf = memoLatest(
  (state: State, viewer: "gm" | "spectator", conditions: string): Omit<TableView, "prompts"> => {
    const phase = phaseFor(state, viewer);
    const acting = actingFor(state, viewer);
    const known = inOrder(state, viewer);
    return {
      ruleset: "subturn",
      phase,
      round: seesHidden(viewer) ? state.main : state.shownMain,
      ...(acting?.subturn === undefined ? {} : { turn: acting.subturn.number }),
      active: activeFor(state, acting),
      order: orderFor(state, viewer, known),
      ...tieBreaksOf(known, (_, { id }) => (state.latecomers?.includes(id) ? "later" : "dice")),
      combatants: combatantsFor(state, viewer, conditions.split(",")),
      map: mapFor(state.house),
      ...(phase === "ended" ? { board: { winner: state.winner ?? null } } : {}),
    };
  },
);

/** Whose sub-turn the viewer sees running. */
function actingFor(state: State, viewer: Viewer): Fighter | undefined {
  if (state.acting === undefined) return undefined;
  const fighter = fighterOf(state, state.acting);
  return isKnownTo(state, viewer, fighter) ? fighter : undefined;
}

function activeFor({ exchange }: State, acting: Fighter | undefined): readonly string[] {
  if (exchange !== undefined) return [exchange.target];
  return acting === undefined ? [] : [acting.id];
}

/** Those whom the viewer knows, in the order (ST-25.1). */
function inOrder(state: State, viewer: Viewer): readonly Fighter[] {
  const byId = combatantsById(state.combatants);
  return state.order.flatMap((id) => byId.get(id) ?? []).filter((fighter) => isKnownTo(state, viewer, fighter));
}

function orderFor(state: State, viewer: Viewer, known: readonly Fighter[]): readonly OrderEntry[] {
  return known.map((fighter) => ({
    id: fighter.id,
    ...(fighter.initiative === undefined ? {} : { initiative: fighter.initiative }),
    status: statusFor(state, viewer, fighter),
  }));
}

const mapFor = memo(({ map, hexScale }: House): JsonObject => {
  const shape = map.shape === "hexagon" ? { radius: map.radius } : { cols: map.cols, rows: map.rows };
  return { shape: map.shape, ...shape, scale: hexScale, arena: map.arena, hexes: map.hexes.map(hexFor) };
});

/** What the house data say of a hex, and nothing where they say nothing. */
function hexFor({ q, r, blocked, elevation, arena, ground, footing }: House["map"]["hexes"][number]): JsonObject {
  return {
    q,
    r,
    ...(blocked === undefined ? {} : { blocked }),
    ...(elevation === undefined ? {} : { elevation }),
    ...(arena === undefined ? {} : { arena }),
    ...(ground === undefined ? {} : { ground }),
    ...(footing === undefined ? {} : { footing }),
  };
}
