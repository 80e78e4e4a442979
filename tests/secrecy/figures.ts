import { call } from "../wire/http.ts";

/** What `/metrics` says: every series, as it is named with its labels, and its value. */
export type Figures = ReadonlyMap<string, number>;

/** Series of the process itself: time, memory, the event loop. */
const OF_THE_PROCESS = /^(nodejs|process)_/;
/** How a command went and how long it took is not told apart: one who knows the secret may be refused in one world. */
const UNEQUAL = /(outcome|le)="[^"]*",?/g;
/** Series that grow with what is done at tables; all others measure time. */
const COUNTS = ["yomiai_command_seconds_count", "yomiai_frozen_total", "yomiai_open_tables"];

/** Reads the server's figures. */
export async function figuresOf(url: string): Promise<Figures> {
  const lines = (await call(`${url}/metrics`)).body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

/**
 * What the figures say of the time between two readings: which series there are and by how much those that count have
 * grown. What measures time is no more than named.
 */
export function figuresSince(before: Figures, now: Figures, { counts }: { readonly counts: boolean }): string {
  const grown = new Map<string, number>();
  for (const [series, value] of now) {
    const name = series.replaceAll(UNEQUAL, "").replace("{}", "");
    if (OF_THE_PROCESS.test(name)) continue;
    const growth = counts && COUNTS.includes(name) ? value - (before.get(series) ?? 0) : 0;
    grown.set(name, (grown.get(name) ?? 0) + growth);
  }
  return [...grown].map(([name, growth]) => `${name} ${growth}`).join("\n");
}
