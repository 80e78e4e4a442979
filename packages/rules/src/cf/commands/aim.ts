// CF-8.12, CF-6.7: at whom or what a special or spell is aimed.
import type { PromptField } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { marksWithin } from "../rules/movement.ts";
import { isPresent } from "../rules/standing.ts";
import { centresInReach, isInReach, isTarget, meetsSomebody, targetsInArea } from "../rules/targets.ts";
import type { Area } from "../sheet/powers.ts";
import { type Given, readAbsent, readCombatant, wrongArgument } from "./arguments.ts";
import { readInReach, readMark, readTarget, refuseTarget } from "./read.ts";

/** How something is aimed. */
export type Aim = {
  /** Metres. */
  readonly reach: number;
  readonly area?: Area | undefined;
  /** Who may be the single target: others, oneself as well, or oneself alone without being named. */
  readonly single: "others" | "anyone" | "self";
  /** Metres that the user itself is carried. */
  readonly teleport?: number | undefined;
};

/** Where it goes, and whom it meets in listing order. */
export type Aimed = {
  readonly targets: readonly string[];
  /** As the events tell it. */
  readonly told: { readonly target?: string; readonly at?: number; readonly to?: number };
};

/** Arguments that an aim may take. */
export const AIM_ARGUMENTS = ["target", "at", "to"] as const;

/** Does an area around the user meet nobody? Then it is refused where it is named (§6). */
export function meetsNobody(fight: CfFight, user: Fighter, { area }: Aim): boolean {
  return area?.origin === "self" && !meetsSomebody(fight, user, area, user.at);
}

/** Reads `target`, `at` and `to`, whichever the aim takes; the others must be absent. */
export function readAim(fight: CfFight, user: Fighter, given: Given, aim: Aim): Aimed {
  const target = takesTarget(aim) ? readSingle(fight, user, given, aim) : readAbsent(given, "target");
  const at = takesCentre(aim) ? readCentre(fight, user, given, aim) : readAbsent(given, "at");
  const to = aim.teleport === undefined ? readAbsent(given, "to") : readGoal(fight, user, given, aim.teleport);
  const told = {
    ...(target !== undefined && { target }),
    ...(at !== undefined && { at }),
    ...(to !== undefined && { to }),
  };
  return { targets: targetsOf(fight, user, aim, { target, at }), told };
}

/** The fields of a prompt for this aim, or nothing if it can be aimed at nothing. */
export function aimFields(
  fight: CfFight,
  user: Fighter,
  aim: Aim,
  mayGo: (mark: number) => boolean = () => true,
): { readonly fields: readonly PromptField[]; readonly targets: readonly string[] } | undefined {
  if (meetsNobody(fight, user, aim)) return undefined;
  const targets = takesTarget(aim) ? singlesInReach(fight, user, aim) : [];
  const centres = takesCentre(aim) && aim.area ? centresInReach(fight, user, aim.area, aim.reach) : [];
  const goals = goalsOf(fight, user, aim).filter(mayGo);
  const isShort =
    (takesTarget(aim) && targets.length === 0) ||
    (takesCentre(aim) && centres.length === 0) ||
    (aim.teleport !== undefined && goals.length === 0);
  if (isShort) return undefined;
  const fields: PromptField[] = [];
  if (takesTarget(aim)) fields.push({ name: "target", kind: "combatant", options: targets });
  if (takesCentre(aim)) fields.push({ name: "at", kind: "choice", options: centres });
  if (aim.teleport !== undefined) fields.push({ name: "to", kind: "choice", options: goals });
  return { fields, targets };
}

function takesTarget({ area, single }: Aim): boolean {
  return area === undefined && single !== "self";
}

function takesCentre({ area }: Aim): boolean {
  return area?.origin === "point";
}

function targetsOf(
  fight: CfFight,
  user: Fighter,
  { area }: Aim,
  read: { readonly target: string | undefined; readonly at: number | undefined },
): readonly string[] {
  if (area !== undefined) return targetsInArea(fight, user, area, read.at ?? user.at);
  return [read.target ?? user.id];
}

function readSingle(fight: CfFight, user: Fighter, given: Given, aim: Aim): string {
  if (aim.single !== "anyone") return readTarget(fight, user, given, aim.reach);
  const target = readCombatant(fight, given, "target");
  if (!isPresent(target)) refuseTarget("present");
  return readInReach(user, target, aim.reach);
}

function singlesInReach(fight: CfFight, user: Fighter, { single, reach }: Aim): readonly string[] {
  const isOpen = (c: Fighter) => (single === "anyone" ? isPresent(c) : isTarget(user, c));
  return fight.combatants.filter((c) => isOpen(c) && isInReach(user, c, reach)).map(({ id }) => id);
}

function readCentre(fight: CfFight, user: Fighter, given: Given, { area, reach }: Aim): number {
  const mark = readMark(fight, user, given, { field: "at", metres: reach });
  if (area !== undefined && !meetsSomebody(fight, user, area, mark)) {
    refuse("badTarget", "at: nobody would be met there", { field: "at" });
  }
  return mark;
}

/** Any other mark within the metres; the own one is no goal (CF-6.7). */
function readGoal(fight: CfFight, user: Fighter, given: Given, metres: number): number {
  if (given.to === user.at) wrongArgument("to", "another mark than one's own");
  return readMark(fight, user, given, { field: "to", metres });
}

function goalsOf(fight: CfFight, user: Fighter, { teleport }: Aim): readonly number[] {
  if (teleport === undefined) return [];
  return marksWithin(fight, user.at, teleport).filter((mark) => mark !== user.at);
}
