import { z } from "zod";
import type { Prompt } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import type { Direction, Hex } from "../../space/hex.ts";

/** What the bot reads out of a view: the same JSON that every client gets. */

const hex = z.object({ q: z.int(), r: z.int() });
const direction = z.literal([0, 1, 2, 3, 4, 5]);
const place = z.object({ q: z.int(), r: z.int(), facing: direction, extra: z.array(hex).default([]) });
const stride = z.object({ cost: z.string(), hexes: z.array(hex), facing: direction, altitude: z.int().default(0) });
const strideInfo = z.object({ options: z.record(z.string(), stride) });
const turnInfo = z.object({
  options: z.record(z.string(), z.object({ facing: direction, endsMovement: z.boolean() })),
});
const jumpInfo = z.object({ hexes: z.array(hex) });
const strikeInfo = z.object({
  direction: z.enum(["front", "side", "rear"]),
  damage: z.object({ dice: z.int(), add: z.int() }),
  options: z.record(
    z.string(),
    z.object({ grade: z.string(), bigSwing: z.boolean(), targetNumber: z.int(), effect: z.string().optional() }),
  ),
});
const numbers = z.object({ numbers: z.record(z.string(), z.int()) });

/** A body on the map. */
export type Body = Hex & { readonly facing: Direction; readonly extra: readonly Hex[] };
/** What a prompt says of an attack or feint. */
export type StrikeInfo = z.infer<typeof strikeInfo>;
/** Where a stride leads. */
export type StrideInfo = z.infer<typeof stride>;

/** The body of a combatant, if it is on the map. */
export function bodyIn({ place: given }: CombatantView): Body | undefined {
  return place.safeParse(given).data;
}

/** The ways of a `walk`, `advance` or `stepIn` prompt, by neighbour. */
export function stridesIn(prompt: Prompt): Readonly<Record<string, StrideInfo>> {
  return strideInfo.safeParse(prompt.info).data?.options ?? {};
}

/** Where one looks after each turn of a `turn` prompt, and whether it ends all movement. */
export function turnsIn(prompt: Prompt) {
  return turnInfo.safeParse(prompt.info).data?.options ?? {};
}

/** The hexes of a `jump` prompt. */
export function jumpIn(prompt: Prompt): readonly Hex[] {
  return jumpInfo.safeParse(prompt.info).data?.hexes ?? [];
}

/** What an `attack` or `feint` prompt says. */
export function strikeIn(prompt: Prompt): StrikeInfo | undefined {
  return strikeInfo.safeParse(prompt.info).data;
}

/** The numbers of a `defend` prompt, by defence. */
export function numbersIn(prompt: Prompt): Readonly<Record<string, number>> {
  return numbers.safeParse(prompt.info).data?.numbers ?? {};
}

/** The only option of a field that is fixed, or the first of several; "" if there is none. */
export function optionOf(prompt: Prompt, name: string): string {
  const field = prompt.fields.find((one) => one.name === name);
  return field !== undefined && (field.kind === "choice" || field.kind === "combatant") ? String(field.options[0]) : "";
}

/** Those who are against somebody and can fight. */
export function foesOf(view: TableView, self: CombatantView): readonly CombatantView[] {
  const out = ["down", "dead", "fled"];
  return Object.values(view.combatants).filter(({ side, status }) => side !== self.side && !out.includes(status));
}
