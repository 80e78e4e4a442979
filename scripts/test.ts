/**
 * Everything `npm test` runs: types, style, promises, import walls, unused code, then all tests. Each check counts as
 * one; the last line is `N passed, N failed`. With arguments, only vitest runs, with those.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Check = { readonly name: string; readonly command: readonly [string, ...string[]] };

const checks: readonly Check[] = [
  { name: "types: rules", command: ["tsc", "-p", "packages/rules"] },
  { name: "types: server", command: ["tsc", "-p", "packages/server"] },
  { name: "types: client", command: ["tsc", "-p", "packages/client"] },
  { name: "types: tests and scripts", command: ["tsc", "-p", "tests"] },
  { name: "format and lint", command: ["biome", "ci", "--error-on-warnings"] },
  { name: "floating promises", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "import walls", command: ["depcruise", "--config", ".dependency-cruiser.mjs", "packages"] },
  { name: "unused code", command: ["knip"] },
  { name: "glossary up to date", command: ["node", "scripts/glossary.ts", "--check"] },
];

type Count = { readonly passed: number; readonly failed: number };

function main(args: readonly string[]): void {
  const counts = args.length > 0 ? [] : checks.map(runCheck);
  const all = [...counts, runTests(args)];
  const passed = all.reduce((sum, count) => sum + count.passed, 0);
  const failed = all.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function runCheck({ name, command }: Check): Count {
  const [program, ...args] = command;
  const done = spawnSync(program, args, { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });
  if (done.status === 0) {
    console.log(`ok   ${name}`);
    return { passed: 1, failed: 0 };
  }
  console.log(`FAIL ${name}\n${done.stdout}${done.stderr}${done.error?.message ?? ""}`);
  return { passed: 0, failed: 1 };
}

function runTests(args: readonly string[]): Count {
  const report = join(tmpdir(), `yomiai-tests-${process.pid}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const done = spawnSync("vitest", ["run", ...reporters, ...args], { stdio: "inherit" });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  // A run can fail without a failed test, for example by an error outside of all of them.
  return { passed: numPassedTests, failed: numFailedTests === 0 && done.status !== 0 ? 1 : numFailedTests };
}

main(process.argv.slice(2));
