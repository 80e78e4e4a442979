// CF-11.9, CF-1.7, CF-14.3: the GM sets a value by hand, with the consequences that it has.
import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { Json } from "../../core/json.ts";
import { refuse } from "../../core/refusal.ts";
import { wrongArgument } from "../commands/arguments.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { type Adjustable, isPublicPath, readPath, usesAtMost, zoneOf } from "../rules/adjustable.ts";
import { seatsKnowing } from "../rules/control.ts";
import { isMark } from "../rules/movement.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import type { CfDraft } from "../steps/draft.ts";
import { settleHp } from "../steps/hitPoints.ts";
import { isFighting, isMendingTime } from "./fighting.ts";

/** Lowest HP that can be set. */
const LOWEST_HP = -999;
/** Farthest from 0 that a total can be set. */
const FARTHEST_INITIATIVE = 99;
/** The name of a mark (§4 `place`), in the field or not. */
const ZONE = /^m(0|-?[1-9][0-9]*)$/;

type Given = CommonArguments["adjust"];

/**
 * `adjust {path, set|add, reason}`. Whoever has left the field is no target. In set-up of a later fight wounds and uses are
 * mended; totals and marks come with the start.
 */
export const adjust: CommonRule<CfFight, CfEvent, Given> = {
  isPhase: isMendingTime,
  obstacle: (fight, { as }) => (fighterOf(fight, as ?? "").isRemoved ? "badTarget" : undefined),
  decide(draft, { as, args }) {
    const fighter = fighterOf(draft.state, as);
    const place = readPath(fighter, args.path) ?? wrongArgument("path", "no such value here");
    if (isPublicPath(place) && !isFighting(draft.state)) wrongArgument("path", "not before the start");
    const value = place.kind === "mark" ? readZone(draft.state, args) : readNumber(fighter, place, args);
    const { path, reason } = args;
    const knownTo = seatsKnowing(draft.state, fighter);
    draft.emit({ type: "adjusted", as, path, value, reason, isPublic: isPublicPath(place), knownTo });
    if (place.kind === "hp" || place.kind === "maxHp") settleAdjustedHp(draft, as, fighter.isDead);
    drawConsequences(draft);
  },
};

/** Back from death with HP above 0 it is awake at once (CF-11.9). */
function settleAdjustedHp(draft: CfDraft, as: string, wasDead: boolean): void {
  const { hp, isDead } = fighterOf(draft.state, as);
  if (wasDead && !isDead && hp > 0) draft.emit({ type: "woke", as });
  settleHp(draft, as);
}

function readZone(fight: CfFight, { set, add }: Given): string {
  if (add !== undefined || typeof set !== "string" || !ZONE.test(set)) {
    wrongArgument(add === undefined ? "set" : "add", "a mark, for example m5");
  }
  const mark = Number(set.slice(1));
  if (!isMark(fight, mark)) refuseRange("set", "a mark of the field");
  return zoneOf(mark);
}

function readNumber(fighter: Fighter, place: Exclude<Adjustable, { kind: "mark" }>, { set, add }: Given): number {
  const field = add === undefined ? "set" : "add";
  const given: Json | undefined = add ?? set;
  if (typeof given !== "number" || !Number.isSafeInteger(given)) return wrongArgument(field, "a whole number");
  const { now, min, max } = boundsOf(fighter, place);
  const wanted = add === undefined ? given : now + given;
  const value = place.kind === "hp" ? Math.min(wanted, max) : wanted;
  if (value < min || value > max) refuseRange(field, `${min} to ${max}`);
  return value;
}

function refuseRange(field: string, allowed: string): never {
  refuse("outOfRange", `${field}: ${allowed}`, { field });
}

type Bounds = { readonly now: number; readonly min: number; readonly max: number };

function boundsOf(fighter: Fighter, place: Exclude<Adjustable, { kind: "mark" }>): Bounds {
  switch (place.kind) {
    case "hp":
      return { now: fighter.hp, min: LOWEST_HP, max: fighter.maxHp };
    case "maxHp":
      return { now: fighter.maxHp, min: 1, max: 999 };
    case "uses":
      return { now: fighter.uses[place.id] ?? 0, min: 0, max: usesAtMost(fighter, place.id) };
    case "initiative":
      return { now: fighter.initiative ?? 0, min: -FARTHEST_INITIATIVE, max: FARTHEST_INITIATIVE };
    case "defense":
      return { now: fighter.sheet.defenses[place.defense], min: 0, max: 60 };
  }
}
