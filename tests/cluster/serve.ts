import { createApp } from "@yomiai/server";
import { readConfig } from "@yomiai/server/config";
import { diceSeed } from "../play/asking.ts";

/** The real server by its real environment, but for dice that tests foresee. */
const app = createApp({ ...readConfig(process.env), drawSeed: () => diceSeed(Number(process.env.SEED)) });
process.once("SIGTERM", () => void app.close().then(() => process.exit(0)));
await app.listen();
