/**
 * What is broken: somebody learns too much (`leak`) or too little (`silence`); a check, a guard against repetition, a
 * line that makes durable before visible, a wall against strangers, undo's rule of secrets or the choice of dice is gone;
 * somebody is kept out or waiting, or the server is given more to hold than it can (`outage`).
 */
export type Kind = "leak" | "silence" | "refusal" | "repetition" | "durability" | "access" | "undo" | "dice" | "outage";

/** Test files of one vitest project that are run together, and which of their tests: those named as `only` says, or all. */
export type Look = {
  readonly project: "rules" | "server" | "client" | "system";
  /** Files, or folders that end with a slash; none are all of the project. */
  readonly files: readonly string[];
  /** A pattern of full test names. */
  readonly only?: string;
};

/** One small edit that makes the program worse in a way that matters. Some test must turn red. */
export type Sabotage = {
  /** What goes wrong by it, with its clause where there is one. Unique. */
  readonly name: string;
  readonly kind: Kind;
  /** From the root of the repository. */
  readonly file: string;
  /** Exact text that the file holds once; short, so that it outlives changes around it. */
  readonly find: string;
  readonly put: string;
  /** Where it ought to be noticed, the quickest first. */
  readonly looks: readonly Look[];
};

/** A sabotage of a list: its file is below the list's folder, and it has the list's looks unless it names its own. */
export type Entry = Omit<Sabotage, "looks"> & { readonly looks?: readonly Look[] };

/** The sabotages of one folder. */
export function below(folder: string, looks: readonly Look[], entries: readonly Entry[]): readonly Sabotage[] {
  return entries.map((entry) => ({ ...entry, file: `${folder}/${entry.file}`, looks: entry.looks ?? looks }));
}

/** All that looks at one rule system: its scenarios, its own tests, twins, the laws. */
export function looksAtRuleset(id: string): readonly Look[] {
  return [
    { project: "system", files: ["tests/scenarios.test.ts"], only: `scenario ${id}/` },
    { project: "rules", files: [`packages/rules/src/${id}/`] },
    { project: "system", files: ["tests/secrecy/rules.test.ts"], only: `two worlds of ${id} ` },
    { project: "system", files: ["tests/contract/contract.test.ts"], only: `the contract of ${id} ` },
  ];
}

/** The file's text with the sabotage in it. @throws Error if the text to find is not there exactly once */
export function sabotaged(text: string, { file, find, put, name }: Sabotage): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`stale: "${name}": ${file} holds ${JSON.stringify(find)} ${times} times, not once`);
  return text.replace(find, () => put);
}
