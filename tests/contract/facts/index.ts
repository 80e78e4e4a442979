import { type Facts, NO_FACTS } from "../facts.ts";
import { cf } from "./cf.ts";
import { chameleon } from "./chameleon.ts";
import { declare } from "./declare.ts";
import { kengi } from "./kengi.ts";
import { subturn } from "./subturn.ts";

/** What the kit must be told, by ruleset. One without an entry needs none. */
export const facts: Readonly<Record<string, Facts>> = { cf, chameleon, declare, kengi, subturn };

/** What the kit must be told of this ruleset. */
export function factsOf(ruleset: string): Facts {
  return facts[ruleset] ?? NO_FACTS;
}
