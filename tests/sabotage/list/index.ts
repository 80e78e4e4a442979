import type { Sabotage } from "../sabotage.ts";
import { cf } from "./cf.ts";
import { chameleon } from "./chameleon.ts";
import { client } from "./client.ts";
import { cluster } from "./cluster.ts";
import { core } from "./core.ts";
import { declare } from "./declare.ts";
import { dice } from "./dice.ts";
import { http } from "./http.ts";
import { kengi } from "./kengi.ts";
import { rooms } from "./rooms.ts";
import { server } from "./server.ts";
import { store } from "./store.ts";
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
  cluster,
  store,
  http,
  rooms,
  client,
};
