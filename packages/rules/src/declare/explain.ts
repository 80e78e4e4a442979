import type { ToldEvent } from "../core/event.ts";
import type { Json } from "../core/json.ts";
import type { Addend, Explanation } from "../ruleset.ts";
import type { DeclareEvent } from "./events.ts";

// "Why?": the clauses behind an event and the sum behind its number, from what was told and nothing else.

type Reason = (told: ToldEvent) => Explanation;

/** Clauses alone, for events without a number to ask about. */
function by(...clauses: readonly string[]): Reason {
  return () => ({ clauses });
}

const reasons: Readonly<Partial<Record<DeclareEvent["type"], Reason>>> = {
  roundStarted: by("DC-1.1", "DC-1.3"),
  roundEnded: by("DC-9.2"),
  executionStarted: by("DC-2.11", "DC-3.1"),
  groupStarted: by("DC-3.1", "DC-3.2"),
  fightEnded: by("DC-9.1", "DC-9.3"),
  declarationMade: by("DC-2.1", "DC-2.5"),
  declarationChanged: by("DC-2.6"),
  declarationWithdrawn: by("DC-2.6"),
  declarationsPublished: by("DC-2.3"),
  turnSkipped: by("DC-2.7", "DC-3.3"),
  passed: by("DC-3.2"),
  actionForgone: by("DC-3.3"),
  actionWasted: by("DC-3.2"),
  actionExecuted: by("DC-3.3"),
  moved: by("DC-3.9"),
  actionPerformed: by("DC-3.11"),
  fled: by("DC-3.10"),
  actionLost: by("DC-4.3", "DC-4.8", "DC-4.11"),
  actionRuled: by("DC-4.5"),
  reactionsAsked: by("DC-4.2", "DC-4.10"),
  reactionChosen: by("DC-4.2", "DC-4.10", "DC-5.3", "DC-5.4", "DC-5.5"),
  reactionChecked: (told) => ({ clauses: ["DC-4.7"], sum: termsOf(told), ...totalOf(told.total) }),
  reactionResolved: by("DC-4.6", "DC-4.7"),
  opposedRoll,
  attackUnopposed: by("DC-4.11"),
  attackMissed: by("DC-5.2"),
  attackHit: damage,
  damageDealt: (told) => ({ clauses: ["DC-3.6", "DC-7.4"], ...totalOf(told.amount) }),
  heavyBlow,
  incapacitated: by("DC-7.5", "DC-8.1"),
};

/** The clauses and the sum behind an event as it was told; nothing where there is nothing to ask. */
export function explain(told: ToldEvent): Explanation | undefined {
  const table: Readonly<Record<string, Reason>> = reasons;
  return Object.hasOwn(table, told.type) ? table[told.type]?.(told) : undefined;
}

/** Both achievements, one after the other: the attacker's must be the higher. */
function opposedRoll({ attack, defence }: ToldEvent): Explanation {
  const [attacking, defending] = [termsOf(attack), termsOf(defence)];
  const totals = [fieldOf(attack, "total"), fieldOf(defence, "total")].map(Number);
  const terms = [...attacking, ...defending].map(({ term }) => term);
  return {
    clauses: ["DC-5.1", "DC-5.2", ...clausesOfTerms(terms)],
    sum: [
      ...attacking,
      { term: "attack", value: Number(totals[0]) },
      ...defending,
      { term: "defence", value: Number(totals[1]) },
    ],
    total: totals.join(" : "),
  };
}

function clausesOfTerms(terms: readonly string[]): readonly string[] {
  return [...clausesOfWay(terms), ...(terms.includes("hotSoul") ? ["DC-6.1"] : [])];
}

/** Which kind of hit check it was, as far as the terms show. */
function clausesOfWay(terms: readonly string[]): readonly string[] {
  if (terms.includes("shooting") || terms.includes("sense")) return ["DC-5.5", "DC-5.6"];
  if (terms.includes("athletics")) return ["DC-5.4"];
  return terms.includes("rest") ? ["DC-5.3", "DC-5.4", "DC-5.5"] : ["DC-5.3"];
}

/** DC-7.3: what comes to less than 0 counts as 0. */
function damage({ damage: amount, parts }: ToldEvent): Explanation {
  const sum = addendsOf(parts);
  const isShot = sum.length > 0 && !sum.some(({ term }) => term === "damageBonus");
  const clauses = [...(sum.length === 0 ? ["DC-7.1", "DC-7.2"] : [isShot ? "DC-7.2" : "DC-7.1"]), "DC-7.3"];
  return { clauses, ...(sum.length === 0 ? {} : { sum }), ...totalOf(amount) };
}

function heavyBlow({ roundDamage, base }: ToldEvent): Explanation {
  const clauses = ["DC-8.1", "DC-8.2", "DC-8.4"];
  if (typeof roundDamage !== "number" || typeof base !== "number") return { clauses };
  const sum = [
    { term: "roundDamage", value: roundDamage },
    { term: "base", value: base },
  ];
  return { clauses, sum, total: `2 × ${roundDamage} > ${base}` };
}

/** The terms of an achievement; for a reader who was not told them, the dice and the rest. */
function termsOf(achievement: Json | undefined): readonly Addend[] {
  const parts = addendsOf(fieldOf(achievement, "parts"));
  if (parts.length > 0) return parts;
  const faces = fieldOf(achievement, "faces");
  const dice = Array.isArray(faces) ? faces.reduce((sum: number, face: Json) => sum + Number(face), 0) : 0;
  return [
    { term: "dice", value: dice },
    { term: "rest", value: Number(fieldOf(achievement, "total")) - dice },
  ];
}

function addendsOf(parts: Json | undefined): readonly Addend[] {
  if (!Array.isArray(parts)) return [];
  return parts.map((part: Json) => ({ term: String(fieldOf(part, "term")), value: Number(fieldOf(part, "value")) }));
}

function fieldOf(value: Json | undefined, field: string): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, field) ? Object.entries(value).find(([key]) => key === field)?.[1] : undefined;
}

function totalOf(total: Json | undefined): { readonly total?: number } {
  return typeof total === "number" ? { total } : {};
}
