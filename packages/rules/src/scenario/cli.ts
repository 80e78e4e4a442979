import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { MODES, runScenario } from "./run.ts";
import { parseScenario } from "./scenario.ts";

/** `pnpm scenario PATH…`: one line a scenario, all modes; closes with the count. Exit status 1 if any failed or none was found. */
function main(paths: readonly string[]): void {
  if (paths.length === 0) {
    console.error("usage: pnpm scenario PATH…   (scenario files or folders of them)");
    process.exit(2);
  }
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`no such file or folder: ${missing.join(", ")}`);
    process.exit(2);
  }
  const files = paths.flatMap(scenarioFiles);
  const failed = files.filter((file) => !report(file)).length;
  console.log(`${files.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || files.length === 0 ? 1 : 0;
}

function scenarioFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return names.flatMap((entry) => {
    if (entry.isDirectory()) return scenarioFiles(join(path, entry.name));
    return /\.ya?ml$/.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

function report(file: string): boolean {
  const failures = failuresOf(file);
  console.log(`${failures.length === 0 ? "ok  " : "FAIL"} ${file}`);
  for (const failure of failures) console.log(`     ${failure}`);
  return failures.length === 0;
}

function failuresOf(file: string): readonly string[] {
  try {
    const scenario = parseScenario(readFileSync(file, "utf8"));
    return MODES.flatMap((mode) => runScenario(scenario, mode).map((failure) => `${mode}: ${failure}`));
  } catch (error) {
    return [String(error instanceof Error ? error.message : error)];
  }
}

main(process.argv.slice(2));
