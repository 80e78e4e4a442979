import type { Secret } from "../secret.ts";
import { cf } from "./cf.ts";
import { chameleon } from "./chameleon.ts";
import { declare } from "./declare.ts";
import { kengi } from "./kengi.ts";
import { subturn } from "./subturn.ts";

/** The secrets of every ruleset: the rows of its table "who knows what". */
export const secrets: Readonly<Record<string, readonly Secret[]>> = { cf, chameleon, declare, kengi, subturn };
