import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { ARMOURY } from "../weapons.ts";
import { healthOf, optionsOf, traitOf, zoneOf } from "./reading.ts";

/** What a bot thinks on: what its seat sees, one of its combatants, and the declarations offered to it. */
type Thought = {
  readonly view: TableView;
  readonly as: string;
  readonly prompts: readonly Prompt[];
  readonly random: Random;
};

/** A declaration: flee when it looks bad, keep away with a bow, else attack whom it pays to attack. */
export function suggestDeclaration(thought: Thought): Command {
  const { as, prompts, random } = thought;
  const me = thought.view.combatants[as];
  if ((isLosingHeart(me, random) || isWeary(thought.view, random)) && isOffered(prompts, "flee"))
    return { type: "declare", as, action: "flee" };
  const attacks = attacksIn(thought);
  const best = attacks.toSorted((a, b) => b.worth - a.worth)[0];
  if (best === undefined) return { type: "declare", as, action: "pass" };
  return stepAway(thought, best) ?? best.command;
}

function isOffered(prompts: readonly Prompt[], action: string): boolean {
  return prompts.some((prompt) => optionsOf(prompt, "action").includes(action));
}

/** Hirelings run sooner than heroes. */
function isLosingHeart(me: CombatantView | undefined, random: Random): boolean {
  return healthOf(me) <= 0.3 && random() < (me?.kind === "npc" ? 0.3 : 0.06);
}

/** Rounds after which a bot thinks of going home, and the chance that each one adds. */
const LONG_FIGHT = { rounds: 20, weariness: 0.05 };

/** Foes who cannot hurt each other part some time: the fight comes to an end. */
function isWeary({ round }: TableView, random: Random): boolean {
  return round > LONG_FIGHT.rounds && random() < (round - LONG_FIGHT.rounds) * LONG_FIGHT.weariness;
}

type Attack = { readonly command: Command; readonly worth: number; readonly target: string; readonly isShot: boolean };

function attacksIn(thought: Thought): readonly Attack[] {
  return thought.prompts.flatMap((prompt) => {
    const [action] = optionsOf(prompt, "action");
    if (action !== "melee" && action !== "shoot") return [];
    return optionsOf(prompt, "weapon").flatMap((weapon) =>
      optionsOf(prompt, "target").map((target) => attackWith(thought, { action, weapon, target })),
    );
  });
}

function attackWith(
  { view, as, random }: Thought,
  attack: { readonly action: "melee" | "shoot"; readonly weapon: string; readonly target: string },
): Attack {
  const command = { type: "declare", as, ...attack };
  const isShot = attack.action === "shoot";
  const worth = chanceOf(view, as, attack) * damageOf(view, as, attack) * urgencyOf(view, as, attack.target);
  return { command, target: attack.target, isShot, worth: worth * (0.7 + 0.6 * random()) };
}

type Planned = { readonly action: "melee" | "shoot"; readonly weapon: string; readonly target: string };

/** A rough chance to hit, from the values as far as they are seen. */
function chanceOf(view: TableView, as: string, { action, weapon, target }: Planned): number {
  const [me, foe] = [view.combatants[as], view.combatants[target]];
  if (action === "shoot" && metresBetween(me, foe) > reachOf(weapon)) return 0;
  const mine = traitOf(me, skillFor(action, weapon), 4) - (action === "shoot" ? 1 : 0);
  const defences = action === "shoot" ? ["sense"] : ["melee", "brawl", "athletics"];
  const theirs = Math.max(...defences.map((trait) => traitOf(foe, trait, 5)));
  return Math.min(0.95, Math.max(0.05, 0.45 + (mine - theirs) * 0.1));
}

function skillFor(action: "melee" | "shoot", weapon: string): string {
  if (action === "shoot") return "shooting";
  return weapon === "fists" ? "brawl" : "melee";
}

function damageOf(view: TableView, as: string, { action, weapon }: Planned): number {
  const own = ARMOURY.find(({ id }) => id === weapon)?.damage ?? (action === "shoot" ? 5 : 2);
  return Math.max(0.5, action === "shoot" ? own : own + traitOf(view.combatants[as], "damageBonus", 1));
}

/** The weak, and those whom friends have said they will strike: together it may be a heavy blow. */
function urgencyOf(view: TableView, as: string, target: string): number {
  const friends = Object.values(view.combatants).filter(({ side }) => side === view.combatants[as]?.side);
  const declared = view.board?.declarations;
  const isShared = friends.some(({ id }) => targetDeclared(declared, id) === target);
  return (1.4 - healthOf(view.combatants[target]) * 0.6) * (isShared ? 1.35 : 1);
}

function targetDeclared(declarations: unknown, id: string): unknown {
  if (typeof declarations !== "object" || declarations === null || !Object.hasOwn(declarations, id)) return undefined;
  const declared: unknown = Object.entries(declarations).find(([key]) => key === id)?.[1];
  return typeof declared === "object" && declared !== null && "target" in declared ? declared.target : undefined;
}

/** Zones are ten metres apart by default; the bot does not know another house. */
function metresBetween(a: CombatantView | undefined, b: CombatantView | undefined): number {
  return Math.abs(zoneOf(a) - zoneOf(b)) * 10;
}

function reachOf(weapon: string): number {
  const known = ARMOURY.find(({ id }) => id === weapon);
  return known?.type === "shooting" ? known.max : 50;
}

/** Somebody who shoots and has a foe beside may rather gain ground. */
function stepAway({ view, as, prompts, random }: Thought, best: Attack): Command | undefined {
  const me = view.combatants[as];
  const isPressed = best.isShot && zoneOf(me) === zoneOf(view.combatants[best.target]);
  const zones = prompts.flatMap((prompt) => optionsOf(prompt, "zone")).map(Number);
  const farthest = zones.filter((zone) => Math.abs(zone - zoneOf(me)) === 2);
  if (!isPressed || farthest.length === 0 || random() > 0.2) return undefined;
  return { type: "declare", as, action: "move", zone: oneOf(random, farthest) };
}
