import { lastOf, placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";

/** A demo fight that only bots play comes to its end by itself. */
export const botsFinish: Law = ({ fights }) =>
  fights
    .filter(({ style, isOver }) => style === "bots" && !isOver)
    .map((played) => `${placeOf(played, lastOf(played))}: not over after ${played.moments.length - 1} commands`);
