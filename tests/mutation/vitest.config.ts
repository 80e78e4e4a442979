import { defineConfig } from "vitest/config";

/** The tests that `pnpm mutate` runs on each mutant: the unit tests of what it mutates. */
export default defineConfig({
  test: { testTimeout: 60_000, include: ["packages/rules/src/{core,dice}/**/*.test.ts"] },
});
