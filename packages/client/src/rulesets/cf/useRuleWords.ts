import type { ConditionRule } from "@yomiai/rules/info/cf";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { showSigned } from "../../ui/digits.ts";
import { useSay } from "./useSay.ts";

/**
 * Tells what a condition does, entry by entry, in the words of the form that declares it.
 * @param names of conditions that the table is about to get
 */
export function useRuleWords(
  names: readonly { readonly key: string; readonly name: string }[],
): (rule: ConditionRule) => readonly string[] {
  const words = useWords();
  const say = useSay();
  const label = (entry: string) => words.terms?.sheet[entry]?.name ?? words.label(entry) ?? entry;
  const named = (keys: readonly string[]) =>
    words.list(keys.map((key) => names.find((one) => one.key === key)?.name ?? conditionName(key, words)));
  const told = (entry: string, value: NonNullable<ConditionRule[keyof ConditionRule]>): string => {
    if (value === true) return label(entry);
    if (entry === "speedAtMost") return say("ruleValue", { what: label(entry), value: String(value) });
    if (typeof value === "number") return `${label(entry)} ${showSigned(value)}`;
    if (typeof value === "string") return say("ruleValue", { what: label(entry), value: words.value(entry, value) });
    if (Array.isArray(value)) return say("ruleValue", { what: label(entry), value: named(value) });
    const skills = Object.entries(value).map(([skill, by]) => `${words.value("skill", skill)} ${showSigned(by)}`);
    return words.list(skills);
  };
  return (rule) =>
    Object.entries(rule).flatMap(([entry, value]) =>
      value === undefined || value === false ? [] : [told(entry, value)],
    );
}
