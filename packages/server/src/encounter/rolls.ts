import type { Ruleset } from "@yomiai/rules";
import type { ToldLine, ToldRoll } from "../protocol.ts";

/** The dice that a reader was told of, in the order of their log. Those of undone lines fell all the same, and are marked. */
export function rollsIn(
  lines: readonly ToldLine[],
  { ruleset, house }: { readonly ruleset: Ruleset; readonly house: unknown },
): readonly ToldRoll[] {
  const undone = undoneIn(lines);
  return lines.flatMap(({ line, at, event }) =>
    (ruleset.diceTold?.(event, house) ?? []).map((dice) => ({ line, at, ...dice, undone: undone.has(line) })),
  );
}

function undoneIn(lines: readonly ToldLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { line, event } of lines) {
    if (event.type !== "undone" || typeof event.toLine !== "number") continue;
    for (let taken = event.toLine + 1; taken < line; taken++) undone.add(taken);
  }
  return undone;
}

/** Those who left the table when a next fight was set up, as far as these lines tell. */
export function goneIn(lines: readonly ToldLine[]): readonly { readonly id: string; readonly name: string }[] {
  return lines.flatMap(({ event: { type, gone } }) =>
    type === "nextFightPrepared" && Array.isArray(gone) ? (gone as readonly { id: string; name: string }[]) : [],
  );
}

/** The rolls as CSV with a line for each die. @param names of combatants by id, as the reader knows them */
export function csvOf(rolls: readonly ToldRoll[], names: ReadonlyMap<string, string>): string {
  const rows = rolls.flatMap(({ line, at, by = "", sides, faces, undone }) =>
    faces.map((face) => [line, at, by, names.get(by) ?? "", `d${sides}`, face, undone ? "undone" : ""]),
  );
  const head = ["line", "time", "combatant", "name", "die", "face", "undone"];
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell in quotes. What a spreadsheet would take for a formula is kept from being one: names are typed by anybody. */
function cell(value: string | number): string {
  const text = String(value).replaceAll('"', '""');
  return `"${typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? "'" : ""}${text}"`;
}
