import type { Look, Sabotage } from "./sabotage.ts";
import type { WorkCopy } from "./workCopy.ts";

/** What became of a sabotage: the look that noticed it, or none. */
export type Outcome = { readonly sabotage: Sabotage; readonly caughtBy: Look | undefined };

/** All that CI runs without a browser. */
const WHOLE: readonly Look[] = [
  { project: "rules", files: [] },
  { project: "server", files: [] },
  { project: "client", files: [] },
  { project: "system", files: [] },
];

/**
 * Looks for a sabotage where it ought to be noticed, and with `whole` everywhere, until something is red.
 * @param copy a copy of the sound program, which it is again afterwards
 * @throws Error if a look is red without any sabotage, or the sabotage does not apply
 */
export function tryOut(copy: WorkCopy, sabotage: Sabotage, { whole }: { readonly whole: boolean }): Outcome {
  const looks = whole ? [...sabotage.looks, ...WHOLE] : sabotage.looks;
  const caughtBy = looks.find((look) => {
    copy.requireSound(look);
    return copy.with(sabotage, () => !copy.passes(look));
  });
  return { sabotage, caughtBy };
}

/** Share of the sabotages that some test noticed, in percent. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  const caught = outcomes.filter(({ caughtBy }) => caughtBy !== undefined).length;
  return outcomes.length === 0 ? 0 : (100 * caught) / outcomes.length;
}
