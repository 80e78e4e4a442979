// The house rules: every gap in the source and every second reading, with the default first.
import { z } from "zod";
import type { HouseOptionMeta } from "../ruleset.ts";

const option = (inSource: boolean, ...clauses: readonly string[]): HouseOptionMeta => ({ inSource, clauses });

/** The schema of the house rules. What each option means to a table stands in the terms. */
export const houseSchema = z
  .strictObject({
    simpleRules: z
      .boolean()
      .default(false)
      .meta(option(true, "CH-14.1", "CH-14.2", "CH-14.3", "CH-14.4", "CH-14.5")),
    tieBreak: z
      .enum(["controlTotal", "gm"])
      .default("controlTotal")
      .meta(option(true, "CH-2.3", "CH-2.4")),
    individualGuess: z.enum(["ask", "never", "always"]).default("ask").meta(option(true, "CH-6.7")),
    representativeFluster: z.enum(["all", "guesser"]).default("all").meta(option(true, "CH-13.6")),
    flusterState: z
      .enum(["counter", "locked", "atOnce"])
      .default("counter")
      .meta(option(true, "CH-13.3", "CH-13.8")),
    lowestSuit: z
      .enum(["hidden", "open"])
      .default("hidden")
      .meta(option(true, "CH-6.4", "CH-19.3")),
    uncontestedPick: z
      .enum(["open", "powerOnly"])
      .default("open")
      .meta(option(true, "CH-6.8", "CH-11.7")),
    interferePenalty: z.enum(["eachWrong", "onlyIfRecovered"]).default("eachWrong").meta(option(true, "CH-11.5")),
    fallenTargets: z.enum(["any", "newly"]).default("any").meta(option(true, "CH-8.1")),
    roundEndRecovery: z.enum(["fallen", "none", "toMax"]).default("fallen").meta(option(false, "CH-12.3")),
    deepFall: z.enum(["everReached", "atRoundEnd"]).default("everReached").meta(option(true, "CH-12.2")),
    shuffle: z.enum(["any", "moveAll"]).default("any").meta(option(true, "CH-16.1")),
    lethalMargin: z.int().min(0).nullable().default(null).meta(option(false, "CH-8.8")),
    autoEnd: z
      .boolean()
      .default(true)
      .meta(option(false, "CH-8.9", "CH-1.4")),
    wakeOnDamage: z.boolean().default(true).meta(option(false, "CH-18.5")),
    npcHealth: z.enum(["open", "steps", "hidden"]).default("open").meta(option(false, "CH-8.6")),
    controlMax: z.int().min(1).max(999).default(20).meta(option(false, "CH-16.4")),
    controlTotal: z.int().min(0).nullable().default(null).meta(option(false, "CH-16.4")),
  })
  .refine((house) => house.controlTotal === null || house.controlTotal <= 3 * house.controlMax, {
    message: "at most three times controlMax",
    path: ["controlTotal"],
  });

/** The house rules of a table, defaults filled in. */
export type House = Readonly<z.infer<typeof houseSchema>>;
