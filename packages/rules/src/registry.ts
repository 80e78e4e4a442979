import { cf } from "./cf/index.ts";
import { chameleon } from "./chameleon/index.ts";
import { declare } from "./declare/index.ts";
import { kengi } from "./kengi/index.ts";
import type { Ruleset } from "./ruleset.ts";
import { subturn } from "./subturn/index.ts";

/** Every rule system, by id. Adding one is a folder and a line here. */
export const rulesets: Readonly<Record<string, Ruleset>> = { cf, chameleon, declare, kengi, subturn };

/** The rule system with this id, if there is one. */
export function findRuleset(id: string): Ruleset | undefined {
  return Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
}
