import type { Ruleset } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import { houseValues } from "../../play/houseValues.ts";

/** Several conditions of one kind on one bearer are numbered: the first stands for them. */
const NUMBERED = /\.\d+$/;

/** Everything that a ruleset says can occur, as `kind key`: its commands, and what its terms have words for. */
export function declaredIn(ruleset: Ruleset, terms: Terms): ReadonlySet<string> {
  const words = (kind: string, keys: object) => Object.keys(keys).map((key) => `${kind} ${key}`);
  const house = [...houseValues(ruleset)].flatMap(([option, values]) =>
    values
      .filter((value) => typeof value === "boolean" || typeof value === "string" || value === null)
      .map((value) => `house ${option}=${value}`),
  );
  return new Set([
    ...words("command", ruleset.commands),
    ...words("command", ruleset.common),
    "command nextFight",
    "event nextFightPrepared",
    ...words("event", terms.events),
    ...words("refusal", terms.refusals),
    ...words("phase", terms.phases),
    ...words("status", terms.statuses),
    ...words("tie-breaker", terms.tieBreaks ?? {}),
    ...words("condition", terms.conditions).filter((item) => !NUMBERED.test(item)),
    ...house,
  ]);
}
