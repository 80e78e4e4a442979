import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseScenario } from "@yomiai/rules/scenario";

/**
 * `pnpm clauses [RULESET…]`: for each clause of a rule system the scenarios and tests that name it, then the clauses
 * that none names. Exit status 1 if there are any.
 */
function main(asked: readonly string[]): void {
  const known = globSync("tests/clauses/*.txt", { cwd: root }).map((file) => basename(file, ".txt"));
  const rulesets = (asked.length === 0 ? known : asked).toSorted();
  const unknown = rulesets.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    console.error(`${unknown}: no such rule system; there are ${known.toSorted().join(", ")}`);
    process.exit(2);
  }
  const uncovered = rulesets.flatMap(report);
  process.exitCode = uncovered.length === 0 ? 0 : 1;
}

const root = `${import.meta.dirname}/../`;
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");

/** A file and the clause ids that it says it covers. */
type Witness = { readonly file: string; readonly clauses: ReadonlySet<string> };

function report(ruleset: string): readonly string[] {
  const clauses = read(`tests/clauses/${ruleset}.txt`).trim().split("\n");
  const witnesses = [...scenariosOf(ruleset), ...testsNaming(prefixOf(clauses))];
  const rows = clauses.map((clause) => ({
    clause,
    files: witnesses.filter((witness) => witness.clauses.has(clause)).map(({ file }) => file),
  }));
  for (const { clause, files } of rows) console.log(`${clause.padEnd(9)} ${files.join(" ") || "-"}`);
  const uncovered = rows.filter(({ files }) => files.length === 0).map(({ clause }) => clause);
  console.log(`${ruleset}: ${clauses.length - uncovered.length} of ${clauses.length} clauses covered`);
  if (uncovered.length > 0) console.log(`not covered: ${uncovered.join(" ")}`);
  return uncovered;
}

/** The letters before the number, the same in all clauses of a rule system. */
function prefixOf(clauses: readonly string[]): string {
  return String(clauses[0]).replace(/-.*/, "");
}

function scenariosOf(ruleset: string): readonly Witness[] {
  return globSync("tests/scenarios/**/*.{yaml,yml}", { cwd: root })
    .toSorted()
    .map((file) => ({ file, scenario: parseScenario(read(file)) }))
    .filter(({ scenario }) => scenario.ruleset === ruleset)
    .map(({ file, scenario }) => ({
      file: file.replace("tests/scenarios/", ""),
      clauses: new Set(scenario.clauses),
    }));
}

function testsNaming(prefix: string): readonly Witness[] {
  const clause = new RegExp(`\\b${prefix}-\\d+\\.\\d+[a-z]?\\b`, "g");
  return globSync(["packages/*/src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"], {
    cwd: root,
    exclude: ["**/node_modules/**"],
  })
    .toSorted()
    .map((file) => ({ file, clauses: new Set(read(file).match(clause) ?? []) }));
}

main(process.argv.slice(2));
