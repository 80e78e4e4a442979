import type { Json, Ruleset } from "@yomiai/rules";
import { z } from "zod";
import type { RulesetInfo } from "../../protocol.ts";

/** A rule system as clients need it: sheets and house rules as JSON Schema to make forms of, defaults, starters. */
export function describeRuleset(ruleset: Ruleset): RulesetInfo {
  return {
    id: ruleset.id,
    sheet: asPlain(z.toJSONSchema(ruleset.sheet, JSON_SCHEMA)),
    house: asPlain(z.toJSONSchema(ruleset.house, JSON_SCHEMA)),
    houseDefaults: asPlain(ruleset.house.parse({})),
    starters: ruleset.starters,
  };
}

/** What somebody fills in, before defaults; a check that JSON Schema cannot say is left to the server. */
const JSON_SCHEMA = { io: "input", unrepresentable: "any" } as const;

function asPlain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
