// CF-14.1: skill checks, which the GM calls for.
import { type CommandRule, commandRule } from "../../core/commandRule.ts";
import { memo } from "../../core/memo.ts";
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import {
  anyArguments,
  type Given,
  readSecret,
  readText,
  readWhole,
  refuseSurplus,
  wrongArgument,
} from "../commands/arguments.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { isSecretCommand, seatsKnowing } from "../rules/control.ts";
import { checkModifiers, sumOf } from "../rules/penalties.ts";
import { isConscious } from "../rules/standing.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { rollD20 } from "../steps/roll.ts";
import { isFighting } from "./fighting.ts";

const MAX_DC = 99;

/** `callCheck {skill, dc?, secret?}`: 1d20 + skill + what weighs on it (`cannotAct`: not present or unconscious). */
export const callCheck: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  gmOnly: true,
  args: anyArguments,
  isPhase: isFighting,
  obstacle: (fight, { as }) => (isConscious(fight, fighterOf(fight, as ?? "")) ? undefined : "cannotAct"),
  decide(draft, { seat, as, args }) {
    const fight = draft.state;
    const fighter = fighterOf(fight, as);
    const skill = readText(args, "skill");
    const value = skillsOf(fighter).get(skill) ?? wrongArgument("skill", "a skill of the sheet");
    const dc = readDc(args);
    const isSecret = isSecretCommand(fight, seat, readSecret(args, seat));
    refuseSurplus(args, ["skill", "dc", "secret"]);
    const face = rollD20(draft, { as, why: "check", isSecret });
    const modifiers = [{ name: "skill", value }, ...checkModifiers(fight, fighter, skill)];
    const total = face + sumOf(modifiers);
    const goal = dc === undefined ? {} : { dc, success: total >= dc };
    const knownTo = seatsKnowing(fight, fighter);
    draft.emit({ type: "checkRolled", as, skill, face, total, modifiers, ...goal, isSecret, knownTo });
    drawConsequences(draft);
  },
});

/** One prompt for each conscious present combatant. */
export function callCheckPrompts(fight: CfFight): readonly Prompt[] {
  return fight.combatants
    .filter((fighter) => isConscious(fight, fighter))
    .map(({ sheet, id }) => callCheckPrompt(sheet, id));
}

const callCheckPrompt = memo(
  (sheet: Sheet, as: string): Prompt => ({
    id: `callCheck:${as}`,
    type: "callCheck",
    as,
    fields: [
      { name: "skill", kind: "choice", options: [...skillsOf({ sheet }).keys()] },
      { name: "dc", kind: "number", min: 0, max: MAX_DC, optional: true },
      { name: "secret", kind: "boolean", optional: true },
    ],
  }),
);

/** The skills of a sheet; perception is always there. */
function skillsOf({ sheet }: Pick<Fighter, "sheet">): ReadonlyMap<string, number> {
  return new Map([["perception", 0], ...Object.entries(sheet.skills)]);
}

function readDc(args: Given): number | undefined {
  if (args.dc === undefined) return undefined;
  const dc = readWhole(args, "dc");
  if (dc < 0 || dc > MAX_DC) refuse("outOfRange", `dc: 0 to ${MAX_DC}`, { field: "dc" });
  return dc;
}
