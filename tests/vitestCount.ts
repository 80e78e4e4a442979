import type { Reporter, TestModule } from "vitest/node";

/**
 * Closes a test run with `N passed, N failed`, for scripts that read the last line. A file that does not load and an
 * error outside all tests count as failed.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errorsOutside: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    process.stdout.write(`${count("passed")} passed, ${count("failed") + broken + errorsOutside.length} failed\n`);
  }
}
