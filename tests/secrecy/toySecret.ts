import type { Secret } from "./secret.ts";

/** The one secret of Pebbles. */
export const fist: Secret = {
  name: "pebbles in the fist",
  on: "command",
  command: "hide",
  fields: ["pebbles"],
  knows: (viewer, { seat }) => viewer === seat,
  openings: ["fistsOpened"],
};
