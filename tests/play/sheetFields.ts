import type { Ruleset } from "@yomiai/rules";
import { z } from "zod";

/** Names of the fields of a ruleset's sheet. */
export function sheetFields(ruleset: Ruleset): readonly string[] {
  const schema = z.toJSONSchema(ruleset.sheet, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
}
