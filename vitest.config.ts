import { defineConfig } from "vitest/config";

/** What is waited for may take long on a busy machine: the usual second, or ten to set up, are for one page on an idle one. */
const patience = { hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Unit tests beside the code run as `unit`; what needs a server or a browser lies in tests/ and has a project of its own. */
export default defineConfig({
  test: {
    reporters: ["default", "./tests/vitestCount.ts"],
    projects: [
      { test: { name: "rules", include: ["packages/rules/src/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: { name: "server", include: ["packages/server/src/**/*.test.ts"], testTimeout: 60_000, ...patience },
      },
      {
        test: { name: "client", include: ["packages/client/src/**/*.test.{ts,tsx}"] },
      },
      {
        test: {
          name: "system",
          include: ["tests/**/*.test.ts"],
          exclude: ["**/node_modules/**", "tests/e2e/**", "tests/bench/**"],
          testTimeout: 600_000,
          ...patience,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: 600_000,
          ...patience,
          fileParallelism: false,
        },
      },
    ],
  },
});
