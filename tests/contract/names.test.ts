import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rulesets } from "@yomiai/rules";
import { describe, expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));

/** Folders that must know rulesets by the contract only. */
const SHARED = ["server/src", "client/src", "rules/src/core", "rules/src/dice", "rules/src/play", "rules/src/scenario"];
/** Where rulesets may be named besides their own folders. */
const REGISTRY = join(packages, "client/src/rulesets");

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(REGISTRY));
}

describe("shared code", () => {
  test.each(SHARED)("in %s names no ruleset", (folder) => {
    const named = new RegExp(`["'\`/](${Object.keys(rulesets).join("|")})["'\`/]`);
    const files = sourcesBelow(join(packages, folder));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
