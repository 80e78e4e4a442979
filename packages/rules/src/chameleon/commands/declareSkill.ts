// CH-9.1: a skill takes the whole turn. F10: `base` is the check's number after all ordinary modifiers.
import { z } from "zod";
import { MAX_NAME_LENGTH } from "../../core/newCombatant.ts";
import { afterDeclaration } from "../rules/step.ts";
import { actingFor, onOwnTurnIn, refuseOutside, tableCommand } from "./command.ts";

const BASE = { min: 0, max: 100 };

/** `declareSkill {as, skill, base}`: `skill` in free words, `base` 0 to 100. Refused: `outOfRange`. */
export const declareSkill = tableCommand({
  ...onOwnTurnIn("declare"),
  args: z.strictObject({ skill: z.string().min(1).max(MAX_NAME_LENGTH), base: z.int() }),
  decide(table, { as, args: { skill, base } }) {
    refuseOutside("base", base, BASE);
    table.emit({ type: "skillDeclared", as, skill, base });
    afterDeclaration(table);
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "declare");
    if (fighter === undefined) return [];
    return [
      {
        id: `declareSkill:${fighter.id}`,
        type: "declareSkill",
        as: fighter.id,
        fields: [
          { name: "skill", kind: "text", min: 1, max: MAX_NAME_LENGTH },
          { name: "base", kind: "number", ...BASE },
        ],
      },
    ];
  },
});
