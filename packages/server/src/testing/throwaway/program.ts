import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that tests start, or why they cannot. */
export type Found = { readonly path: string } | { readonly missing: string };

/** Folders in which Debian keeps PostgreSQL's programs, the newest first: they are not in PATH. */
function postgresFolders(): readonly string[] {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, "bin"));
}

/** Looks for a program of a Debian package. */
export function findProgram(name: string, debianPackage: string): Found {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...postgresFolders(), "/usr/sbin"];
  const folder = folders.find((one) => existsSync(join(one, name)));
  return folder === undefined
    ? { missing: `${name} is not here: sudo apt-get install ${debianPackage}` }
    : { path: join(folder, name) };
}

/** PostgreSQL refuses to run as root: then it runs as Debian's `nobody`. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/**
 * Why tests that need these programs cannot run here, or undefined. It is printed once: a test that is left out must not
 * pass for one that succeeded.
 */
export function whyNot(...needed: readonly Found[]): string | undefined {
  const missing = needed.flatMap((found) => ("missing" in found ? [found.missing] : []));
  if (missing.length === 0) return undefined;
  const why = `SKIPPED, not passed: ${missing.join("; ")}`;
  console.warn(why);
  return why;
}
