// The bot sees what its seat sees: the view, and nothing else.
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";

/** A combatant in the bot's eyes. */
export type Piece = { readonly id: string; readonly at: number; readonly view: CombatantView };

/** The table in the bot's eyes, for the combatant that is to act. */
export type Scene = {
  readonly self: Piece;
  /** Whom it helps, itself among them; whom it fights. Those on the ground are among both. */
  readonly friends: readonly Piece[];
  readonly foes: readonly Piece[];
  readonly prompts: readonly Prompt[];
  readonly random: () => number;
};

/** The scene for this combatant, or nothing if the view does not show it. */
export function sceneOf(view: TableView, as: string, random: () => number): Scene | undefined {
  const pieces = Object.values(view.combatants).flatMap(pieceOf);
  const self = pieces.find(({ id }) => id === as);
  if (self === undefined) return undefined;
  const side = masterOf(view, self) ?? self.view.side;
  const isFriend = ({ id, view: { side: its } }: Piece) => id === as || its === side;
  return {
    self,
    friends: pieces.filter(isFriend),
    foes: pieces.filter((piece) => !isFriend(piece)),
    prompts: view.prompts.filter((prompt) => prompt.as === as),
    random,
  };
}

/** The side for which a dominated one has to fight. Without a known master it fights its own. */
function masterOf(view: TableView, { view: { side, conditions } }: Piece): string | undefined {
  const { dominated } = conditions;
  if (dominated === undefined) return undefined;
  const master = dominated.source === undefined ? undefined : view.combatants[dominated.source];
  return master?.side ?? `not ${side}`;
}

/** Those who are still there. */
function pieceOf(view: CombatantView): readonly Piece[] {
  const zone = view.place?.zone;
  if (view.status === "dead" || typeof zone !== "string") return [];
  return [{ id: view.id, at: Number(zone.slice(1)), view }];
}

/** Is it still fighting? */
export function isUp({ view: { status } }: Piece): boolean {
  return status !== "down";
}

/** Prompts of one type. */
export function promptsOfType({ prompts }: Scene, type: string): readonly Prompt[] {
  return prompts.filter((prompt) => prompt.type === type);
}

/** A field of a prompt. */
export function fieldOf({ fields }: Prompt, name: string): PromptField | undefined {
  return fields.find((field) => field.name === name);
}

/** The options of a field that names combatants. */
export function idsOf(prompt: Prompt, name: string): readonly string[] {
  const field = fieldOf(prompt, name);
  return field?.kind === "combatant" ? field.options : [];
}

/** The options of a field that names marks. */
export function marksOf(prompt: Prompt, name: string): readonly number[] {
  const field = fieldOf(prompt, name);
  if (field?.kind !== "choice") return [];
  return field.options.flatMap((option) => (typeof option === "number" ? [option] : []));
}

/** A number that the prompt tells, if it does. */
export function toldNumber({ info }: Prompt, key: string): number | undefined {
  const value = info?.[key];
  return typeof value === "number" ? value : undefined;
}

/** What dice such as `2d6+3` give on average; 0 for what is not told. */
export function averageOf({ info }: Prompt, key: "damage" | "heal"): number {
  const text = info?.[key];
  if (typeof text !== "string") return 0;
  return (text.match(/[+-]?[^+-]+/g) ?? []).reduce((sum, part) => sum + averagePart(part), 0);
}

function averagePart(part: string): number {
  const [count = 0, sides] = part.split("d").map(Number);
  return sides === undefined ? count : (count * (sides + 1)) / 2;
}
