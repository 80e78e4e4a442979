/** The geometry of the map, for drawing it. */
export { DIRECTIONS, type Hex, hexDistance, hexTowards } from "../space/hex.ts";
