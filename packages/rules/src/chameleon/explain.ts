// "Why?": the clauses and the sum behind a number, from what the reader was told and from nothing else.
import type { ToldEvent } from "../core/event.ts";
import type { Addend, Explanation } from "../ruleset.ts";
import type { ChameleonEvent, PostureCause } from "./events.ts";

type Explainer = (told: ToldEvent) => Explanation;

const explainers: { readonly [T in ChameleonEvent["type"]]?: Explainer } = {
  roundStarted: clauses("CH-3.1", "CH-2.2", "CH-2.3", "CH-2.4"),
  turnSkipped: ({ reason }) => ({ clauses: reason === "flustered" ? ["CH-3.3", "CH-13.3"] : ["CH-3.3"] }),
  fightEnded: clauses("CH-8.9", "CH-8.11"),

  positionRolled: clauses("CH-14.1"),
  guessed: clauses("CH-6.2"),
  positionRevealed: ({ value }) => ({ clauses: ["CH-6.3", "CH-19.2"], total: number(value) }),
  lowestDeclared: ({ value }) => ({ clauses: ["CH-6.4", "CH-19.3"], total: number(value) }),
  powerGained: clauses("CH-6.3", "CH-6.4", "CH-7.2"),

  postureChanged: explainPosture,
  maxPostureLowered: ({ max }) =>
    sum(
      ["CH-12.2", "CH-12.4"],
      [
        ["maxBefore", number(max) + 1],
        ["deepFall", -1],
      ],
      number(max),
    ),
  flusterChanged: ({ fluster }) => ({ clauses: ["CH-13.1", "CH-13.2", "CH-13.4"], total: number(fluster) }),
  flustered: clauses("CH-13.3"),

  damageRolled: explainDamage,
  damageDealt: ({ amount }) => ({ clauses: ["CH-8.5"], total: number(amount) }),
  injured: ({ amount, injury }) =>
    sum(
      ["CH-8.6"],
      [
        ["injuryBefore", number(injury) - number(amount)],
        ["damage", number(amount)],
      ],
      number(injury),
    ),
  droppedOut: ({ how }) => ({ clauses: how === "dead" ? ["CH-8.7", "CH-8.8", "CH-17.6"] : ["CH-8.7"] }),
  shotRolled: ({ power, perPower, chance }) =>
    sum(
      ["CH-17.5"],
      [
        ["power", number(power)],
        ["chancePerPower", `× ${number(perPower)}`],
      ],
      number(chance),
    ),
  skillRolled: explainSkill,
  recoveryResolved: ({ success, amount }) => ({
    clauses: success === true ? ["CH-11.3"] : ["CH-11.4"],
    total: number(amount),
  }),
  conditionGained: ({ key }) => ({ clauses: key === "asleep" ? ["CH-18.5"] : ["CH-17.9"] }),
  conditionLost: ({ key }) => ({ clauses: key === "asleep" ? ["CH-18.5"] : ["CH-17.9"] }),

  specialCharged: ({ power, progress }) =>
    sum(
      ["CH-10.4"],
      [
        ["storedBefore", number(progress) - number(power)],
        ["power", number(power)],
      ],
      number(progress),
    ),
  specialDone: clauses("CH-10.3", "CH-10.4"),
  specialFailed: clauses("CH-10.3"),
  itemSpent: clauses("CH-17.7"),
  surpriseChecked: ({ chance }) => ({ clauses: ["CH-15.1"], total: number(chance) }),
  surprised: ({ amount }) => ({ clauses: ["CH-15.2"], total: number(amount) }),
};

/** Why an event came out as it did, as far as its reader was told. */
export function explain(told: ToldEvent): Explanation | undefined {
  const table: Readonly<Record<string, Explainer | undefined>> = explainers;
  return Object.hasOwn(explainers, told.type) ? table[told.type]?.(told) : undefined;
}

function clauses(...named: readonly string[]): Explainer {
  return () => ({ clauses: named });
}

type Row = readonly [term: string, value: number | string];

function sum(named: readonly string[], rows: readonly Row[], total: number): Explanation {
  return { clauses: named, sum: rows.map(([term, value]): Addend => ({ term, value })), total };
}

/** The same, with a last row for what a limit took away or added, if it did. */
function sumWithin(named: readonly string[], rows: readonly (readonly [string, number])[], total: number): Explanation {
  const missing = total - rows.reduce((whole, [, value]) => whole + value, 0);
  return sum(named, missing === 0 ? rows : [...rows, ["limit", missing]], total);
}

const postureClauses: Readonly<Record<PostureCause, readonly string[]>> = {
  break: ["CH-7.1", "CH-7.2"],
  recovery: ["CH-11.3"],
  interference: ["CH-11.5"],
  surprise: ["CH-15.2"],
  roundEnd: ["CH-12.3"],
  maxLowered: ["CH-12.5"],
};

function explainPosture({ by, posture, cause, power, bonus }: ToldEvent): Explanation {
  const why = isPostureCause(cause) ? cause : "break";
  const before: readonly [string, number] = ["postureBefore", number(posture) - number(by)];
  const named = postureClauses[why];
  if (power === undefined) return sum(named, [before, [why, number(by)]], number(posture));
  const signed = (value: unknown) => (why === "recovery" ? number(value) : 0 - number(value));
  const bonusRow = bonus === undefined ? [] : [["breakBonus", signed(bonus)] as const];
  const rows = [before, ["power", signed(power)] as const, ...bonusRow];
  return sumWithin(bonus === undefined ? named : [...named, "CH-17.8"], rows, number(posture));
}

function isPostureCause(cause: unknown): cause is PostureCause {
  return typeof cause === "string" && Object.hasOwn(postureClauses, cause);
}

function explainDamage({ weaponPower, posture, full }: ToldEvent): Explanation {
  if (weaponPower === undefined) return sumWithin(["CH-17.5", "CH-8.5"], [["shotDamage", number(full)]], number(full));
  const rows = [["posture", number(posture)] as const, ["weaponPower", number(weaponPower)] as const];
  return sumWithin(["CH-8.2", "CH-8.3"], rows, number(full));
}

/** The lowest of three counts. */
function explainSkill({ base, concentration, power, cap, target }: ToldEvent): Explanation {
  const rows: readonly Row[] = [
    ["base", number(base)],
    ["concentration", number(concentration)],
    ["cap", `${number(power)} × 20 = ${number(cap)}`],
  ];
  return sum(["CH-9.3", "CH-9.4"], rows, number(target));
}

/** A told field that is a number: every field read here is public. */
function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
