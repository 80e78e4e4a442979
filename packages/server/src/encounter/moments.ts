import { setImmediate } from "node:timers/promises";
import { apply, type Encounter, replay, type Viewer } from "@yomiai/rules";
import type { Moment, ToldLine } from "../protocol.ts";

/** What a viewer was told of a fight, and the fight itself: read between two commands, and then left alone. */
export type Past = {
  readonly encounter: Encounter;
  readonly viewer: Viewer;
  readonly lines: readonly ToldLine[];
  /** By place of the commit: how many of the lines there were after it. */
  readonly linesAfter: readonly number[];
};

/** Commits folded in one go; then others get their turn. */
const IN_ONE_GO = 50;

/**
 * The moments of a fight as this viewer lived them: one for each commit that told them something, with the lines it told
 * and the table as they saw it then. Undone moments are among them. Only those whose last line is from `after` (exclusive)
 * to `upTo`; before the first line there is the moment 0.
 */
export async function momentsOf(
  { encounter, viewer, lines, linesAfter }: Past,
  range: { readonly after: number; readonly upTo: number },
): Promise<readonly Moment[]> {
  const { ruleset, founding, commits } = encounter;
  const moments: Moment[] = [];
  let now = replay(ruleset, founding, []);
  let told = 0;
  const look = (line: number) => {
    const table = { ...ruleset.view(now.state, viewer), prompts: [] };
    moments.push({ line, lines: lines.slice(told, line), table });
  };
  if (range.after < 0) look(0);
  for (const [place, commit] of commits.entries()) {
    if (place % IN_ONE_GO === IN_ONE_GO - 1) await setImmediate();
    now = apply(now, commit);
    const line = linesAfter[place] ?? told;
    if (line > told && line > range.after && line <= range.upTo) look(line);
    told = line;
    if (told >= range.upTo) break;
  }
  return moments;
}
