// A turn of the bot: get up, help, close in, take them between, strike.
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import { averageOf, fieldOf, idsOf, isUp, marksOf, type Piece, promptsOfType, type Scene } from "./scene.ts";
import { fixedArguments, nextStrike, strikesIn } from "./strikes.ts";

/** Words of health at which somebody needs help. */
const NEEDY: ReadonlySet<unknown> = new Set(["down", "nearDeath"]);

/** The next command of a turn; ends it when nothing sensible is left. */
export function takeTurn(scene: Scene): Command | undefined {
  if (promptsOfType(scene, "stopAttacks").length > 0) return nextStrike(scene) ?? plain(scene, "stopAttacks");
  if (promptsOfType(scene, "endTurn").length === 0) return flee(scene);
  return (
    help(scene) ??
    plain(scene, "standUp") ??
    takeBetween(scene) ??
    strikesIn(scene)[0]?.command ??
    closeIn(scene) ??
    arm(scene) ??
    defend(scene) ??
    plain(scene, "endTurn")
  );
}

function plain(scene: Scene, type: string): Command | undefined {
  const [prompt] = promptsOfType(scene, type);
  return prompt === undefined ? undefined : { type, as: prompt.as };
}

/** Fear offers only ways out; standing up where one cannot crawl away. */
function flee(scene: Scene): Command | undefined {
  return anywhere(scene, "move") ?? plain(scene, "standUp") ?? anywhere(scene, "castSpell");
}

function anywhere(scene: Scene, type: string): Command | undefined {
  for (const prompt of promptsOfType(scene, type)) {
    const marks = marksOf(prompt, "to");
    const to = marks[Math.floor(scene.random() * marks.length)];
    if (to !== undefined) return { ...fixedArguments(prompt), to };
  }
  return undefined;
}

/** Heals whoever is down or nearly so, itself included. */
function help(scene: Scene): Command | undefined {
  const needy = scene.friends.filter(({ view }) => NEEDY.has(view.traits.health));
  if (needy.length === 0) return undefined;
  const healing = (type: string) => promptsOfType(scene, type).filter((prompt) => averageOf(prompt, "heal") > 0);
  for (const prompt of [...healing("castSpell"), ...healing("givePotion")]) {
    const target = idsOf(prompt, "target").find((id) => needy.some((friend) => friend.id === id));
    if (target !== undefined) return { ...fixedArguments(prompt), target };
  }
  const [drink] = healing("drinkPotion");
  return drink !== undefined && needy.some(({ id }) => id === scene.self.id) ? fixedArguments(drink) : undefined;
}

/** Flanks with the move action, if it will strike after it. */
function takeBetween(scene: Scene): Command | undefined {
  const { gauges, traits } = scene.self.view;
  const [prompt] = promptsOfType(scene, "flank");
  const isWorth = gauges.move?.current === 1 && gauges.standard?.current === 1 && traits.flanking === undefined;
  if (prompt === undefined || !isWorth || "dazed" in scene.self.view.conditions) return undefined;
  const target = idsOf(prompt, "target").find((id) => scene.foes.some((foe) => foe.id === id && isUp(foe)));
  return target === undefined ? undefined : { ...fixedArguments(prompt), target };
}

/** Moves to the nearest foe, as near as it gets. Whoever has struck from afar stays there. */
function closeIn(scene: Scene): Command | undefined {
  const foes = scene.foes.filter(isUp);
  const metres = (at: number) => Math.min(...foes.map((foe) => Math.abs(foe.at - at)));
  const now = metres(scene.self.at);
  if (foes.length === 0 || now === 0 || scene.self.view.gauges.standard?.current !== 1) return undefined;
  const ways = ["move", "shift"].flatMap((type) => promptsOfType(scene, type)).flatMap((prompt) => goals(prompt));
  const [best] = ways.toSorted((a, b) => metres(a.to) - metres(b.to));
  return best !== undefined && metres(best.to) < now ? best.command : undefined;
}

function goals(prompt: Prompt): readonly { readonly to: number; readonly command: Command }[] {
  return marksOf(prompt, "to").map((to) => ({ to, command: { ...fixedArguments(prompt), to } }));
}

/** Draws or picks up a weapon when there is none in hand. */
function arm(scene: Scene): Command | undefined {
  if (scene.self.view.traits.held !== "none") return undefined;
  const [pickUp] = promptsOfType(scene, "pickUp");
  const [change] = promptsOfType(scene, "changeEquipment");
  return pickUp === undefined ? firstOf(change, "hold") : firstOf(pickUp, "item");
}

function firstOf(prompt: Prompt | undefined, name: string): Command | undefined {
  const field = prompt === undefined ? undefined : fieldOf(prompt, name);
  if (prompt === undefined || field?.kind !== "choice") return undefined;
  const option = field.options.find((one) => one !== "none");
  return option === undefined ? undefined : { ...fixedArguments(prompt), [name]: option };
}

/** Nobody to strike at: at least one's guard is up. */
function defend(scene: Scene): Command | undefined {
  const isThreatened = scene.foes.some((foe: Piece) => isUp(foe) && Math.abs(foe.at - scene.self.at) <= 12);
  return isThreatened ? plain(scene, "totalDefense") : undefined;
}
