import type { Json, JsonObject } from "@yomiai/rules";
import { CONDITIONS, type ConditionRule } from "@yomiai/rules/info/cf";

/** A condition that may be set at this table. */
export type KnownCondition = {
  readonly key: string;
  /** Given at the table; those of the rules are called by the terms. */
  readonly name?: string;
  readonly rule: ConditionRule;
};

/** The conditions of the rules, then those that the table's house rules add. */
export function knownConditions(house: JsonObject): readonly KnownCondition[] {
  return [...Object.entries(CONDITIONS).map(([key, rule]) => ({ key, rule })), ...ownConditions(house.extraConditions)];
}

/** The table's own conditions as the house option `extraConditions` lists them; what is no condition is left out. */
export function ownConditions(value: Json | undefined): readonly (KnownCondition & { readonly name: string })[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json) => {
    if (!isRecord(item) || typeof item.key !== "string" || typeof item.name !== "string") return [];
    return [{ key: item.key, name: item.name, rule: (isRecord(item.rule) ? item.rule : {}) as ConditionRule }];
  });
}

/** Does it say by whom it is: domination, fear, and what lasts by the source's turns (CF-12.2)? */
export function needsSource(rule: ConditionRule, until: string): boolean {
  return until.startsWith("source") || rule.obeys === true || rule.flees === true;
}

/** May the GM take it away: not what another condition brings, nor unconsciousness by hit points (CF-12.5)? */
export function isClearable({ until }: { readonly until?: string }): boolean {
  return until !== "implied" && until !== "hp";
}

/** A key that none of these have, as the house rule wants keys: `own1`, `own2`, … */
export function freeKey(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`own${number}`)) number += 1;
  return `own${number}`;
}

/** A rule without what does nothing: 0, false, nothing listed. */
export function withoutNothing(rule: ConditionRule): ConditionRule {
  const something = Object.entries(rule).filter(
    ([entry, value]) =>
      (entry === "speedAtMost" && value !== undefined) ||
      !(
        value === undefined ||
        value === 0 ||
        value === false ||
        (typeof value === "object" && Object.keys(value).length === 0)
      ),
  );
  return Object.fromEntries(something);
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
