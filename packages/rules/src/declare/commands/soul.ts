import { z } from "zod";
import { memo } from "../../core/memo.ts";
import { refuse } from "../../core/refusal.ts";
import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";
import { type Arguments, readArgument } from "./arguments.ts";

// DC-6.1: hot soul is spent before the dice are rolled.

/** How many points may be spent on one check now. */
export function mostSoul(fighter: Fighter, house: House): number {
  return Math.min(house.hotSoulPerCheck, fighter.hotSoul.current);
}

const pointsOf = memo((house: House) => z.int().min(0).max(house.hotSoulPerCheck).default(0));

/** The points to spend, 0 if not given. Refused: `badArgument` over the house's limit, `noSoul` over what is left. */
export function readSoul(fighter: Fighter, house: House, args: Arguments): number {
  const soul = readArgument(args, "soul", pointsOf(house));
  const max = mostSoul(fighter, house);
  if (soul > max)
    refuse("noSoul", `soul: ${fighter.id} has ${fighter.hotSoul.current}`, { field: "soul", allowed: max });
  return soul;
}
