import type { Secret } from "../secret.ts";

/** The secrets of every ruleset: the rows of its table "who knows what". */
export const secrets: Readonly<Record<string, readonly Secret[]>> = {};
