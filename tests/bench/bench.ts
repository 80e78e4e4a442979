/**
 * All benches in one run, written into docs/performance.md between its markers and into docs/images/performance.svg.
 * `pnpm bench`; `--quick` for a look with fewer samples; names of benches for some of them, which writes nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { bytes } from "./bytes.ts";
import { capacity } from "./capacity.ts";
import { durability } from "./durability.ts";
import { growth } from "./growth.ts";
import { asMarkdown, type Section, withMeasured } from "./report/document.ts";
import type { Bench, Scale } from "./report/figure.ts";
import { asPicture } from "./report/picture.ts";
import { rulesBeside } from "./rulesBeside.ts";
import { start } from "./start.ts";
import { wire } from "./wire.ts";

const benches = { wire, durability, bytes, growth, capacity, start, rules: rulesBeside } satisfies Record<
  string,
  Bench
>;

const FULL: Scale = { rounds: 5, some: (full) => full };
const QUICK: Scale = { rounds: 3, some: (full) => Math.ceil(full / 5) };
const DOCUMENT = new URL("../../docs/performance.md", import.meta.url);
const PICTURE = new URL("../../docs/images/performance.svg", import.meta.url);

const given = process.argv.slice(2);
const isQuick = given.includes("--quick");
const names = given.filter((name) => name !== "--quick");
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(", ")}; there are: ${Object.keys(benches).join(", ")}, and --quick`);
  process.exit(2);
}

const where =
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} cores, ` +
  `load ${(loadavg()[0] ?? 0).toFixed(1)} at the start${isQuick ? ", a quick look with few samples" : ""}.`;
console.log(where);
const sections: Section[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const begun = performance.now();
  const section = { bench, figures: await bench.run(isQuick ? QUICK : FULL) };
  sections.push(section);
  console.log(`\n${asMarkdown([section])}`);
  console.error(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

if (names.length === 0) {
  const measured = `${where}\n\n${asMarkdown(sections)}`;
  writeFileSync(DOCUMENT, withMeasured(readFileSync(DOCUMENT, "utf8"), measured));
  writeFileSync(PICTURE, asPicture(sections));
}
process.exit(0);
