import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { healthOf, optionsOf, zoneOf } from "./reading.ts";
import { type Attack, attacksIn, type Thought } from "./weighing.ts";

/** A declaration: flee when it looks bad, keep away with a bow, else attack whom it pays to attack. */
export function suggestDeclaration(thought: Thought): Command {
  const { as, prompts, random } = thought;
  const me = thought.view.combatants[as];
  const isGoing = isLosingHeart(me, random) || isWeary(thought.view, random);
  if (isGoing && isOffered(prompts, "flee")) return { type: "declare", as, action: "flee" };
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

/** Somebody who shoots and has a foe beside may rather gain ground. */
function stepAway({ view, as, prompts, random }: Thought, best: Attack): Command | undefined {
  const me = view.combatants[as];
  const isPressed = best.isShot && zoneOf(me) === zoneOf(view.combatants[best.target]);
  const zones = prompts.flatMap((prompt) => optionsOf(prompt, "zone")).map(Number);
  const farthest = zones.filter((zone) => Math.abs(zone - zoneOf(me)) === 2);
  if (!isPressed || farthest.length === 0 || random() > 0.2) return undefined;
  return { type: "declare", as, action: "move", zone: oneOf(random, farthest) };
}
