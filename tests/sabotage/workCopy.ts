import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Look, type Sabotage, sabotaged } from "./sabotage.ts";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A throw-away copy of the repository, as it lies on the disk, in which the tests can be run. */
export class WorkCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), "yomiai-sabotage-"));
  /** Looks that were green on the sound program, as JSON. */
  readonly #sound = new Set<string>();

  constructor() {
    const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
    if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
    const files = listed.stdout
      .toString()
      .split("\0")
      .filter((file) => file !== "");
    for (const file of files) this.#copy(file);
    const packages = readdirSync(join(ROOT, "packages")).map((name) => join("packages", name));
    for (const folder of ["", "tests", ...packages]) this.#link(join(folder, "node_modules"));
  }

  #copy(file: string): void {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(this.#folder, file));
  }

  /** Links that point beside themselves, to our own packages among them, are made anew: they lead into the copy. */
  #link(folder: string): void {
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
    mkdirSync(join(this.#folder, folder), { recursive: true });
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(ROOT, path)), join(this.#folder, path));
      else if (entry.name.startsWith("@")) this.#link(path);
      else if (!entry.name.startsWith(".vite")) symlinkSync(join(ROOT, path), join(this.#folder, path));
    }
  }

  /** Does something with the sabotage in place, and mends it. */
  with<T>(sabotage: Sabotage, task: () => T): T {
    const path = join(this.#folder, sabotage.file);
    const sound = readFileSync(path, "utf8");
    writeFileSync(path, sabotaged(sound, sabotage));
    try {
      return task();
    } finally {
      writeFileSync(path, sound);
    }
  }

  /** Runs the tests until one fails. Did all pass, and was there one at all? */
  passes({ project, files, only }: Look): boolean {
    const named = only === undefined ? [] : ["--testNamePattern", only];
    const quickly = files.length > 0 && files.every(isPure) ? ["--pool=threads", "--no-isolate"] : [];
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--bail=1", "--reporter=dot", `--project=${project}`, ...files, ...quickly, ...named];
    const { VITEST: _, VITEST_MODE: __, ...env } = process.env;
    const ran = spawnSync(process.execPath, args, { cwd: this.#folder, env, encoding: "utf8", timeout: TOO_LONG_MS });
    return ran.status === 0;
  }

  /** @throws Error if the look is red without any sabotage: it would notice nothing */
  requireSound(look: Look): void {
    const key = JSON.stringify(look);
    if (this.#sound.has(key)) return;
    if (!this.passes(look)) throw new Error(`red without any sabotage: ${key}`);
    this.#sound.add(key);
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Tests of the rules alone share nothing that they change: they need no process of their own each. */
function isPure(file: string): boolean {
  return file.startsWith("packages/rules/") || file.startsWith("tests/contract/") || file === "tests/scenarios.test.ts";
}

/** A sabotage may make the tests go on for ever: that is noticed too. */
const TOO_LONG_MS = 300_000;
