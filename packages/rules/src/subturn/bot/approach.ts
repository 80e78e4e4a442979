import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import { type Direction, type Hex, hexDistance } from "../../space/hex.ts";
import { classOf, sectorOf } from "../ground/sides.ts";
import { stepsTo } from "./distance.ts";
import { type Body, bodyIn, foesOf, jumpIn, optionOf, stridesIn, turnsIn } from "./read.ts";

/** Getting at a foe: the movement that brings one nearest, looking at him. */

/** A possible movement: its command, and how bad the place is that it leads to. */
type Move = { readonly command: Command; readonly badness: number };

/** Where a movement leads. */
type Stand = Hex & { readonly facing: Direction };

/** A foe, and how many steps it is to him from any hex. */
type Goal = { readonly body: Body; stepsFrom(hex: Hex): number };

/** Foes that are thought of: the nearest as the crow flies. */
const GOALS = 3;

/** The command that comes nearest to a foe, or nothing if staying is better. */
export function approach(view: TableView, self: CombatantView): Command | undefined {
  const here = bodyIn(self);
  if (here === undefined) return undefined;
  const goals = foesOf(view, self)
    .flatMap((foe) => bodyIn(foe) ?? [])
    .toSorted((a, b) => hexDistance(here, a) - hexDistance(here, b))
    .slice(0, GOALS)
    .map((body): Goal => ({ body, stepsFrom: stepsTo(view, body, self.id) }));
  if (goals.length === 0) return undefined;
  const moves = view.prompts.flatMap((prompt) => movesOf(prompt, here, goals));
  const [best] = moves.toSorted((a, b) => a.badness - b.badness);
  return best !== undefined && best.badness < badnessOf(here, goals) ? best.command : undefined;
}

function movesOf(prompt: Prompt, here: Body, goals: readonly Goal[]): readonly Move[] {
  const { type, as = "" } = prompt;
  switch (type) {
    case "walk":
    case "advance":
    case "stepIn":
      return Object.entries(stridesIn(prompt)).map(([to, { hexes, facing, altitude }]) => {
        const end = hexes.at(-1) ?? here;
        const price = PRICE[type] + (altitude > 0 ? LEAP_OF_FAITH : 0);
        return { command: { type, as, to }, badness: badnessOf({ ...end, facing }, goals) + price };
      });
    case "turn":
      return Object.entries(turnsIn(prompt)).map(([by, { facing, endsMovement }]) => ({
        command: { type, as, by: Number(by) },
        badness: badnessOf({ ...here, facing }, goals) + PRICE.turn + (endsMovement ? PRICE.stop : 0),
      }));
    case "jump": {
      const end = jumpIn(prompt).at(-1) ?? here;
      const rise = prompt.fields.find(({ name }) => name === "rise");
      const least = rise?.kind === "number" ? rise.min : 0;
      const command = { type, as, to: optionOf(prompt, "to"), hexes: Number(optionOf(prompt, "hexes")), rise: least };
      return [{ command, badness: badnessOf({ ...end, facing: here.facing }, goals) + PRICE.jump }];
    }
    default:
      return [];
  }
}

/** What a movement costs besides where it leads: a step-in leaves one off balance, a jump in the air. */
const PRICE = { walk: 2, advance: 1, stepIn: 9, turn: 1, stop: 6, jump: 15 };
/** Going over an edge. */
const LEAP_OF_FAITH = 40;
/** How bad it is to be a hex farther off than arm's length, to look aside of the foe, away from him, to stand in his hex. */
const BAD = { hex: 10, aside: 3, away: 8, contact: 6 };

function badnessOf(stand: Stand, goals: readonly Goal[]): number {
  return Math.min(
    ...goals.map(({ body, stepsFrom }) => {
      const distance = stepsFrom(stand);
      const off = distance === 0 ? BAD.contact : (distance - 1) * BAD.hex;
      const side = distance === 0 ? "front" : classOf(sectorOf(stand, body, "forward"));
      return off + (side === "front" ? 0 : side === "side" ? BAD.aside : BAD.away);
    }),
  );
}
