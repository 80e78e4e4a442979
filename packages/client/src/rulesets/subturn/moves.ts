import type { Command, Json, Prompt } from "@yomiai/rules";
import { type Hex, isHex, isRecord, nameOf } from "./hexMap.ts";
import { minus } from "./points.ts";

/**
 * A way to a hex that is offered: the command that takes it, what it costs, the points that are left then, the hexes on
 * the way and where one looks then, if the offer says so.
 */
export type Move = {
  readonly command: Command;
  readonly cost: string;
  readonly left: string;
  readonly path: readonly Hex[];
  readonly facing: number | undefined;
};

/** Ways that lead to one hex, cheapest prompts first as they were offered. */
export type Destination = { readonly hex: Hex; readonly moves: readonly Move[] };

/** A turn on the spot that is offered. `by` in steps of 60°, positive clockwise. */
export type Turn = {
  readonly command: Command;
  readonly by: number;
  readonly cost: string;
  readonly facing: number;
  readonly endsMovement: boolean;
};

/** Every hex that the prompts lead to, with all ways there. */
export function destinationsOf(prompts: readonly Prompt[]): readonly Destination[] {
  const byHex = new Map<string, { hex: Hex; moves: Move[] }>();
  for (const move of prompts.flatMap(movesOf)) {
    const hex = move.path.at(-1);
    if (hex === undefined) continue;
    const entry = byHex.get(nameOf(hex)) ?? { hex, moves: [] };
    if (!entry.moves.some((other) => isAlike(other, move))) entry.moves.push(move);
    byHex.set(nameOf(hex), entry);
  }
  return [...byHex.values()];
}

/** Do two steps come to the same: cost, way and where one looks then? */
function isAlike(a: Move, b: Move): boolean {
  const isStep = [a, b].every(({ command: { type } }) => type === "walk" || type === "advance");
  return (
    isStep && a.cost === b.cost && a.facing === b.facing && a.path.map(nameOf).join() === b.path.map(nameOf).join()
  );
}

function movesOf(prompt: Prompt): readonly Move[] {
  const { info, type, as } = prompt;
  const points = textOf(info?.points);
  if (isRecord(info?.options)) {
    return Object.entries(info.options).flatMap(([to, option]) =>
      isRecord(option) && Array.isArray(option.hexes)
        ? [{ command: withAs({ type, to }, as), ...wayOf(points, { ...option, hexes: option.hexes }) }]
        : [],
    );
  }
  if (!Array.isArray(info?.hexes)) return [];
  const fixed = prompt.fields.flatMap((field): [string, Json][] => {
    if (field.kind === "choice" && field.options.length === 1) return [[field.name, field.options[0] ?? ""]];
    return field.kind === "number" && field.optional !== true ? [[field.name, field.min]] : [];
  });
  const command = withAs({ type, ...Object.fromEntries(fixed) }, as);
  return [{ command, ...wayOf(points, { cost: info.cost, hexes: info.hexes }) }];
}

function wayOf(
  points: string,
  { cost, hexes, facing }: { readonly [key: string]: Json | undefined; readonly hexes: readonly Json[] },
) {
  return {
    cost: textOf(cost),
    left: minus(points, textOf(cost)),
    path: hexes.filter(isHex).map(({ q, r }) => ({ q, r })),
    facing: typeof facing === "number" ? facing : undefined,
  };
}

function withAs(command: Command, as: string | undefined): Command {
  return as === undefined ? command : { ...command, as };
}

/** The turns that are offered, from the left round to the right. Right about comes once, not by the left and by the right. */
export function turnsOf(prompts: readonly Prompt[]): readonly Turn[] {
  return prompts
    .filter(({ type, info }) => type === "turn" && isRecord(info?.options))
    .flatMap(({ info, as }) =>
      Object.entries(isRecord(info?.options) ? info.options : {}).flatMap(([by, option]) =>
        isRecord(option) && typeof option.facing === "number"
          ? [
              {
                command: withAs({ type: "turn", by: Number(by) }, as),
                by: Number(by),
                cost: textOf(option.cost),
                facing: option.facing,
                endsMovement: option.endsMovement === true,
              },
            ]
          : [],
      ),
    )
    .sort((a, b) => a.by - b.by)
    .filter(({ by }, _, all) => by !== -3 || !all.some((other) => other.by === 3));
}

/** Somebody whom an offered attack or feint can be aimed at, and the command that does it. */
export type Target = { readonly id: string; readonly as: string | undefined; readonly type: string };

/** Everybody who can be struck now, attacks before feints. */
export function targetsOf(prompts: readonly Prompt[]): readonly Target[] {
  const found = new Map<string, Target>();
  for (const type of ["attack", "feint"]) {
    for (const { as, fields } of prompts.filter((prompt) => prompt.type === type)) {
      const ids = fields.flatMap((field) =>
        field.kind === "combatant" && field.name === "target" ? field.options : [],
      );
      for (const id of ids) if (!found.has(id)) found.set(id, { id, as, type });
    }
  }
  return [...found.values()];
}

/** The points that are left to whoever moves, exactly; undefined where nothing says so. */
export function pointsLeftOf(prompts: readonly Prompt[]): string | undefined {
  return prompts.map(({ info }) => textOf(info?.points)).find((points) => points !== "");
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
