/** The server under measure, with a data folder given as its argument. Prints its port when it listens. */
import { createApp } from "@yomiai/server";

const app = createApp({
  port: 0,
  host: "127.0.0.1",
  dataDir: process.argv[2] ?? "",
  logLevel: "silent",
  rateLimits: false,
});
const { port } = await app.listen();
process.send?.(port);
