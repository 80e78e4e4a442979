// §4: the table as one viewer may see it.
import type { Json, JsonObject } from "../../core/json.ts";
import { isAmong, type KnownIds, knownIds } from "../../core/knownIds.ts";
import { memo } from "../../core/memo.ts";
import type { Viewer } from "../../core/seat.ts";
import { combatantsById, type OrderEntry, type TableView } from "../../core/tableView.ts";
import { type CfFight, fighterOf, type TieGroup, type Turn } from "../fight.ts";
import type { House } from "../house.ts";
import { zoneOf } from "../rules/adjustable.ts";
import { type Knowledge, knowledgeOf } from "../rules/control.ts";
import { idOnGround } from "../rules/items.ts";
import { askedSeats } from "../rules/ties.ts";
import { combatantView, statusOf } from "./combatant.ts";
import { promptsOf } from "./prompts.ts";

/** Seconds of the game world in a round (CF-1.1). */
const SECONDS = 6;

/** The table, field by field. */
export function view(fight: CfFight, viewer: Viewer): TableView {
  const knows = knowledgeOf(fight, viewer);
  const isGm = viewer === "gm" || viewer === "omniscient";
  const table = tableOf(fight, knownIds(fight.combatants, knows), isGm);
  return { ...table, prompts: promptsOf(fight, viewer, knows) };
}

/** What all those are shown alike who know the private data of the same combatants. */
const tableOf = memo((fight: CfFight, known: KnownIds, isGm: boolean): Omit<TableView, "prompts"> => {
  const knows = isAmong(known);
  const ties = tiesKnown(fight, knows);
  return {
    ruleset: "cf",
    phase: fight.phase,
    round: fight.round,
    ...(fight.turn !== undefined && { turn: fight.turn.as }),
    active: activeOf(fight, ties),
    order: orderOf(fight.combatants, fight.order, fight.turn),
    combatants: combatantsById(
      fight.combatants.map((fighter) => combatantView(fight, fighter, { isPrivateKnown: knows(fighter), isGm })),
    ),
    map: mapOf(fight.combatants, fight.ground, fight.house),
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

const orderOf = memo(
  (combatants: CfFight["combatants"], order: CfFight["order"], turn: Turn | undefined): readonly OrderEntry[] => {
    const byId = new Map(combatants.map((fighter) => [fighter.id, fighter]));
    return order.flatMap((id) => {
      const fighter = byId.get(id);
      if (fighter === undefined) return [];
      const { initiative } = fighter;
      return { id, ...(initiative !== undefined && { initiative }), status: statusOf({ turn }, fighter) };
    });
  },
);

/** The line of marks, only those with somebody or something (CF-6.1, CF-6.6). */
const mapOf = memo((combatants: CfFight["combatants"], ground: CfFight["ground"], house: House): JsonObject => {
  const here = combatants.filter(({ isRemoved }) => !isRemoved);
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
