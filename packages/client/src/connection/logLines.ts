import type { ToldLine } from "@yomiai/server/protocol";

/**
 * The log after more lines came in: in order, each once. If the new lines begin behind a gap (after a long sleep), the
 * old ones are let go; they can be read again from the server.
 */
export function withLines(known: readonly ToldLine[], incoming: readonly ToldLine[]): readonly ToldLine[] {
  const first = incoming[0];
  const last = known.at(-1);
  if (first === undefined) return known;
  if (last === undefined || first.line > last.line + 1) return incoming;
  if (first.line === last.line + 1) return [...known, ...incoming];
  const byLine = new Map([...known, ...incoming].map((line) => [line.line, line]));
  return [...byLine.values()].sort((a, b) => a.line - b.line);
}

/** Numbers of the lines that were taken back by a later `undone`. */
export function undoneLines(lines: readonly ToldLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { line, event } of lines) {
    if (event.type !== "undone" || typeof event.toLine !== "number") continue;
    for (let taken = event.toLine + 1; taken < line; taken += 1) undone.add(taken);
  }
  return undone;
}

/** The lines that still count: neither taken back nor themselves an `undone`. */
export function standingLines(lines: readonly ToldLine[]): readonly ToldLine[] {
  const undone = undoneLines(lines);
  return lines.filter(({ line, event }) => event.type !== "undone" && !undone.has(line));
}
