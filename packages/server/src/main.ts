import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";

/** How long a stop may take before the process ends all the same, milliseconds. */
const STOP_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  const app = createApp(readConfig(process.env));
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  await app.listen();
}

main().catch((error: unknown) => {
  const isKnown = error instanceof ConfigError;
  console.error(isKnown ? `The server cannot start:\n${error.message}` : error);
  process.exitCode = 1;
});
