import { parseArgs } from "node:util";
import { parts } from "./list/index.ts";
import { type Outcome, scoreOf, tryOut } from "./tryOut.ts";
import { WorkCopy } from "./workCopy.ts";

const USAGE = `pnpm sabotage [--only PART] [--from N] [--named TEXT] [--whole]
  Breaks the program in one place after the other, in a copy, and demands that some test notices.
  --only   one of ${Object.keys(parts).join(", ")}
  --from   the number of the first one to try, from 1
  --named  those whose name holds this text
  --whole  runs everything on those that their own tests let pass`;

/** Percent that must be noticed. */
const ENOUGH = 95;

const options = {
  only: { type: "string" },
  from: { type: "string", default: "1" },
  named: { type: "string", default: "" },
  whole: { type: "boolean", default: false },
} as const;

/** Prints one line for each sabotage, then the survivors and the score. Exit status 1 below {@link ENOUGH} percent. */
function main(): void {
  const { only, from, named, whole } = parseArgs({ options }).values;
  if ((only !== undefined && !(only in parts)) || !/^[1-9]\d*$/.test(from)) {
    console.error(USAGE);
    process.exit(2);
  }
  const chosen = Object.entries(parts)
    .flatMap(([part, list]) => list.map((sabotage, i) => ({ part, number: i + 1, sabotage })))
    .filter(({ part, number, sabotage }) => {
      return (only ?? part) === part && number >= Number(from) && sabotage.name.includes(named);
    });
  const copy = new WorkCopy();
  process.once("exit", () => copy.remove());
  process.once("SIGINT", () => process.exit(1));
  const outcomes = chosen.map(({ part, number, sabotage }) => {
    const outcome = tryOut(copy, sabotage, { whole });
    console.log(`${part} ${number}: ${lineOf(outcome)}`);
    return outcome;
  });
  summarize(outcomes);
}

function lineOf({ sabotage, caughtBy }: Outcome): string {
  const verdict = caughtBy === undefined ? "SURVIVED" : "caught";
  const where = caughtBy === undefined ? "" : ` (${[...caughtBy.files, caughtBy.only ?? ""].join(" ").trim()})`;
  return `${verdict}: ${sabotage.kind}: ${sabotage.name}${where}`;
}

function summarize(outcomes: readonly Outcome[]): void {
  const survivors = outcomes.filter(({ caughtBy }) => caughtBy === undefined);
  for (const { sabotage } of survivors) console.log(`survivor: ${sabotage.file}: ${sabotage.name}`);
  const score = scoreOf(outcomes);
  console.log(`${outcomes.length - survivors.length} of ${outcomes.length} caught: ${score.toFixed(1)} %`);
  if (score < ENOUGH) process.exitCode = 1;
}

main();
