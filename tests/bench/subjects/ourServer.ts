/** The server under measure, with a data folder given as its argument. It counts the views and patches that it makes. */
import { setTimeout as pause } from "node:timers/promises";
import { Encoder } from "@colyseus/schema";
import { type Ruleset, rulesets } from "@yomiai/rules";
import { createApp } from "@yomiai/server";
import { matchMaker } from "colyseus";
import { SEED } from "../fights.ts";
import { answering } from "../measure/answering.ts";

/** How much was made since the last question. */
export type Made = { readonly views: number; readonly patches: number };

let views = 0;
let patches = 0;

function counted(ruleset: Ruleset): Ruleset {
  return {
    ...ruleset,
    view(...given) {
      views += 1;
      return ruleset.view(...given);
    },
  };
}

const { encode } = Encoder.prototype;
Encoder.prototype.encode = function (this: Encoder, ...given: Parameters<typeof encode>) {
  patches += 1;
  return encode.apply(this, given);
};

const [dataDir = "", idleMinutes = "30"] = process.argv.slice(2);
const app = createApp({
  port: 0,
  host: "127.0.0.1",
  dataDir,
  idleMinutes: Number(idleMinutes),
  logLevel: "silent",
  rateLimits: false,
  messagesPerSecond: Number.POSITIVE_INFINITY,
  rulesets: Object.fromEntries(Object.entries(rulesets).map(([id, ruleset]) => [id, counted(ruleset)])),
  drawSeed: () => SEED,
});
const { port } = await app.listen();
answering({
  url: () => `http://127.0.0.1:${port}`,
  /** Resolves when all tables have been closed because nobody was at them. */
  async untilClosed(): Promise<void> {
    while (matchMaker.stats.local.roomCount > 0) await pause(100);
  },
  made(): Made {
    const made = { views, patches };
    views = 0;
    patches = 0;
    return made;
  },
});
