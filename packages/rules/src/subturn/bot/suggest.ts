import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import { approach } from "./approach.ts";
import { numbersIn } from "./read.ts";
import { blowsIn, chanceOf, feintLike } from "./strike.ts";

/** A decent move for the bot of a seat: defend, get up, strike, close in, end. It sees what its seat sees. */
export function suggest(view: TableView, _seat: Seat, random: () => number): Command | "wait" | undefined {
  const offered = (type: string) => view.prompts.find((prompt) => prompt.type === type);
  const defense = offered("defend");
  if (defense !== undefined) return defend(defense);
  const end = offered("endSubturn");
  const self = end?.as === undefined ? undefined : view.combatants[end.as];
  if (end !== undefined && self !== undefined)
    return inSubturn(view, self, random) ?? { type: "endSubturn", as: self.id };
  const proceed = offered("proceed");
  return proceed === undefined ? "wait" : { type: proceed.type };
}

/** The defence with the best number; none at all only if nothing else is left. */
function defend(prompt: Prompt): Command {
  const best = Object.entries(numbersIn(prompt))
    .filter(([defense]) => defense !== "none")
    .toSorted(([, a], [, b]) => b - a)[0];
  return { type: "defend", ...(prompt.as === undefined ? {} : { as: prompt.as }), with: best?.[0] ?? "none" };
}

function inSubturn(view: TableView, self: CombatantView, random: () => number): Command | undefined {
  return getUp(view, self) ?? strike(view, self, random) ?? approach(view, self) ?? shout(view, self, random);
}

/** Lying is bad: up, first to the knees. Who kneels gets up while striking, or without it if nobody is in reach. */
function getUp(view: TableView, self: CombatantView): Command | undefined {
  const canStrike = blowsIn(view, self.id).length > 0;
  const to = self.traits.posture === "prone" ? "kneel" : canStrike ? undefined : "upright";
  const prompt = view.prompts.find((one) => {
    const [field] = one.fields;
    return one.type === "changePosture" && field?.kind === "choice" && field.options.some((option) => option === to);
  });
  if (prompt === undefined || to === undefined) return undefined;
  const hex = prompt.fields.find(({ name }) => name === "hex");
  const where = hex?.kind === "hex" && hex.options[0] !== undefined ? { hex: { ...hex.options[0] } } : {};
  return { type: prompt.type, as: self.id, posture: to, ...where };
}

/** A chance worth taking, in 216ths. */
const WORTH_TAKING = 50;
/** How often a sure hand feints first. */
const FEINTS = 0.1;
/** The target number of a sure hand. */
const SURE = 12;

function strike(view: TableView, self: CombatantView, random: () => number): Command | undefined {
  const [best] = blowsIn(view, self.id);
  if (best === undefined) return undefined;
  const isHopeless = chanceOf(best.targetNumber) < WORTH_TAKING && self.traits.posture !== "prone";
  if (isHopeless) return undefined;
  const target = view.combatants[String(best.command.target)];
  const isFeinted = Object.keys(target?.conditions ?? {}).some((condition) => condition.startsWith("feinted"));
  const feint = best.targetNumber >= SURE && !isFeinted && random() < FEINTS;
  return (feint ? feintLike(view, best.command) : undefined) ?? best.command;
}

/** Sometimes, when there is nothing better to do. */
function shout(view: TableView, self: CombatantView, random: () => number): Command | undefined {
  const prompt = view.prompts.find(
    ({ type, fields: [field] }) => type === "act" && field?.kind === "choice" && field.options.includes("shout"),
  );
  return prompt !== undefined && random() < 0.15 ? { type: "act", as: self.id, action: "shout" } : undefined;
}
