// §4: the table as one viewer may see it.
import type { Json, JsonObject } from "../../core/json.ts";
import { keptList } from "../../core/kept.ts";
import { memoLatest } from "../../core/memo.ts";
import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { tieBreaksOf } from "../../core/tieBreaks.ts";
import { type CfFight, type Fighter, fighterOf, type TieGroup } from "../fight.ts";
import type { House } from "../house.ts";
import { zoneOf } from "../rules/adjustable.ts";
import { type Knowledge, type Known, knownTo } from "../rules/control.ts";
import { idOnGround } from "../rules/items.ts";
import { tieBreakBetween } from "../rules/tieBreak.ts";
import { askedSeats, inOrder } from "../rules/ties.ts";
import { combatantsKnown, statusOf } from "./combatant.ts";
import { promptsOf } from "./prompts.ts";

/** Seconds of the game world in a round (CF-1.1). */
const SECONDS = 6;

/** The table, field by field. */
export function view(fight: CfFight, viewer: Viewer): TableView {
  const known = knownTo(fight, viewer);
  const isGm = viewer === "gm" || viewer === "omniscient";
  return { ...tableOf(fight, known, isGm), prompts: promptsOf(fight, viewer, known.knows) };
}

/** What all those are shown alike who know the private data of the same combatants. */
const tableOf = memoLatest((fight: CfFight, known: Known, isGm: boolean): Omit<TableView, "prompts"> => {
  const ties = tiesKnown(fight, known.knows);
  return {
    ruleset: "cf",
    phase: fight.phase,
    round: fight.round,
    ...(fight.turn !== undefined && { turn: fight.turn.as }),
    active: activeOf(fight, ties),
    order: orderOf(fight),
    ...tieBreaksOf(inOrder(fight), (...both) => tieBreakBetween(fight, known.knows, both)),
    combatants: combatantsKnown(fight, known, isGm),
    map: mapOf(placesOf(fight.house, fight.combatants), fight.ground, fight.house),
    board: boardOf(fight, ties, isGm),
  };
});

/** The groups that wait, to those who know one of their members (CF-16.2). */
function tiesKnown(fight: CfFight, knows: Knowledge): readonly TieGroup[] {
  return fight.ties.filter(({ ids }) => ids.some((id) => knows(fighterOf(fight, id))));
}

function activeOf({ phase, turn, openMove }: CfFight, ties: readonly TieGroup[]): readonly string[] {
  if (phase === "ties") return ties.flatMap(({ ids }) => ids);
  const acting = phase === "opportunity" ? openMove?.asked : phase === "turn" ? turn?.as : undefined;
  return acting === undefined ? [] : [acting];
}

/** The order. Whoever has the turn shows it, the others stand as they would at anybody's. */
function orderOf(fight: CfFight): readonly OrderEntry[] {
  const { house, combatants, order, turn } = fight;
  const acting = turn === undefined ? undefined : statusOf({ turn }, fighterOf(fight, turn.as));
  return orderWith(entriesOf(house, combatants), order, turn?.as, acting);
}

const entriesOf = keptList((fighter: Fighter): OrderEntry => {
  const { id, initiative } = fighter;
  return { id, ...(initiative !== undefined && { initiative }), status: statusOf({}, fighter) };
});

const orderWith = memoLatest(
  (entries: readonly OrderEntry[], order: CfFight["order"], as: string | undefined, acting: string | undefined) => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return order.flatMap((id): OrderEntry[] => {
      const entry = byId.get(id);
      if (entry === undefined) return [];
      return [id === as && acting !== undefined ? { ...entry, status: acting } : entry];
    });
  },
);

/** Where everybody stands: the very same list until somebody moves. */
const placesOf = keptList(({ id, at, isRemoved }: Fighter): Place => ({ id, at, isRemoved }));

type Place = Pick<Fighter, "id" | "at" | "isRemoved">;

/** The line of marks, only those with somebody or something (CF-6.1, CF-6.6). */
const mapOf = memoLatest((places: readonly Place[], ground: CfFight["ground"], house: House): JsonObject => {
  const here = places.filter(({ isRemoved }) => !isRemoved);
  const marks = [...new Set([...here, ...ground].map(({ at }) => at))].sort((a, b) => a - b);
  const zones = marks.map((at): [string, JsonObject] => {
    const members = here.filter((fighter) => fighter.at === at).map(({ id }) => id);
    const lying = ground.filter((one) => one.at === at);
    return [zoneOf(at), { at, members, ground: lying.map((one) => ({ id: idOnGround(one), name: one.item.name })) }];
  });
  return { from: house.fieldFrom, to: house.fieldTo, zones: Object.fromEntries(zones) };
});

function boardOf(fight: CfFight, ties: readonly TieGroup[], isGm: boolean): Readonly<Record<string, Json>> {
  const { round, turn, openMove, outcome } = fight;
  const check = checkOf(fight, isGm);
  return {
    seconds: Math.max(0, round - 1) * SECONDS,
    ...(openMove?.asked !== undefined && {
      opportunity: { mover: openMove.mover, to: openMove.to, asked: openMove.asked },
    }),
    ...(turn?.question !== undefined && { asks: [{ as: turn.as, text: turn.question }] }),
    ...(check !== undefined && { check }),
    ...(ties.length > 0 && { ties: ties.map((group) => tieOf(fight, group)) }),
    ...(outcome !== undefined && { outcome }),
  };
}

/** Of those who are asked now what each has proposed, if anything (CF-1.5). */
function tieOf(fight: CfFight, group: TieGroup): JsonObject {
  const proposals = askedSeats(fight, group).flatMap((seat): [string, Json][] => {
    const proposal = group.proposals[seat];
    return proposal === undefined ? [] : [[seat, proposal]];
  });
  return { ids: group.ids, proposals: Object.fromEntries(proposals) };
}

/** The latest check that the viewer may see; what had to be reached is the GM's (CF-14.1, CF-16.3). */
function checkOf({ checks }: CfFight, isGm: boolean): JsonObject | undefined {
  const check = isGm ? checks.latest : checks.latestPublic;
  if (check === undefined) return undefined;
  const { as, skill, total, dc, isSuccess } = check;
  const goal = isGm && dc !== undefined && isSuccess !== undefined ? { dc, success: isSuccess } : {};
  return { as, skill, total, ...goal };
}
