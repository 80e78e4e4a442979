// §6, CF-16.6: what a seat may command now.
import type { Prompt } from "../../core/prompt.ts";
import { isSeat, type Viewer } from "../../core/seat.ts";
import { agreeOrderPrompts } from "../commands/agreeOrder.ts";
import { turnCommands } from "../commands/commands.ts";
import { opportunityPrompts } from "../commands/opportunity.ts";
import { mustFlee, type Offer, obstacleTo } from "../commands/turnCommand.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { answerPrompts } from "../gm/answers.ts";
import { callCheckPrompts } from "../gm/checks.ts";
import { isFighting } from "../gm/fighting.ts";
import { controllerOf, type Knowledge } from "../rules/control.ts";

/**
 * The prompts of a viewer: of the one combatant that must act, if the viewer commands it, and the GM's tools. The way out
 * of a turn comes last, where menus keep it in sight.
 */
export function promptsOf(fight: CfFight, viewer: Viewer, knows: Knowledge): readonly Prompt[] {
  if (!isSeat(viewer) || !isFighting(fight)) return [];
  const offer = offerOf(fight, viewer, knows);
  const own = offer === undefined ? [] : fight.phase === "turn" ? turnPrompts(offer) : opportunityPrompts(offer);
  const tools = [...agreeOrderPrompts(fight, viewer), ...(viewer === "gm" ? gmPrompts(fight) : [])];
  return [...own.slice(0, -1), ...tools, ...own.slice(-1)];
}

function offerOf(fight: CfFight, viewer: Offer["seat"], knows: Knowledge): Offer | undefined {
  const as =
    fight.phase === "opportunity" ? fight.openMove?.asked : fight.phase === "turn" ? fight.turn?.as : undefined;
  if (as === undefined) return undefined;
  const fighter = fighterOf(fight, as);
  if (controllerOf(fight, fighter) !== viewer) return undefined;
  const isFleeing = fight.phase === "turn" && fight.turn?.strikes === undefined && mustFlee(fight, fighter);
  return { fight, fighter, seat: viewer, knows, isFleeing };
}

function turnPrompts(offer: Offer): readonly Prompt[] {
  const { fight, fighter } = offer;
  const isPending = fight.turn?.strikes !== undefined;
  return turnCommands
    .filter(({ betweenStrikes }) => betweenStrikes !== "only" || isPending)
    .filter((command) => obstacleTo(fight, command, { fighter, command: undefined }) === undefined)
    .flatMap((command) => command.prompts(offer));
}

function gmPrompts(fight: CfFight): readonly Prompt[] {
  const goOn: readonly Prompt[] =
    fight.phase === "standstill" ? [{ id: "passRound", type: "passRound", fields: [] }] : [];
  return [...goOn, ...answerPrompts(fight), ...callCheckPrompts(fight)];
}
