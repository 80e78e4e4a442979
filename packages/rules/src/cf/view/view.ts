// §4: the table as one viewer may see it.
import type { Json, JsonObject } from "../../core/json.ts";
import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { type CfFight, fighterOf, type TieGroup } from "../fight.ts";
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
  const ties = tiesKnown(fight, knows);
  return {
    ruleset: "cf",
    phase: fight.phase,
    round: fight.round,
    ...(fight.turn !== undefined && { turn: fight.turn.as }),
    active: activeOf(fight, ties),
    order: fight.order.map((id) => orderEntry(fight, id)),
    combatants: Object.fromEntries(
      fight.combatants.map((fighter) => [
        fighter.id,
        combatantView(fight, fighter, { isPrivateKnown: knows(fighter), isGm }),
      ]),
    ),
    map: mapOf(fight),
    board: boardOf(fight, ties, isGm),
    prompts: promptsOf(fight, viewer, knows),
  };
}

/** The groups that wait, to those who know one of their members (CF-16.2). */
function tiesKnown(fight: CfFight, knows: Knowledge): readonly TieGroup[] {
  return fight.ties.filter(({ ids }) => ids.some((id) => knows(fighterOf(fight, id))));
}

function activeOf({ phase, turn, openMove }: CfFight, ties: readonly TieGroup[]): readonly string[] {
  if (phase === "ties") return ties.flatMap(({ ids }) => ids);
  const acting = phase === "opportunity" ? openMove?.asked : phase === "turn" ? turn?.as : undefined;
  return acting === undefined ? [] : [acting];
}

function orderEntry(fight: CfFight, id: string): OrderEntry {
  const fighter = fighterOf(fight, id);
  const { initiative } = fighter;
  return { id, ...(initiative !== undefined && { initiative }), status: statusOf(fight, fighter) };
}

/** The line of marks, only those with somebody or something (CF-6.1, CF-6.6). */
function mapOf(fight: CfFight): JsonObject {
  const here = fight.combatants.filter(({ isRemoved }) => !isRemoved);
  const marks = [...new Set([...here, ...fight.ground].map(({ at }) => at))].sort((a, b) => a - b);
  const zones = marks.map((at): [string, JsonObject] => {
    const members = here.filter((fighter) => fighter.at === at).map(({ id }) => id);
    const lying = fight.ground.filter((one) => one.at === at);
    const ground = lying.map((one) => ({ id: idOnGround(one), name: one.item.name }));
    return [zoneOf(at), { at, members, ground }];
  });
  return { from: fight.house.fieldFrom, to: fight.house.fieldTo, zones: Object.fromEntries(zones) };
}

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
