import type { Prompt, PromptField, Ruleset } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import { houseValues } from "../../play/houseValues.ts";
import { sheetFields } from "../../play/sheetFields.ts";
import type { Occurrences } from "./occurrences.ts";
import { isCommonRefusal } from "./wording.ts";

/** A label that interventions put on combatants: a table's own word, which no terms can know. */
const OWN_LABEL = "soaked";

/** What has no word in this language though it is shown, one phrase each. */
export function missingWords(ruleset: Ruleset, seen: Occurrences, terms: Terms): readonly string[] {
  const without = (kind: string, keys: Iterable<string>, has: (key: string) => boolean) =>
    [...keys].filter((key) => !has(key)).map((key) => `${kind} ${key}`);
  return [
    ...without("phase", seen.phases, (key) => key in terms.phases),
    ...without("status", seen.statuses, (key) => key in terms.statuses),
    ...without("gauge", seen.gauges, (key) => has(terms.gauges, key)),
    ...without("trait", seen.traits, (key) => has(terms.traits, key)),
    ...without("condition", seen.conditions, (key) => key === OWN_LABEL || has(terms.conditions, key)),
    ...without("tie-breaker", seen.tieBreaks, (key) => has(terms.tieBreaks ?? {}, key)),
    ...without("board", seen.board, (key) => key in terms.board),
    ...without("refusal", seen.refusals, (key) => isCommonRefusal(key) || key in terms.refusals),
    ...without("sum", seen.sums, (key) => key in terms.sums),
    ...new Set(seen.prompts.flatMap((prompt) => missingInPrompt(prompt, terms, seen.names))),
    ...missingInHouse(ruleset, terms),
    ...without("sheet", sheetFields(ruleset), (key) => key in terms.sheet),
  ];
}

/** Dice and exact numbers are written alike in all languages. */
const DICE = /^\d+d\d+/;
const NUMBER = /^-?\d+(\/\d+)?$/;

/** A key, or the family that a made thing's key begins with: `charge` of `charge.nyoibo`, `uses` of `uses_smash`. */
function has(terms: Readonly<Record<string, unknown>>, key: string): boolean {
  return key in terms || key.replace(/[._].*/, "") in terms;
}

function missingInPrompt(prompt: Prompt, terms: Terms, names: Occurrences["names"]): readonly string[] {
  const words = terms.commands[prompt.type];
  if (words === undefined) return [`command ${prompt.type}`];
  return prompt.fields.filter(isAsked).flatMap((field) => [
    ...(words.fields !== undefined && field.name in words.fields
      ? []
      : [`command ${prompt.type}: field ${field.name}`]),
    ...optionsOf(field)
      .filter((option) => !(option in names) && !hasValue(terms, field.name, option))
      .map((option) => `value ${field.name}: ${option}`),
  ]);
}

/** A choice of one is made already and not shown. */
function isAsked(field: PromptField): boolean {
  return field.kind !== "choice" || field.options.length > 1;
}

/** Options that are keys: no numbers, nothing that comes with its own label. */
function optionsOf(field: PromptField): readonly string[] {
  if (field.kind !== "choice" && field.kind !== "choices" && field.kind !== "split") return [];
  const labels = "labels" in field ? (field.labels ?? {}) : {};
  const options: readonly (string | number)[] = field.options;
  // Several things are written as their ids joined by `+`; each has its own word.
  return options
    .filter((option): option is string => typeof option === "string" && !NUMBER.test(option))
    .flatMap((option) => option.split("+"))
    .filter((option) => !(option in labels));
}

/** A word where the client looks for that of a value. */
function hasValue(terms: Terms, field: string, option: string): boolean {
  const { values, conditions, statuses, gauges, traits, phases } = terms;
  return [values[field] ?? {}, values.any ?? {}, conditions, statuses, gauges, traits, phases].some(
    (words) => option in words,
  );
}

function missingInHouse(ruleset: Ruleset, terms: Terms): readonly string[] {
  return [...houseValues(ruleset)].flatMap(([option, values]) => {
    const words = terms.house[option];
    if (words === undefined) return [`house ${option}`];
    return values
      .filter((value) => typeof value === "string" && !DICE.test(value))
      .filter((value) => !(String(value) in (words.values ?? {})))
      .map((value) => `house ${option}: ${value}`);
  });
}
