import type { Ruleset } from "@yomiai/rules";
import { type Played, playFight } from "../play/fight.ts";
import type { Vocabulary } from "../play/interventions.ts";
import { Archive } from "../play/probe.ts";
import { type Style, Tried } from "../play/style.ts";
import type { Facts } from "./facts.ts";
import type { Evidence } from "./law.ts";

const STYLES: readonly Style[] = ["bots", "random", "seeking"];

/**
 * Plays fights of a ruleset: demo fights by its bot to the end, and generated tables at random and seeking what has not
 * been tried, with a GM who interferes.
 * @param count how many
 * @param from the first fight's seed
 */
export function gather(
  given: { readonly ruleset: Ruleset; readonly facts: Facts; readonly vocabulary: Vocabulary },
  { count, from }: { readonly count: number; readonly from: number },
): Evidence {
  const memory = { archive: new Archive(), tried: new Tried() };
  const fights = Array.from({ length: count }, (_, i): Played => {
    const style = STYLES[(from + i) % STYLES.length] ?? "random";
    return playFight(given.ruleset, {
      ...memory,
      seed: from + i,
      style,
      steps: style === "bots" ? 1500 : 120,
      interventions: style === "bots" ? 0 : 0.08,
      probed: style === "bots" ? 0.1 : 0.4,
      effort: { offered: 6, beside: 8, archived: 3 },
      vocabulary: given.vocabulary,
    });
  });
  return { ruleset: given.ruleset, facts: given.facts, fights };
}
