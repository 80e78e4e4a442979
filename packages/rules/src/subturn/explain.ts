import type { ToldEvent } from "../core/event.ts";
import type { Addend, Explanation } from "../ruleset.ts";

/** The clauses behind each event, and which of its fields the sum adds up to. Built from what its reader was told. */
type Reason = { readonly clauses: readonly string[]; readonly total?: string };

const REASONS: Readonly<Record<string, Reason>> = {
  mainTurnStarted: { clauses: ["ST-4.1", "ST-4.2"] },
  initiativeRolled: { clauses: ["ST-2.1", "ST-2.2", "ST-2.3"] },
  orderSet: { clauses: ["ST-2.3", "ST-2.4", "ST-2.5"] },
  subturnStarted: { clauses: ["ST-3.1", "ST-3.3"] },
  subturnEnded: { clauses: ["ST-1.3", "ST-3.2"] },
  subturnSkipped: { clauses: ["ST-3.1", "ST-3.7"] },
  usesRestored: { clauses: ["ST-3.3", "ST-4.2", "ST-5.5"] },
  aaGranted: { clauses: ["ST-3.3", "ST-6.1"] },
  endDeclared: { clauses: ["ST-3.6", "ST-6.2"] },
  fightEnded: { clauses: ["ST-24.1"] },
  recoveryChecked: { clauses: ["ST-3.3", "ST-21.1", "ST-23.1"], total: "targetNumber" },
  knockdownChecked: { clauses: ["ST-21.8"], total: "targetNumber" },
  landingChecked: { clauses: ["ST-16.4"], total: "targetNumber" },
  jumpChecked: { clauses: ["ST-11.2"], total: "targetNumber" },
  checkRolled: { clauses: ["ST-20.2", "ST-25.7"], total: "targetNumber" },
  effectApplied: { clauses: ["ST-3.3", "ST-4.2", "ST-23.1"] },
  conditionSet: { clauses: ["ST-5.4", "ST-23.1", "ST-23.2"] },
  conditionEnded: { clauses: ["ST-3.2", "ST-3.3", "ST-5.3", "ST-23.2"] },
  turned: { clauses: ["ST-10.3"] },
  moved: { clauses: ["ST-10.1", "ST-10.6"] },
  steppedIn: { clauses: ["ST-12.5", "ST-12.6"] },
  jumped: { clauses: ["ST-11.4", "ST-15.3", "ST-15.5"] },
  fell: { clauses: ["ST-16.1", "ST-16.2", "ST-18.2", "ST-18.3"], total: "damage" },
  borrowed: { clauses: ["ST-6.3", "ST-6.5"] },
  saved: { clauses: ["ST-6.4", "ST-6.5"] },
  fullMoveDeclared: { clauses: ["ST-17.6"] },
  postureChanged: { clauses: ["ST-19.2", "ST-19.3"] },
  actionTaken: { clauses: ["ST-5.6", "ST-12.1"] },
  attackDeclared: { clauses: ["ST-8.4", "ST-8.5", "ST-12.1"] },
  attackRolled: { clauses: ["ST-21.1", "ST-21.2"], total: "targetNumber" },
  defenseAsked: { clauses: ["ST-21.5"] },
  defenseRolled: { clauses: ["ST-8.4", "ST-21.6"], total: "targetNumber" },
  damaged: { clauses: ["ST-21.7"], total: "amount" },
  attackLapsed: { clauses: ["ST-24.2"] },
  feintDeclared: { clauses: ["ST-22.1"] },
  feintResolved: { clauses: ["ST-22.1", "ST-22.2"], total: "amount" },
  wentDown: { clauses: ["ST-21.8"] },
  died: { clauses: ["ST-21.8"] },
  bumped: { clauses: ["ST-25.6"] },
  revealed: { clauses: ["ST-25.2"] },
  concealed: { clauses: ["ST-25.2"] },
};

/** Clauses that a term of the sum brings in. */
const OF_TERM: Readonly<Record<string, string>> = {
  bigSwing: "ST-12.4",
  cap: "ST-12.4",
  stepIn: "ST-12.7",
  footing: "ST-20.2",
  airborne: "ST-15.2",
  feint: "ST-22.2",
  ground: "ST-20.1",
};

/** The answer to "why?" for an event as it was told: its clauses, and the sum where its reader knows the numbers. */
export function explain(told: ToldEvent): Explanation | undefined {
  const reason = Object.hasOwn(REASONS, told.type) ? REASONS[told.type] : undefined;
  if (reason === undefined) return undefined;
  const sum = sumOf(told);
  const total = reason.total === undefined ? undefined : told[reason.total];
  if (sum.length === 0 || typeof total !== "number") return { clauses: reason.clauses };
  const added = sum.flatMap(({ term }) => OF_TERM[term] ?? []);
  return { clauses: [...new Set([...reason.clauses, ...added])], sum, total };
}

/** The told sum, read back from what is JSON by now. */
function sumOf({ sum }: ToldEvent): readonly Addend[] {
  if (!Array.isArray(sum)) return [];
  return sum.flatMap((addend) => {
    if (typeof addend !== "object" || addend === null || !("term" in addend) || !("value" in addend)) return [];
    const { term, value } = addend;
    return typeof term === "string" && typeof value === "number" ? [{ term, value }] : [];
  });
}
