/** "Why?": the clauses behind an event and the sum behind its number, from what was told alone. */
import type { ToldEvent } from "../core/event.ts";
import type { Json } from "../core/json.ts";
import type { Addend, Explanation } from "../ruleset.ts";
import type { KengiEvent } from "./events.ts";

type Reason = (told: ToldEvent) => Explanation;

/** Clauses alone, for events without a number to ask about. */
function by(...clauses: readonly string[]): Reason {
  return () => ({ clauses });
}

const reasons: Readonly<Partial<Record<KengiEvent["type"], Reason>>> = {
  turnStarted: by("KG-2.1", "KG-5.9"),
  initiativeRolled: by("KG-2.2"),
  orderSet: by("KG-2.1", "KG-2.4"),
  fightEnded: by("KG-10.2", "KG-10.5"),

  prepared: by("KG-4.4"),
  preparationLost: by("KG-4.4"),
  stanceTaken: by("KG-4.7"),
  weaponChanged: by("KG-1.3"),
  acted: by("KG-1.3"),
  healed: healing("KG-7.13", "KG-7.15"),
  fleeRolled: (told) => ({ clauses: ["KG-10.3"], ...dieAndRest(told) }),
  fled: by("KG-10.3", "KG-7.12"),
  fleeFailed: by("KG-10.3"),
  gaveUp: by("KG-10.4"),

  attackDeclared: by("KG-3.1", "KG-3.2"),
  techniquesRevealed: by("KG-11.2"),
  attackRolled: (told) => ({ clauses: ["KG-3.3", ...clausesOfUse(told)], ...rolled(told) }),
  defenceChosen: by("KG-5.1"),
  openingsGained: by("KG-5.8", "KG-5.9"),
  defenceRolled: (told) => ({ clauses: [...clausesOfGuard(told), ...clausesOfUse(told)], ...rolled(told) }),
  attackHit: by("KG-5.11"),
  attackDefended: by("KG-5.11"),
  counterTriggered: by("KG-9.1", "KG-9.3"),
  attacksCancelled: by("KG-9.2"),

  damageDealt: (told) => ({ clauses: [clauseOfDamage(told), ...clausesOfUse(told), "KG-6.4"], ...summed(told) }),
  noDamage: (told) => ({ clauses: [clauseOfDamage(told), ...clausesOfUse(told), "KG-6.3"], ...summed(told) }),
  seriousWound: by("KG-7.1", "KG-7.2"),
  resistanceRolled: (told) => ({ clauses: ["KG-7.2"], ...rolled(told) }),
  lostWill: by("KG-7.4", "KG-7.12"),
  attributeDoubled: by("KG-7.3", "KG-7.10"),
  mortalWound: by("KG-7.1", "KG-7.5"),
  mortalChosen: by("KG-7.5", "KG-7.6"),
  bled: by("KG-7.6"),
  died: by("KG-7.8", "KG-7.6"),

  firstAidGiven: healing("KG-10.7", "KG-7.15"),
  salveUsed: healing("KG-10.8", "KG-7.15"),
  finished: by("KG-10.9"),
  turnSkipped: by("KG-2.5"),
  tiesOrdered: by("KG-2.2"),
};

/** The clauses and the sum behind an event as it was told; nothing where there is nothing to ask. */
export function explain(told: ToldEvent): Explanation | undefined {
  const table: Readonly<Record<string, Reason>> = reasons;
  return Object.hasOwn(table, told.type) ? table[told.type]?.(told) : undefined;
}

/** KG-3.4 and KG-4.7, where techniques or a stance are in the sum. */
function clausesOfUse({ parts }: ToldEvent): readonly string[] {
  const isIn = (term: string) => addendsOf(parts).some((addend) => addend.term === term);
  return [...(isIn("techniques") ? ["KG-3.4"] : []), ...(isIn("stance") ? ["KG-4.7"] : [])];
}

/** Which formula of the guard value it was, as far as the terms show. */
function clausesOfGuard({ parts }: ToldEvent): readonly string[] {
  if (!isObject(parts)) return ["KG-5.2", "KG-5.3", "KG-5.4", "KG-5.5"];
  return "dexterity" in parts ? ["KG-5.2", "KG-5.4"] : ["KG-5.3", "KG-5.5"];
}

function clauseOfDamage({ parts }: ToldEvent): string {
  return isObject(parts) && "dexterity" in parts ? "KG-6.2" : "KG-6.1";
}

type Sum = { readonly sum?: readonly Addend[]; readonly total?: number };

/** Die and terms; for a reader who was not told the terms, die and rest. */
function rolled(told: ToldEvent): Sum {
  const { die, total, parts } = told;
  if (typeof die !== "number" || typeof total !== "number") return {};
  return isObject(parts) ? { sum: [{ term: "die", value: die }, ...addendsOf(parts)], total } : dieAndRest(told);
}

function dieAndRest({ die, total }: ToldEvent): Sum {
  if (typeof die !== "number" || typeof total !== "number") return {};
  const sum = [
    { term: "die", value: die },
    { term: "rest", value: total - die },
  ];
  return { sum, total };
}

/** The terms of a damage, which may come to 0 or less. */
function summed({ parts, amount }: ToldEvent): Sum {
  const sum = addendsOf(parts);
  if (sum.length === 0) return typeof amount === "number" ? { total: amount } : {};
  return { sum, total: sum.reduce((total, { value }) => total + value, 0) };
}

/** Every term that is not 0, in the order of the formula. */
function addendsOf(parts: Json | undefined): readonly (Addend & { readonly value: number })[] {
  if (!isObject(parts)) return [];
  return Object.entries(parts).flatMap(([term, value]) =>
    typeof value === "number" && value !== 0 ? [{ term, value }] : [],
  );
}

/** What the dice gave, and a fixed bonus if there was one. */
function healing(...clauses: readonly string[]): Reason {
  return ({ faces, amount }) => {
    if (!Array.isArray(faces) || typeof amount !== "number") return { clauses };
    const dice = faces.map((face: Json) => ({ term: "die", value: Number(face) }));
    const bonus = amount - dice.reduce((total, { value }) => total + value, 0);
    return { clauses, sum: [...dice, ...(bonus === 0 ? [] : [{ term: "bonus", value: bonus }])], total: amount };
  };
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json | undefined } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
