/** A bot's own phase: heal a comrade, take a stance, prepare, strike. */
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { attackInfoOf, composeAttack } from "../info.ts";
import { mostOf, optionsOf } from "./fields.ts";
import { MOST_WEIGHED, subsets } from "./subsets.ts";
import { chanceWith, weighed } from "./weighing.ts";

/** What a bot knows of its own phase. */
type Situation = {
  readonly view: TableView;
  readonly me: CombatantView;
  readonly prompts: readonly Prompt[];
  readonly random: Random;
};

/** The first of these that the bot feels like. */
export function suggestAction(situation: Situation): Command | undefined {
  return (
    healComrade(situation) ??
    escapeDeath(situation) ??
    takeStance(situation) ??
    goOnPreparing(situation) ??
    strike(situation) ??
    wait(situation)
  );
}

function promptOf({ prompts }: Situation, type: string): Prompt | undefined {
  return prompts.find((prompt) => prompt.type === type);
}

/** The share of the gauge that is left, 1 where the bot cannot see it. */
export function healthOf(combatant: CombatantView | undefined): number {
  const hp = combatant?.gauges.hp;
  return hp?.max === undefined ? 1 : hp.current / hp.max;
}

function healComrade(situation: Situation): Command | undefined {
  const prompt = promptOf(situation, "heal");
  if (prompt === undefined || situation.random() < 0.25) return undefined;
  const { combatants } = situation.view;
  const isStanding = (id: string) => !["dead", "routed", "fled"].includes(combatants[id]?.status ?? "dead");
  const worst = optionsOf(prompt, "target")
    .filter(isStanding)
    .toSorted((a, b) => healthOf(combatants[a]) - healthOf(combatants[b]))[0];
  if (worst === undefined || healthOf(combatants[worst]) > 0.55) return undefined;
  return {
    type: "heal",
    as: situation.me.id,
    spell: oneOf(situation.random, optionsOf(prompt, "spell")),
    target: worst,
  };
}

/** Bleeding and outnumbered, some run, and an NPC may throw its weapon away. */
function escapeDeath(situation: Situation): Command | undefined {
  const { me, view, random } = situation;
  if (me.traits.wound !== "mortal" || countFighting(view, me, false) <= countFighting(view, me, true)) return undefined;
  if (random() > 0.3) return undefined;
  const type = me.kind === "npc" && random() < 0.5 ? "giveUp" : "flee";
  return promptOf(situation, type) && { type, as: me.id };
}

function countFighting({ combatants }: TableView, me: CombatantView, isOwnSide: boolean): number {
  return Object.values(combatants).filter(
    ({ side, status }) => (side === me.side) === isOwnSide && !["dead", "routed", "fled"].includes(status),
  ).length;
}

/** A stance early on, or when there is nothing better to do in an opening. A free one is taken at once. */
function takeStance(situation: Situation): Command | undefined {
  const prompt = promptOf(situation, "stance");
  const { me, random } = situation;
  if (prompt === undefined || me.traits.prepared !== 0) return undefined;
  const isIdle = promptOf(situation, "attack") === undefined;
  const eagerness = me.traits.stance === undefined ? 0.35 : isIdle ? 0.3 : 0.04;
  if (random() > eagerness) return undefined;
  return { type: "stance", as: me.id, technique: oneOf(random, optionsOf(prompt, "technique")) };
}

/** A combination is worth preparing if two techniques or more can be joined. */
function goOnPreparing(situation: Situation): Command | undefined {
  const prepare = promptOf(situation, "prepare");
  const attack = promptOf(situation, "attack");
  const { me, random } = situation;
  if (prepare === undefined) return undefined;
  const prepared = Number(me.traits.prepared);
  const known = attack === undefined ? 2 : optionsOf(attack, "techniques").length;
  const isIdle = attack === undefined;
  const eagerness = known < 2 || prepared >= 2 ? 0 : prepared === 1 ? 0.85 : isIdle ? 0.6 : 0.15;
  if (random() >= eagerness) return undefined;
  const names = optionsOf(prepare, "technique");
  return { type: "prepare", as: me.id, ...(names.length === 0 ? {} : { technique: oneOf(random, names) }) };
}

type Blow = { readonly target: string; readonly techniques: readonly string[] };

function strike(situation: Situation): Command | undefined {
  const { me, random, prompts } = situation;
  const choices = prompts
    .filter(({ type }) => type === "attack")
    .flatMap((prompt) =>
      blowsOf(prompt).map((blow) => ({ choice: blow, score: worthOf(situation.view, prompt, blow) })),
    );
  const blow = weighed(random, choices, 3);
  return blow && { type: "attack", as: me.id, target: blow.target, techniques: blow.techniques };
}

function blowsOf(prompt: Prompt): readonly Blow[] {
  const known = optionsOf(prompt, "techniques").slice(0, MOST_WEIGHED);
  const min = prompt.id.startsWith("attack:combination") ? 2 : 0;
  const sets = subsets(known, { min, max: mostOf(prompt, "techniques") });
  return optionsOf(prompt, "target").flatMap((target) => sets.map((techniques) => ({ target, techniques })));
}

/** Expected damage, with a bonus for a foe who is nearly down. */
function worthOf(view: TableView, prompt: Prompt, { target, techniques }: Blow): number {
  const info = attackInfoOf(prompt);
  const { hit, damage, attacks } = composeAttack(info, techniques, target);
  const protection = info.targets[target] === undefined ? 1 : 0;
  const chance = chanceWith(hit - info.base.hit);
  const urgency = 1.6 - 0.6 * healthOf(view.combatants[target]);
  return Math.max(0.5, damage - protection) * attacks * chance * urgency;
}

function wait(situation: Situation): Command | undefined {
  const type = situation.random() < 0.6 && promptOf(situation, "prepare")?.fields.length === 0 ? "prepare" : "pass";
  return promptOf(situation, type) && { type, as: situation.me.id };
}
