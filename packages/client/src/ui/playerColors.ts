/** The colours that players choose from, by the name that is kept; by day and by night. Each has a word as well. */
export const PLAYER_COLORS = {
  shu: { day: "#b0331f", night: "#ff8f76" },
  yamabuki: { day: "#8a5f00", night: "#f0bd5c" },
  matsu: { day: "#33691e", night: "#9ccc78" },
  asagi: { day: "#00696e", night: "#6fcdd2" },
  ai: { day: "#2a568c", night: "#8fbcf0" },
  fuji: { day: "#6a4a9c", night: "#c3a8f0" },
  momo: { day: "#a02a63", night: "#f79ac4" },
  sumi: { day: "#45413b", night: "#cfc6b8" },
} as const;

/** A player's colour by name. */
export type PlayerColor = keyof typeof PLAYER_COLORS;

/** All names, in the order offered. */
export const COLOR_NAMES = [
  "shu",
  "yamabuki",
  "matsu",
  "asagi",
  "ai",
  "fuji",
  "momo",
  "sumi",
] as const satisfies readonly PlayerColor[];

/** The colour as CSS, or undefined for a name that this client does not know. */
export function cssColor(name: string): string | undefined {
  const color = COLOR_NAMES.find((known) => known === name);
  return color === undefined ? undefined : `light-dark(${PLAYER_COLORS[color].day}, ${PLAYER_COLORS[color].night})`;
}
