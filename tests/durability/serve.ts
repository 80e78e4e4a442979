import { createApp } from "@yomiai/server";
import { diceSeed } from "../play/asking.ts";

/** The real server in a process of its own, to be killed. Tells its parent the port when it answers. */
const app = createApp({
  port: Number(process.env.PORT),
  host: "127.0.0.1",
  dataDir: String(process.env.DATA_DIR),
  logLevel: "silent",
  rateLimits: false,
  messagesPerSecond: Number.POSITIVE_INFINITY,
  drawSeed: () => diceSeed(Number(process.env.SEED)),
});
const { port } = await app.listen();
process.send?.(port);
