// CF-1.3 to CF-1.8, CF-16.2: what puts one of two equals first, and who may know it.
import type { CfFight, Fighter, Settled } from "../fight.ts";
import type { Knowledge } from "./control.ts";

/** What puts one of two equals first. `byRule`: the base value or what comes after it, whichever it is. */
type TieBreak = Settled["by"] | "waiting" | "base" | "pcSide" | "listed" | "byRule";

/** The fight with one more thing that has put equals into a sequence; of one combatant's own only the latest stays. */
export function withSettled(fight: CfFight, settled: Settled): CfFight {
  const before = (fight.settled ?? []).filter((one) => !("as" in one && "as" in settled && one.as === settled.as));
  return { ...fight, settled: [...before, settled] };
}

/**
 * Why the first of two with equal totals stands before the second. What the GM, a delay or an adjustment has done,
 * everybody has seen. Base values are private, and so is what follows from their being equal or not: to whom they are
 * not known, `byRule`.
 */
export function tieBreakBetween(
  fight: CfFight,
  knows: Knowledge,
  [first, second]: readonly [Fighter, Fighter],
): TieBreak {
  const settled = fight.settled?.findLast((one) => concerns(one, first.id, second.id))?.by;
  if (settled !== undefined && settled !== "agreed") return settled;
  if (!knows(first) || !knows(second)) return "byRule";
  if (settled === "agreed") return settled;
  if (fight.ties.some(({ ids }) => ids.includes(first.id) && ids.includes(second.id))) return "waiting";
  if (first.sheet.initiative !== second.sheet.initiative) return "base";
  return isOfPcs(fight, first) && !isOfPcs(fight, second) ? "pcSide" : "listed";
}

function concerns(settled: Settled, first: string, second: string): boolean {
  if ("as" in settled) return settled.as === first || settled.as === second;
  return settled.ids.includes(first) && settled.ids.includes(second);
}

function isOfPcs({ pcSides }: CfFight, { side }: Fighter): boolean {
  return pcSides.includes(side);
}
