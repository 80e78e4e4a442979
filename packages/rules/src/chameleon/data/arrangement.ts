// CH-16.1: a shuffle gives the three values other positions.
import type { Control, Position } from "./positions.ts";

/**
 * Where each value goes. The letters name the positions whose old values then lie on ♠, ♦ and ♣: under `dcs` ♠ gets
 * the value of ♦, ♦ that of ♣, ♣ that of ♠.
 */
export const ARRANGEMENTS = ["sdc", "scd", "dsc", "dcs", "csd", "cds"] as const;
/** One of the {@link ARRANGEMENTS}. */
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The arrangements that leave no value in its place. */
export const MOVING_ALL: readonly Arrangement[] = ["dcs", "csd"];

const SOURCES: Readonly<Record<Arrangement, Readonly<Record<Position, Position>>>> = {
  sdc: { spade: "spade", diamond: "diamond", club: "club" },
  scd: { spade: "spade", diamond: "club", club: "diamond" },
  dsc: { spade: "diamond", diamond: "spade", club: "club" },
  dcs: { spade: "diamond", diamond: "club", club: "spade" },
  csd: { spade: "club", diamond: "spade", club: "diamond" },
  cds: { spade: "club", diamond: "diamond", club: "spade" },
};

/** The values in their new places. */
export function rearranged(control: Control, arrangement: Arrangement): Control {
  const from = SOURCES[arrangement];
  return { spade: control[from.spade], diamond: control[from.diamond], club: control[from.club] };
}
