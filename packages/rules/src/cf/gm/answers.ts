// CF-5.5, CF-11.6, CF-14.2: the GM answers a question and announces who is important.
import { type CommandRule, commandRule } from "../../core/commandRule.ts";
import type { Prompt } from "../../core/prompt.ts";
import { anyArguments, type Given, readBoolean, refuseSurplus } from "../commands/arguments.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, type Fighter, fighterOf, type Rules } from "../fight.ts";
import { isPresent } from "../rules/standing.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { isFighting } from "./fighting.ts";

/** `announceImportant` (`badTarget`: not present, not important, or known to be). */
export const announceImportant: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  gmOnly: true,
  args: anyArguments,
  isPhase: isFighting,
  obstacle: (fight, { as }) => (isHiddenImportant(fight, fighterOf(fight, as ?? "")) ? undefined : "badTarget"),
  decide(draft, { as, args }) {
    refuseSurplus(args, []);
    draft.emit({ type: "importantAnnounced", as });
    drawConsequences(draft);
  },
});

/** `answerFreeAction {allow}` (`badTarget`: nothing was asked). What comes of it is the GM's. */
export const answerFreeAction: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  gmOnly: true,
  args: anyArguments,
  isPhase: isFighting,
  obstacle: (fight, { as }) => (isAsking(fight, as) ? undefined : "badTarget"),
  decide(draft, { as, args }) {
    const allow = readBoolean(args, "allow");
    refuseSurplus(args, ["allow"]);
    draft.emit({ type: "freeActionAnswered", as, allow });
    drawConsequences(draft);
  },
});

/** What the GM may announce or answer now. */
export function answerPrompts(fight: CfFight): readonly Prompt[] {
  const hidden = fight.combatants.filter((fighter) => isHiddenImportant(fight, fighter));
  const announcements = hidden.map(({ id: as }): Prompt => {
    return { id: `announceImportant:${as}`, type: "announceImportant", as, fields: [] };
  });
  const { turn } = fight;
  if (turn?.question === undefined) return announcements;
  const answer: Prompt = {
    id: `answerFreeAction:${turn.as}`,
    type: "answerFreeAction",
    as: turn.as,
    fields: [{ name: "allow", kind: "boolean" }],
    info: { text: turn.question },
  };
  return [...announcements, answer];
}

/** Does everybody know that it is important (CF-11.6)? */
export function isKnownImportant({ house }: Rules, { sheet, isAnnounced }: Fighter): boolean {
  return sheet.important && (isAnnounced || house.importantShown);
}

function isHiddenImportant(fight: CfFight, fighter: Fighter): boolean {
  return isPresent(fighter) && fighter.sheet.important && !isKnownImportant(fight, fighter);
}

function isAsking({ turn }: CfFight, as: string | undefined): boolean {
  return turn?.as === as && turn?.question !== undefined;
}
