import type { Reporter, TestModule } from "vitest/node";

/**
 * Closes a test run with `N passed, N failed`, for scripts that read the last line. A file that breaks off and an error
 * outside all tests count as failed.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errorsOutside: readonly unknown[]): void {
    const counts = modules.map((module) => {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const failed = states.filter((state) => state === "failed").length;
      // A file that does not load or whose hooks fail has no failed test of its own.
      const isBroken = module.state() === "failed" && failed === 0;
      return { passed: states.filter((state) => state === "passed").length, failed: isBroken ? 1 : failed };
    });
    const sum = (of: "passed" | "failed") => counts.reduce((total, count) => total + count[of], 0);
    process.stdout.write(`${sum("passed")} passed, ${sum("failed") + errorsOutside.length} failed\n`);
  }
}
