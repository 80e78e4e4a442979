import type { Sabotage } from "../sabotage.ts";
import { cf } from "./cf.ts";
import { chameleon } from "./chameleon.ts";
import { core } from "./core.ts";
import { declare } from "./declare.ts";
import { dice } from "./dice.ts";
import { kengi } from "./kengi.ts";
import { server } from "./server.ts";
import { subturn } from "./subturn.ts";

/** All sabotages, by the part of the program that they break. */
export const parts: Readonly<Record<string, readonly Sabotage[]>> = {
  chameleon,
  kengi,
  declare,
  cf,
  subturn,
  core,
  dice,
  server,
};
