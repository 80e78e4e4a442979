import type { Command } from "../../core/command.ts";
import type { Json } from "../../core/json.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import type { Random } from "../../play/randomly.ts";
import { healthOf, optionsOf, traitOf } from "./reading.ts";

/** What a bot thinks on: what its seat sees, one of its combatants, and the declarations offered to it. */
export type Thought = {
  readonly view: TableView;
  readonly as: string;
  readonly prompts: readonly Prompt[];
  readonly random: Random;
};

/** An attack that may be declared, and how much it seems worth; the numbers compare with each other only. */
export type Attack = {
  readonly command: Command;
  readonly worth: number;
  readonly target: string;
  readonly isShot: boolean;
};

type Planned = {
  readonly prompt: Prompt;
  readonly action: "melee" | "shoot";
  readonly weapon: string;
  readonly target: string;
};

/** All attacks that are offered, each weighed with some whim. */
export function attacksIn(thought: Thought): readonly Attack[] {
  return thought.prompts.flatMap((prompt) => {
    const [action] = optionsOf(prompt, "action");
    if (action !== "melee" && action !== "shoot") return [];
    return optionsOf(prompt, "weapon").flatMap((weapon) =>
      optionsOf(prompt, "target").map((target) => weigh(thought, { prompt, action, weapon, target })),
    );
  });
}

function weigh({ view, as, random }: Thought, planned: Planned): Attack {
  const { prompt, action, weapon, target } = planned;
  const damage = Math.max(0.5, Number(entryOf(prompt.info?.damage, weapon) ?? 1));
  const worth = chanceOf(view, as, planned) * damage * urgencyOf(view, as, target) * (0.7 + 0.6 * random());
  return { command: { type: "declare", as, action, weapon, target }, worth, target, isShot: action === "shoot" };
}

/** A rough chance to hit, from the values as far as they are seen. */
function chanceOf(view: TableView, as: string, { prompt, action, weapon, target }: Planned): number {
  const [me, foe] = [view.combatants[as], view.combatants[target]];
  const isShot = action === "shoot";
  if (isShot && metresTo(prompt, target) > reachOf(prompt, weapon)) return 0;
  const mine = traitOf(me, isShot ? "shooting" : weapon === "fists" ? "brawl" : "melee", 4) - (isShot ? 1 : 0);
  const defences = isShot ? ["sense"] : ["melee", "brawl", "athletics"];
  const theirs = Math.max(...defences.map((trait) => traitOf(foe, trait, 5)));
  return Math.min(0.95, Math.max(0.05, 0.45 + (mine - theirs) * 0.1));
}

function metresTo({ info }: Prompt, target: string): number {
  return Number(entryOf(info?.metres, target) ?? 0);
}

/** The last of the three bands. */
function reachOf({ info }: Prompt, weapon: string): number {
  return Number(
    String(entryOf(info?.reach, weapon) ?? "0")
      .split("/")
      .at(-1),
  );
}

/** The weak, and those whom friends have said they will strike: together it may be a heavy blow. */
function urgencyOf(view: TableView, as: string, target: string): number {
  const friends = Object.values(view.combatants).filter(({ side }) => side === view.combatants[as]?.side);
  const isShared = friends.some(({ id }) => entryOf(entryOf(view.board?.declarations, id), "target") === target);
  return (1.4 - healthOf(view.combatants[target]) * 0.6) * (isShared ? 1.35 : 1);
}

function entryOf(record: Json | undefined, key: string): Json | undefined {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return undefined;
  return Object.entries(record).find(([each]) => each === key)?.[1];
}
